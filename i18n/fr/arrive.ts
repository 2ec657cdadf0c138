import type { arrive as ko } from '../ko/arrive.ts';
import type { PartOf } from '../messages.ts';

/** What is asked and said when somebody comes from a linked site; the portals' own names. */
export const arrive = {
  arrive: {
    change: 'Vous êtes connecté en tant que %{from}. Voulez-vous passer à %{to} ?',
    leave: 'Un autre site demande la déconnexion de %{from}. Voulez-vous vous déconnecter ?',
    failed: 'La connexion depuis le site lié n’a pas pu être confirmée. Veuillez vous reconnecter.',
  },
  phone: { nav: 'Menus principaux' },
} as const satisfies PartOf<typeof ko>;
