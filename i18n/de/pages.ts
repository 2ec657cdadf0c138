import type { Messages } from '../messages.ts';

/** Titles and descriptions of the public pages for search engines, by their address below the base. */
export const pages = {
  index: {
    description:
      'Hangro erstellt, druckt und versendet Angebote für die Schiffsreparatur und führt Schiffe, Partner, Preise und Änderungen an einem Ort. Sehen Sie die Bildschirme und fordern Sie eine Vorführung an.',
  },
  login: {
    description:
      'Melden Sie sich bei Hangro an und arbeiten Sie weiter: Schiffsreparatur, Inspektion, Zoll und Transport.',
  },
  join: {
    title: 'Registrieren',
    description: 'Registrieren Sie sich in vier Schritten.',
  },
  'find/id': {
    description: 'Finden Sie Ihre ID über die hinterlegte E-Mail-Adresse oder Mobilnummer.',
  },
  'find/pw': {
    description: 'Bestätigen Sie sich mit einem Code und wählen Sie ein neues Passwort.',
  },
  contactUndo: {
    description:
      'Machen Sie eine Änderung Ihrer Kontaktdaten, die nicht von Ihnen stammt, mit dem Code aus der Nachricht rückgängig.',
  },
  terms: {
    description: 'Bedingungen und Gebühren der Hangro-Dienste, Rechte und Pflichten.',
  },
  policy: {
    description: 'Verfügbarkeit, Reaktionszeiten, Entschädigung und Sicherungen des Cloud-Dienstes.',
  },
  privacy: {
    description:
      'Welche personenbezogenen Daten Hangro erhebt, wozu, wie lange sie bleiben und wie sie geschützt sind.',
  },
  consent: {
    description:
      'Wozu Daten für die Registrierung nötig sind, welche es sind, wie lange sie bleiben, und Ihr Recht abzulehnen.',
  },
  'about/contact': {
    description: 'Adressen, Telefon, Fax, E-Mail und Zeiten des Kundendienstes von Hangro.',
  },
  'about/notice': {
    description: 'Mitteilungen von Hangro, häufige Fragen und Antworten.',
  },
  'about/sitemap': {
    description: 'Alle Seiten von Hangro auf einen Blick.',
  },
  rss: { title: 'Mitteilungen von Hangro' },
  missing: {
    title: 'Seite nicht gefunden',
    description: 'Unter dieser Adresse gibt es keine Seite.',
  },
} as const satisfies Messages;
