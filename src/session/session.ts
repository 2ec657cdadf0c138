/** Who is logged in, in this tab. One value that changes as a whole; screens read it through `useSession`. */
import { useSyncExternalStore } from 'react';
import type { MenuEntry } from '../core/authority.ts';
import type { CommonCode } from '../core/commonCode.ts';
import type { Corp, LoginResult, Person } from './types.ts';

/** Why calls of a session are refused: it ended, its person has given it up, or another one has logged in in this browser. */
export type Lapse = { readonly why: 'ended' | 'left' } | { readonly why: 'other'; readonly name?: string };

export interface SignedIn {
  readonly status: 'in';
  readonly user: Person;
  readonly corp: Corp;
  readonly menu: readonly MenuEntry[];
  readonly codes: readonly CommonCode[];
  /** The page stays, its calls wait until the same person has logged in again (3-decisions 4, "unsaved changes"). */
  readonly lapsed?: Lapse;
}

/** Why nobody is logged in: never was, left on purpose, the session ran out, the server refused the profile. */
export type OutReason = 'visitor' | 'left' | 'ended' | 'refused';
export interface SignedOut {
  readonly status: 'out';
  readonly why: OutReason;
  /** Where the person wants to go from here: the address of a login screen. */
  readonly to?: string;
}
/** `unknown` until the stored tokens were tried. */
export type Session = { readonly status: 'unknown' } | SignedOut | SignedIn;

let session: Session = { status: 'unknown' };
const listeners = new Set<() => void>();

export const getSession = (): Session => session;

export function setSession(next: Session): void {
  session = next;
  for (const listener of [...listeners]) listener();
}

export function onSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const unknown: Session = { status: 'unknown' };
/** Drawn by the server, and while the browser takes over, nobody is known. */
export const useSession = (): Session => useSyncExternalStore(onSession, getSession, () => unknown);

/** A person of a company, as tokens and messages between tabs name them. */
export interface PersonKey {
  readonly id: number;
  readonly corpId: number;
}
export const personOf = ({ user, corp }: SignedIn): PersonKey => ({ id: user.id, corpId: corp.id });
export const isPerson = ({ user, corp }: SignedIn, key: PersonKey | undefined): boolean =>
  key?.id === user.id && key.corpId === corp.id;

/** Codes a company sees: its own and those of the system company, in their order (1-foundations 3.1). */
export const codesFor = (codes: readonly CommonCode[], corpId: number): readonly CommonCode[] =>
  codes.filter((code) => code.corpId === 1 || code.corpId === corpId).toSorted((a, b) => a.sort - b.sort);

export const sessionOf = (result: LoginResult): SignedIn => ({
  status: 'in',
  user: result.user,
  corp: result.corp,
  menu: result.menu,
  codes: codesFor(result.commonCode, result.corp.id),
});
