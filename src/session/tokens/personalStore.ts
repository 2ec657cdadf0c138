/** What lies in the local storage: of the person, gone with the session; or of this browser, whoever sits before it. */
const prefix = 'hangro-browser.';

/** Key of a value that tells nothing of a person, and stays. */
export const browserKey = (name: string): string => prefix + name;

/** Takes away what a session has left (2-portal 4 "Logout"). */
export function clearPersonal(): void {
  for (const key of Object.keys(localStorage)) if (!key.startsWith(prefix)) localStorage.removeItem(key);
}
