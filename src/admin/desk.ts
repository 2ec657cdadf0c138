/** What every part of the back office may ask: the screens, the menus, and who is at work. */
import { createContext, use } from 'react';
import type { SignedIn } from '../session/session.ts';
import type { Thumb } from './layout/frameProps.ts';
import type { DeskPage } from './pages/deskPage.ts';
import type { Declarations } from './providers/declarations.ts';
import type { MenuInfo, ScreenPlace } from './routes.ts';

export interface Desk {
  readonly screens: readonly ScreenPlace[];
  readonly declarations: Declarations;
  readonly menus: readonly MenuInfo[];
  readonly pages: readonly DeskPage[];
  /** Places for the thumb, each with the menus that may stand there. */
  readonly thumbs: readonly (readonly Thumb[])[];
  readonly session: SignedIn;
  /** Name of a menu or folder in the person's language. */
  menuName(menu: Pick<MenuInfo, 'treeId' | 'menuNmEn'>): string;
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('DeskContext is missing above this component');
  return desk;
}
