import type { Messages } from '../messages.ts';

/** What went wrong, above every page (1-foundations 8). */
export const trouble = {
  network:
    'Le serveur API n’a pas répondu.\nRequête : %{request}\nVeuillez contacter votre commercial et l’administrateur du système.\nTéléphone : %{phone}',
  general: 'Une erreur est survenue. Veuillez contacter l’administrateur.\nErreur : %{name}',
  detail: 'Requête : %{request}\nStatut : %{status}\nMessage : %{message}',
  chunk:
    'Une partie de la page n’a pas pu être chargée. Vérifiez votre connexion.\nRecharger maintenant ? Enregistrez d’abord votre saisie.',
  outdated: 'Une nouvelle version est disponible.\nRecharger maintenant ? Enregistrez d’abord votre saisie.',
  broken: {
    title: 'Cette page n’a pas pu être affichée',
    lead: 'Le problème a été enregistré. S’il persiste après rechargement, appelez l’assistance : %{phone}.',
  },
  lost: {
    title: 'Cette page n’a pas pu être chargée',
    lead: 'Vérifiez votre connexion et rechargez. Assistance : %{phone}.',
  },
  new: { title: 'Une nouvelle version est disponible', lead: 'Rechargez pour utiliser les nouvelles pages.' },
  reload: 'Recharger',
  home: 'Accueil',
} as const satisfies Messages;
