/** The part of a stored record that stands at its right where there is room, and the tabs that are left. */
import { useMedia } from '../../../../ui/useMedia.ts';
import type { FormParts, FormTab } from '../parts.ts';

export interface Sides {
  readonly side: FormTab | undefined;
  readonly tabs: readonly FormTab[];
}

export function useSide(parts: FormParts | undefined, stored: boolean): Sides {
  const isWide = useMedia('(min-width: 1400px)');
  const all = parts?.tabs ?? [];
  const side = isWide && stored ? all.find((tab) => tab.side) : undefined;
  return { side, tabs: side ? all.filter((tab) => tab !== side) : all };
}
