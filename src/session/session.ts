/** Who is logged in, in this tab. One value that changes as a whole; screens read it through `useSession`. */
import { useSyncExternalStore } from 'react';
import type { MenuEntry } from '../core/authority.ts';
import type { CommonCode, Corp, LoginResult, Person } from './types.ts';

export interface SignedIn {
  readonly status: 'in';
  readonly user: Person;
  readonly corp: Corp;
  readonly menu: readonly MenuEntry[];
  readonly codes: readonly CommonCode[];
}

/** Why nobody is logged in: never was, left on purpose, or the session ran out. */
export type OutReason = 'visitor' | 'left' | 'ended';
/** `unknown` until the stored tokens were tried. */
export type Session = { readonly status: 'unknown' } | { readonly status: 'out'; readonly why: OutReason } | SignedIn;

let session: Session = { status: 'unknown' };
const listeners = new Set<() => void>();

export const getSession = (): Session => session;

export function setSession(next: Session): void {
  session = next;
  listeners.forEach((listener) => listener());
}

export function onSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSession = (): Session => useSyncExternalStore(onSession, getSession);

/** Codes a company sees: its own and those of the system company, in their order (1-foundations 3.1). */
export const sessionOf = (result: LoginResult): SignedIn => ({
  status: 'in',
  user: result.user,
  corp: result.corp,
  menu: result.menu,
  codes: result.commonCode
    .filter((code) => code.corpId === 1 || code.corpId === result.corp.id)
    .toSorted((a, b) => a.sort - b.sort),
});
