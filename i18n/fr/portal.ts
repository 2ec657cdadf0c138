import { arrive } from './arrive.ts';
import { contact } from './contact.ts';
import { frame } from './frame.ts';
import type { portal as ko } from '../ko/portal.ts';
import type { PartOf } from '../messages.ts';

/** French copy of the public portal's interface. */
export const portal = {
  quick: { show: 'Liste d’accès rapide' },
  login: {
    title: 'Connexion',
    lead: 'Un seul compte pour tous les services de Hangro.',
    id: 'Identifiant',
    id_hint: 'Identifiant ou e-mail',
    password: 'Mot de passe',
    remember: 'Mémoriser l’identifiant',
    submit: 'Se connecter',
    working: 'Connexion en cours',
    find_id: 'Retrouver l’identifiant',
    find_pw: 'Mot de passe oublié',
    join: 'S’inscrire',
    first: 'Première visite ?',
    apply: 'Connectez-vous pour poursuivre votre demande pour %{service}.',
    apply_first: 'Première visite ? Inscrivez-vous d’abord.',
    id_required: 'Veuillez saisir votre identifiant.',
    password_required: 'Veuillez saisir votre mot de passe.',
    failed: 'La connexion a échoué. Veuillez réessayer plus tard.',
  },
  loading: 'Chargement',
  ...arrive,
  ...frame,
  contact,
  /** Ways to see the product at work. */
  tryout: {
    enter: 'Essayer le chantier',
    entering: 'Ouverture',
    failed: 'Le chantier de démonstration n’a pas pu être ouvert. Réessayez dans un instant.',
    film: 'Voir la vidéo de démonstration',
  },
} as const satisfies PartOf<typeof ko>;
