import { arrive } from './arrive.ts';
import { contact } from './contact.ts';
import { frame } from './frame.ts';
import type { portal as ko } from '../ko/portal.ts';
import type { PartOf } from '../messages.ts';

/** German copy of the public portal's interface. */
export const portal = {
  quick: { show: 'Liste für den Schnellzugang' },
  login: {
    title: 'Anmelden',
    lead: 'Ein Konto für alle Dienste von Hangro.',
    id: 'Benutzer-ID',
    id_hint: 'Benutzer-ID oder E-Mail',
    password: 'Passwort',
    remember: 'ID merken',
    submit: 'Anmelden',
    working: 'Anmeldung läuft',
    find_id: 'ID suchen',
    find_pw: 'Passwort vergessen',
    join: 'Registrieren',
    first: 'Neu hier?',
    apply: 'Melden Sie sich an, um die Anmeldung für %{service} fortzusetzen.',
    apply_first: 'Neu hier? Registrieren Sie sich zuerst.',
    id_required: 'Bitte geben Sie Ihre Benutzer-ID ein.',
    password_required: 'Bitte geben Sie Ihr Passwort ein.',
    failed: 'Die Anmeldung ist fehlgeschlagen. Bitte versuchen Sie es später erneut.',
  },
  loading: 'Wird geladen',
  ...arrive,
  ...frame,
  contact,
  /** Ways to see the product at work. */
  tryout: {
    enter: 'Werft jetzt ausprobieren',
    entering: 'Wird geöffnet',
    failed: 'Die Demo-Werft konnte nicht geöffnet werden. Bitte versuchen Sie es gleich noch einmal.',
    film: 'Demovideo ansehen',
  },
} as const satisfies PartOf<typeof ko>;
