import type { contact as ko } from '../ko/contact.ts';
import type { Twin } from '../messages.ts';

export const contact = {
  lead: 'Write or call us. We answer on weekdays, %{from}–%{to}.',
  head: 'Headquarters',
  lab: 'R&D centre',
  address: 'Address',
  phone: 'Phone',
  fax: 'Fax',
  email: 'E-mail',
  hours: 'Hours',
  hours_value: 'Weekdays %{from}–%{to} (closed on holidays, Saturdays and Sundays)',
  ask_text: 'Not urgent? Put your question on the board; the answer comes there and by e-mail.',
  ask: 'Ask a question',
} as const satisfies Twin<typeof ko>;
