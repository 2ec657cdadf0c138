import type { Messages } from '../messages.ts';

/** Titles and descriptions of the public pages for search engines, by their address below the base. */
export const pages = {
  index: {
    description:
      'Hangro établit, imprime et envoie les devis de réparation navale et réunit navires, partenaires, prix et modifications. Découvrez ses écrans et demandez une démonstration.',
  },
  login: {
    description:
      'Connectez-vous à Hangro et poursuivez votre travail : réparation navale, inspection, douane et transport.',
  },
  join: {
    title: 'Inscription',
    description: 'Inscrivez-vous en quatre étapes.',
  },
  'find/id': {
    description: 'Retrouvez votre identifiant par votre adresse e-mail ou votre numéro de mobile.',
  },
  'find/pw': {
    description: 'Confirmez votre identité par un code et choisissez un nouveau mot de passe.',
  },
  contactUndo: {
    description: 'Annulez avec le code du message une modification de vos coordonnées que vous n’avez pas faite.',
  },
  terms: {
    description: 'Conditions et tarifs des services Hangro, droits et devoirs de chacun.',
  },
  policy: {
    description: 'Disponibilité, délais de réaction, compensation et sauvegardes du service cloud.',
  },
  privacy: {
    description:
      'Quelles données personnelles Hangro recueille, pourquoi, combien de temps et comment elles sont protégées.',
  },
  consent: {
    description:
      'Pourquoi des données sont nécessaires à l’inscription, lesquelles, leur durée et votre droit de refuser.',
  },
  'about/contact': {
    description: 'Adresses, téléphone, fax, e-mail et horaires de l’assistance de Hangro.',
  },
  'about/notice': {
    description: 'Annonces de Hangro, questions fréquentes et réponses.',
  },
  'about/sitemap': {
    description: 'Toutes les pages de Hangro en un coup d’œil.',
  },
  rss: { title: 'Annonces de Hangro' },
  missing: {
    title: 'Page introuvable',
    description: 'Il n’y a pas de page à cette adresse.',
  },
} as const satisfies Messages;
