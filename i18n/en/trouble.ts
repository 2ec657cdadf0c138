import type { Messages } from '../messages.ts';

/** What went wrong, above every page (1-foundations 8). */
export const trouble = {
  network:
    'The API server did not respond.\nRequest: %{request}\nPlease contact your sales representative and the system administrator.\nPhone: %{phone}',
  general: 'An error occurred. Please contact the administrator.\nError: %{name}',
  detail: 'Request: %{request}\nStatus: %{status}\nMessage: %{message}',
  chunk:
    'A part of this page could not be loaded. Please check your connection.\nReload now? Save what you have not saved first.',
  outdated: 'A new version is out.\nReload now? Save what you have not saved first.',
  broken: {
    title: 'This page could not be shown',
    lead: 'The problem has been recorded. If it stays after reloading, please call our support: %{phone}.',
  },
  lost: {
    title: 'This page could not be loaded',
    lead: 'Please check your connection and reload. If the problem stays, please call our support: %{phone}.',
  },
  unanswered: {
    title: 'The server does not answer',
    lead: 'You are still signed in. Please reload in a moment. If the problem stays, please call our support: %{phone}.',
  },
  new: { title: 'A new version is out', lead: 'Reload to use the new pages.' },
  reload: 'Reload',
  home: 'Home',
} as const satisfies Messages;
