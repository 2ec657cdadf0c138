/** Where a person was in a list: coming back from a record they find their search, and the keyboard on their row. */
import { getSession, personOf } from '../../../session/session.ts';

const addresses = new Map<string, string>();
const rows = new Map<string, string | number>();
let leftFor: string | undefined;

/** A record of the screen was opened. */
export const enterRecord = (screen: string): void => {
  leftFor = screen;
};
export const rememberRow = (screen: string, id: string | number): void => void rows.set(screen, id);

/** In this tab, over a reload; nobody else who logs in here is told of it. */
const keyOf = (screen: string): string | undefined => {
  const session = getSession();
  if (session.status !== 'in') return undefined;
  const { corpId, id } = personOf(session);
  return `hangro-list:${corpId}:${id}:${screen}`;
};
export function rememberAddress(screen: string, address: string): void {
  addresses.set(screen, address);
  const key = keyOf(screen);
  try {
    if (key !== undefined) sessionStorage.setItem(key, address);
  } catch {
    // A browser that keeps nothing has it until the next reload.
  }
}

/** The search that stood in the list of the screen last; undefined when it was not open in this tab. */
export function rememberedAddress(screen: string): string | undefined {
  const key = keyOf(screen);
  try {
    return addresses.get(screen) ?? (key === undefined ? undefined : (sessionStorage.getItem(key) ?? undefined));
  } catch {
    return undefined;
  }
}

/** What to restore when a list opens: only straight from one of its own records, and where the list was open before. */
export function returnTo(
  screen: string,
): { readonly address: string; readonly row: string | number | undefined } | undefined {
  const address = leftFor === screen ? rememberedAddress(screen) : undefined;
  return address === undefined ? undefined : { address, row: rows.get(screen) };
}

/** A list is open: what was remembered has served. */
export function arrived(screen: string): void {
  leftFor = undefined;
  rows.delete(screen);
}
