import type { contact as ko } from '../ko/contact.ts';
import type { PartOf } from '../messages.ts';

export const contact = {
  lead: 'Schreiben Sie uns oder rufen Sie an. Wir antworten werktags, %{from}–%{to} Uhr.',
  head: 'Hauptsitz',
  lab: 'Forschungszentrum',
  address: 'Anschrift',
  phone: 'Telefon',
  fax: 'Fax',
  email: 'E-Mail',
  hours: 'Zeiten',
  hours_value: 'Werktags %{from}–%{to} (an Feiertagen, samstags und sonntags geschlossen)',
} as const satisfies PartOf<typeof ko>;
