import type { Messages } from '../messages.ts';

/** What went wrong, above every page (1-foundations 8). */
export const trouble = {
  network:
    'Der API-Server hat nicht geantwortet.\nAnfrage: %{request}\nBitte wenden Sie sich an Ihre Vertriebsperson und die Systemverwaltung.\nTelefon: %{phone}',
  general: 'Ein Fehler ist aufgetreten. Bitte wenden Sie sich an die Systemverwaltung.\nFehler: %{name}',
  detail: 'Anfrage: %{request}\nStatus: %{status}\nMeldung: %{message}',
  chunk:
    'Ein Teil dieser Seite konnte nicht geladen werden. Bitte prüfen Sie die Verbindung.\nJetzt neu laden? Sichern Sie vorher Ihre Eingaben.',
  outdated: 'Es gibt eine neue Version.\nJetzt neu laden? Sichern Sie vorher Ihre Eingaben.',
  broken: {
    title: 'Diese Seite konnte nicht angezeigt werden',
    lead: 'Das Problem wurde vermerkt. Bleibt es nach dem Neuladen, rufen Sie bitte unseren Kundendienst an: %{phone}.',
  },
  lost: {
    title: 'Diese Seite konnte nicht geladen werden',
    lead: 'Bitte prüfen Sie die Verbindung und laden Sie neu. Kundendienst: %{phone}.',
  },
  new: { title: 'Es gibt eine neue Version', lead: 'Laden Sie neu, um die neuen Seiten zu nutzen.' },
  reload: 'Neu laden',
  home: 'Startseite',
} as const satisfies Messages;
