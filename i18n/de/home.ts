import type { home as ko } from '../ko/home.ts';
import type { PartOf } from '../messages.ts';

/** German interface words of the home page; its content comes in English. */
export const home = {
  title: 'System für die Schiffsreparatur',
  nav: 'Abschnitte',
  section: {
    main: 'Start',
    benefits: 'Nutzen',
    features: 'Merkmale',
    configuration: 'Aufbau',
    processes: 'Abläufe',
    screen1: 'Bildschirm 1',
    screen2: 'Bildschirm 2',
    screen3: 'Bildschirm 3',
    video: 'Demovideo',
    demo: 'Demo anfragen',
  },
  banner: {
    label: 'Einführung',
    carousel: 'Karussell',
    slide: 'Folie',
    of: 'Folie %{no} von %{count}',
    choose: 'Folie wählen',
    pause: 'Wechsel anhalten',
    play: 'Wechsel starten',
  },
  to: {
    demo: 'Demo anfragen',
    store: 'Dienste ansehen',
    screens: 'Bildschirme ansehen',
    contact: 'Kontakt',
  },
  video: {
    open: 'Demovideo abspielen',
    close: 'Video schließen',
    chapters: 'Kapitel des Videos',
    failed: 'Das Video konnte nicht geladen werden. Bitte versuchen Sie es später erneut.',
  },
} as const satisfies PartOf<typeof ko>;
