import type { ReactNode } from 'react';

export interface PaletteItem {
  id: string;
  title: string;
  /** What it is called besides, in another language. */
  names?: readonly string[];
  sub?: string;
  icon?: ReactNode;
  /** At the right: a state chip, a key. */
  end?: ReactNode;
  href?: string;
  /** What it does instead of leading somewhere. */
  run?: () => void;
}

export interface PaletteGroup {
  id: string;
  title: string;
  items: readonly PaletteItem[];
  /** What Enter opens of it, in a word: a vessel. */
  opens?: string;
  /** Stands below the others: what can be done, unless one types just its name, or what is only known besides. */
  last?: 'unlessNamed' | 'always';
}

export type PaletteSearch = (query: string, signal: AbortSignal) => Promise<readonly PaletteGroup[]>;
