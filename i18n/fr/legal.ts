import type { legal as ko } from '../ko/legal.ts';
import type { PartOf } from '../messages.ts';

/** French words around the legal texts, which are read in English. */
export const legal = {
  title: {
    terms: 'Conditions d’utilisation',
    policy: 'Conditions cloud et SLA',
    privacy: 'Politique de confidentialité',
    consent: 'Consentement à la collecte de données personnelles',
  },
  lead: {
    terms: 'Ce que l’entreprise et les membres respectent en utilisant Hangro. Le texte est en anglais.',
    policy: 'Conditions et niveaux de service des services cloud souscrits. Le texte est en anglais.',
    privacy: 'Pourquoi et comment Hangro traite les données personnelles. Le texte est en anglais.',
    consent: 'Finalités, données et durée de conservation à l’inscription. Le texte est en anglais.',
  },
  effective: 'En vigueur depuis',
  current: 'actuelle',
  upcoming: 'à venir',
  past: 'antérieure',
  compare: 'Comparer avec la version précédente',
  whole: 'Afficher le texte entier',
  print: 'Imprimer',
  toc: 'Sommaire',
  anchor: 'Adresse de « %{title} »',
  is_past: 'Version antérieure qui n’est plus en vigueur (en vigueur depuis le %{day}).',
  is_upcoming: 'Cette version n’est pas encore en vigueur. Elle s’applique à partir du %{day}.',
  history: 'Versions',
  shown: 'Affichée ici',
  see: 'Lire',
  see_current: 'Lire la version actuelle',
  marked: { ins: 'Nouveau : ', del: 'Supprimé : ' },
  compare_lead: 'Articles différents : %{count}. Le nouveau est souligné, le supprimé est barré.',
  change: { changed: 'Modifié', added: 'Nouveau', removed: 'Supprimé' },
  after: 'Après · en vigueur depuis le %{day}',
  before: 'Avant · en vigueur depuis le %{day}',
  no_article: 'Cet article n’existe pas.',
} as const satisfies PartOf<typeof ko>;
