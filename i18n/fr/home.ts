import type { home as ko } from '../ko/home.ts';
import type { PartOf } from '../messages.ts';

/** French interface words of the home page; its content comes in English. */
export const home = {
  title: 'Système d’aide à la réparation navale',
  nav: 'Sections',
  section: {
    main: 'Accueil',
    benefits: 'Avantages',
    features: 'Points forts',
    configuration: 'Architecture',
    processes: 'Étapes clés',
    screen1: 'Écran 1',
    screen2: 'Écran 2',
    screen3: 'Écran 3',
    video: 'Vidéo',
    demo: 'Demander une démo',
  },
  banner: {
    label: 'Présentation',
    carousel: 'carrousel',
    slide: 'diapositive',
    of: 'Diapositive %{no} sur %{count}',
    choose: 'Choisir une diapositive',
    pause: 'Suspendre le défilement',
    play: 'Reprendre le défilement',
  },
  to: {
    demo: 'Demander une démo',
    store: 'Voir les services',
    screens: 'Voir les écrans',
    contact: 'Nous contacter',
  },
  video: {
    open: 'Lire la vidéo',
    close: 'Fermer la vidéo',
    chapters: 'Chapitres de la vidéo',
    failed: 'La vidéo n’a pas pu être chargée. Veuillez réessayer plus tard.',
  },
} as const satisfies PartOf<typeof ko>;
