/**
 * Light or dark as chosen in this browser, at the desk or on a public page: a cookie for a year, which the server reads too,
 * so that a page is drawn in it from its first bytes. Without a choice public pages follow the device (tokens.css).
 */
import { useSyncExternalStore } from 'react';
import { sessionConfig } from './config.ts';
import { dropCookie, readCookie, writeCookie } from './tokens/cookies.ts';

export type Scheme = 'light' | 'dark';
export const schemes: readonly Scheme[] = ['light', 'dark'];

const listeners = new Set<() => void>();

/** What a cookie of that name says; undefined for anything else that stands there. */
export const schemeOf = (kept: string | undefined): Scheme | undefined => schemes.find((scheme) => scheme === kept);

/** The choice; undefined: none was made. */
export const chosenScheme = (): Scheme | undefined => schemeOf(readCookie(sessionConfig.schemeCookie));

/** Names the scheme on the root element; the tokens follow it, so nothing has to be drawn again. */
export function applyScheme(scheme: Scheme | undefined): void {
  const { dataset } = document.documentElement;
  if (scheme) dataset['scheme'] = scheme;
  else delete dataset['scheme'];
}

/** Keeps a choice and shows it; undefined follows the device again. */
export function chooseScheme(scheme: Scheme | undefined): void {
  if (scheme) writeCookie(sessionConfig.schemeCookie, scheme, { life: sessionConfig.languageLife });
  else dropCookie(sessionConfig.schemeCookie);
  applyScheme(scheme);
  listeners.forEach((listener) => listener());
}

function onScheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The choice; the server, which draws for many at once, knows none. */
export const useChosenScheme = (): Scheme | undefined => useSyncExternalStore(onScheme, chosenScheme, () => undefined);
