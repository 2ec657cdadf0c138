import { createContext, use, useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { languageParameter } from '../session/language.ts';

/** First segment of the public addresses (3-decisions 1); each stays among its own. */
type Root = 'portal' | 'lmate' | 'srmate';
export type PortalBase = Root | `${Root}_m`;

export const BaseContext = createContext<PortalBase>('portal');
export const usePortalBase = (): PortalBase => use(BaseContext);

/**
 * Makes an address of the portal, for example `path('find/pw?loginId=a')`. Where the address names the language, its links
 * do so too.
 */
export function usePortalPath(): (page: string) => string {
  const base = usePortalBase();
  const language = new URLSearchParams(useLocation().search).get(languageParameter);
  return useCallback((page) => `/${base}/${language === null ? page : withLanguage(page, language)}`, [base, language]);
}

/** `terms#fees` → `terms?lang=en#fees` */
export function withLanguage(address: string, language: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  const parameters = new URLSearchParams(query);
  parameters.set(languageParameter, language);
  return `${path}?${parameters.toString()}${hash}`;
}
