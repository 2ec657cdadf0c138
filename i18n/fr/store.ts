import type { store as ko } from '../ko/store.ts';
import type { PartOf } from '../messages.ts';

/** French interface of store, introductions and sitemap; what is told of a service falls back to English. */
export const store = {
  title: 'Services',
  lead: 'Abonnez-vous seulement à ce dont vous avez besoin. Tous les services partagent un compte et les mêmes données. Prix hors TVA.',
  platform: 'Plateforme',
  all: 'Tous',
  more: 'En savoir plus',
  none: 'Aucun service ne correspond aux plateformes choisies.',
  none_hint: 'Veuillez choisir au moins une plateforme ci-dessus.',
  choose_all: 'Tout choisir',
  shown: '%{count} services affichés.',
  failed: 'Les services n’ont pas pu être chargés. Veuillez réessayer dans un instant.',
  again: 'Réessayer',
  tip: {
    demo: {
      title: 'Quel service vous convient ?',
      text: 'Parlez-nous de votre travail, nous choisirons ensemble.',
      way: 'Demander une démo',
    },
    bond: {
      title: 'Le transport sous douane',
      text: 'Cinq étapes en images, de l’agrément du véhicule à l’arrivée.',
      way: 'Voir les 5 étapes',
    },
  },
  detail: {
    list: 'Tous les services',
    apply: 'Demander l’accès',
    tabs: 'À propos du service',
    summary: 'Présentation',
    functions: 'Fonctions principales',
    price: 'Tarifs',
    empty: 'La description est en préparation.',
  },
  carousel: {
    label: 'Images du service',
    role: 'carrousel',
    picture: '%{name}, image %{at}',
    previous: 'Image précédente',
    next: 'Image suivante',
  },
  missing: 'Ce service n’existe pas.',
  missing_hint: 'Vérifiez l’adresse ou cherchez parmi les services.',
  to_store: 'Vers les services',
  info: {
    back: 'Retour',
    who: 'Qui l’utilise',
    steps: 'Le transport sous douane en cinq étapes',
    features: 'Fonctions principales',
  },
} as const satisfies PartOf<typeof ko>;
