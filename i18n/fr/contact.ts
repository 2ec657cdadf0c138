import type { contact as ko } from '../ko/contact.ts';
import type { PartOf } from '../messages.ts';

export const contact = {
  lead: 'Écrivez-nous ou appelez-nous. Nous répondons les jours ouvrables, %{from}–%{to}.',
  head: 'Siège',
  lab: 'Centre de recherche',
  address: 'Adresse',
  phone: 'Téléphone',
  fax: 'Fax',
  email: 'E-mail',
  hours: 'Horaires',
  hours_value: 'Jours ouvrables %{from}–%{to} (fermé les jours fériés, samedis et dimanches)',
} as const satisfies PartOf<typeof ko>;
