import type { arrive as ko } from '../ko/arrive.ts';
import type { PartOf } from '../messages.ts';

/** What is asked and said when somebody comes from a linked site; the portals' own names. */
export const arrive = {
  arrive: {
    change: 'Sie sind als %{from} angemeldet. Möchten Sie zu %{to} wechseln?',
    leave: 'Eine andere Website möchte %{from} abmelden. Möchten Sie sich abmelden?',
    failed: 'Die Anmeldung von der verbundenen Website konnte nicht bestätigt werden. Bitte melden Sie sich erneut an.',
  },
  phone: { nav: 'Hauptmenüs' },
} as const satisfies PartOf<typeof ko>;
