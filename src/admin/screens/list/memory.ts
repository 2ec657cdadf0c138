/** Where a person was in a list: coming back from a record they find their search, and the keyboard on their row. */

const addresses = new Map<string, string>();
const rows = new Map<string, string | number>();
let leftFor: string | undefined;

/** A record of the screen was opened. */
export const enterRecord = (screen: string): void => {
  leftFor = screen;
};
export const rememberRow = (screen: string, id: string | number): void => void rows.set(screen, id);
export const rememberAddress = (screen: string, address: string): void => void addresses.set(screen, address);

/** The search that stood in the list of the screen last; undefined when it was not open since the page was loaded. */
export const rememberedAddress = (screen: string): string | undefined => addresses.get(screen);

/** What to restore when a list opens: only straight from one of its own records. */
export const returnTo = (
  screen: string,
): { readonly address: string; readonly row: string | number | undefined } | undefined =>
  leftFor === screen ? { address: addresses.get(screen) ?? '', row: rows.get(screen) } : undefined;

/** A list is open: what was remembered has served. */
export function arrived(screen: string): void {
  leftFor = undefined;
  rows.delete(screen);
}
