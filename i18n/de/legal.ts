import type { legal as ko } from '../ko/legal.ts';
import type { PartOf } from '../messages.ts';

/** German words around the legal texts, which are read in English. */
export const legal = {
  title: {
    terms: 'Nutzungsbedingungen',
    policy: 'Cloud-Bedingungen und SLA',
    privacy: 'Datenschutzerklärung',
    consent: 'Einwilligung in die Erhebung personenbezogener Daten',
  },
  lead: {
    terms: 'Was Unternehmen und Mitglieder bei der Nutzung von Hangro beachten. Der Text liegt auf Englisch vor.',
    policy: 'Bedingungen und Servicelevel der abonnierten Cloud-Dienste. Der Text liegt auf Englisch vor.',
    privacy: 'Wozu und wie Hangro personenbezogene Daten verarbeitet. Der Text liegt auf Englisch vor.',
    consent: 'Zwecke, Angaben und Aufbewahrung der Daten bei der Anmeldung. Der Text liegt auf Englisch vor.',
  },
  effective: 'In Kraft seit',
  current: 'aktuell',
  upcoming: 'künftig',
  past: 'früher',
  compare: 'Mit der früheren Fassung vergleichen',
  whole: 'Ganzen Text zeigen',
  print: 'Drucken',
  toc: 'Inhalt',
  anchor: 'Adresse von „%{title}“',
  is_past: 'Dies ist eine frühere Fassung, die nicht mehr gilt (in Kraft seit %{day}).',
  is_upcoming: 'Diese Fassung gilt noch nicht. Sie tritt am %{day} in Kraft.',
  history: 'Fassungen',
  shown: 'Hier gezeigt',
  see: 'Lesen',
  see_current: 'Aktuelle Fassung lesen',
  marked: { ins: 'Neu: ', del: 'Entfallen: ' },
  compare_lead: 'Abweichende Artikel: %{count}. Neues ist unterstrichen, Entfallenes durchgestrichen.',
  change: { changed: 'Geändert', added: 'Neu', removed: 'Entfallen' },
  after: 'Danach · in Kraft seit %{day}',
  before: 'Davor · in Kraft seit %{day}',
  no_article: 'Diesen Artikel gibt es nicht.',
} as const satisfies PartOf<typeof ko>;
