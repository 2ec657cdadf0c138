import type { board as ko } from '../ko/board.ts';
import type { PartOf } from '../messages.ts';

/** German texts of the public boards. */
export const board = {
  title: { platform_notice: 'Mitteilungen', platform_qna: 'Fragen und Antworten', platform_faq: 'Häufige Fragen' },
  name: { platform_notice: 'Mitteilungen', platform_qna: 'Q&A', platform_faq: 'FAQ' },
  lead: {
    platform_notice: 'Wartungstermine, neue Funktionen und Änderungen der Bedingungen.',
    platform_qna: 'Lesen Sie, was andere gefragt haben, und teilen Sie Ihr Wissen.',
    platform_faq: 'Was am häufigsten gefragt wird. Fehlt Ihre Antwort, wenden Sie sich bitte an den Support.',
  },
  choose: 'Forum',
  category: 'Kategorie',
  sub: { ALL: 'ALL', MEMBER: 'Mitglied', BILL: 'Abrechnung', CUSTOMS: 'Zoll', RS4: 'Schiffsreparatur', ORDER: 'Bestellung', ETC: 'Sonstiges' },
  kind: { GEN: 'Allgemein', TERMS: 'Bedingungen', MAINT: 'Wartung', REL: 'Neuerung' },
  search: { label: 'Suchwort', hint: 'Titel oder Text durchsuchen', go: 'Suchen' },
  count: '\u00a0Beiträge',
  column: { no: 'Nr.', title: 'Titel', writer: 'Verfasser', made: 'Datum', views: 'Aufrufe' },
  views: 'Aufrufe',
  pinned: 'Angeheftet',
  korean: 'Auf Koreanisch',
  pager: { label: 'Seiten', first: 'Erste', prev: 'Zurück', page: 'Seite %{n}', next: 'Weiter', last: 'Letzte' },
  empty: {
    found: 'Kein Beitrag entspricht der Suche.',
    hint: 'Versuchen Sie andere Wörter oder löschen Sie das Suchwort.',
    clear: 'Suchwort löschen',
    none: 'Noch keine Beiträge.',
  },
  retry: 'Erneut versuchen',
  list: 'Zur Liste',
  files: 'Anhänge',
  reply: {
    heading: 'Antworten',
    edited: 'bearbeitet',
    edit: 'Bearbeiten',
    remove: 'Löschen',
    more: 'Mehr anzeigen',
    less: 'Weniger anzeigen',
    write: 'Antwort schreiben',
    nickname: 'Name',
    password: 'Passwort',
    text: 'Text',
    save: 'Speichern',
    cancel: 'Abbrechen',
  },
  popup: { label: 'Mitteilung', more: 'Weiterlesen', today: 'Heute nicht mehr anzeigen', close: 'Schließen' },
} as const satisfies PartOf<typeof ko>;
