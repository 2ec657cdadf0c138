import type { store as ko } from '../ko/store.ts';
import type { PartOf } from '../messages.ts';

/** German interface of store, introductions and sitemap; what is told of a service falls back to English. */
export const store = {
  title: 'Dienste',
  lead: 'Abonnieren Sie nur, was Sie brauchen. Alle Dienste teilen ein Konto und dieselben Stammdaten. Preise ohne Mehrwertsteuer.',
  platform: 'Plattform',
  all: 'Alle',
  more: 'Mehr erfahren',
  none: 'Für die gewählten Plattformen gibt es keinen Dienst.',
  none_hint: 'Bitte wählen Sie oben mindestens eine Plattform.',
  choose_all: 'Alle wählen',
  shown: '%{count} Dienste werden gezeigt.',
  failed: 'Die Dienste konnten nicht geladen werden. Bitte versuchen Sie es gleich noch einmal.',
  again: 'Erneut versuchen',
  tip: {
    demo: {
      title: 'Welcher Dienst passt?',
      text: 'Erzählen Sie uns von Ihrer Arbeit, wir wählen gemeinsam.',
      way: 'Demo anfragen',
    },
    bond: {
      title: 'So läuft der Zolltransport',
      text: 'Fünf Schritte in Bildern, von der Fahrzeugzulassung bis zur Ankunft.',
      way: '5 Schritte ansehen',
    },
  },
  detail: {
    list: 'Alle Dienste',
    apply: 'Nutzung beantragen',
    tabs: 'Über den Dienst',
    summary: 'Überblick',
    functions: 'Hauptfunktionen',
    price: 'Preise',
    empty: 'Die Beschreibung wird vorbereitet.',
  },
  carousel: {
    label: 'Bilder des Dienstes',
    role: 'Bilderkarussell',
    picture: '%{name}, Bild %{at}',
    previous: 'Vorheriges Bild',
    next: 'Nächstes Bild',
  },
  missing: 'Diesen Dienst gibt es nicht.',
  missing_hint: 'Prüfen Sie die Adresse oder sehen Sie bei den Diensten nach.',
  to_store: 'Zu den Diensten',
  info: {
    back: 'Zurück',
    who: 'Wer damit arbeitet',
    steps: 'Zolltransport in fünf Schritten',
    features: 'Hauptfunktionen',
  },
} as const satisfies PartOf<typeof ko>;
