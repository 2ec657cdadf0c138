import { createContext, use, useCallback } from 'react';

/** First segment of the public addresses (3-decisions 1); each stays among its own. */
type Root = 'portal' | 'lmate' | 'srmate';
export type PortalBase = Root | `${Root}_m`;

export const BaseContext = createContext<PortalBase>('portal');
export const usePortalBase = (): PortalBase => use(BaseContext);

/** Makes an address of the portal, for example `path('find/pw?loginId=a')`. */
export function usePortalPath(): (page: string) => string {
  const base = usePortalBase();
  return useCallback((page) => `/${base}/${page}`, [base]);
}
