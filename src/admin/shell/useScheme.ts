import { useStore } from 'react-admin';
import { useEffect } from 'react';
import { applyScheme } from '../../ui/theme/scheme.ts';
import type { Scheme } from '../../ui/theme/scheme.ts';

/** Light or dark as the person chose; light until then. */
export function useScheme(): readonly [Scheme, (scheme: Scheme) => void] {
  const [kept, keep] = useStore<Scheme>('desk:scheme', 'light');
  const scheme = kept ?? 'light';
  useEffect(() => {
    applyScheme(scheme);
    // The public pages are light until they have a switch of their own.
    return () => applyScheme('light');
  }, [scheme]);
  return [scheme, keep];
}
