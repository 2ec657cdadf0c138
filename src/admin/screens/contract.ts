/** What the router hands to a screen. `screens/form/FormScreen.tsx` and `screens/list/ListScreen.tsx` export components that take these. */
import type { ComponentType } from 'react';
import type { Level } from '../../core/authority.ts';
import type { Screen } from '../routes.ts';

export interface ListScreenProps {
  readonly screen: Screen;
  /** 1 or 2: without authority the router shows the no-permission page instead. */
  readonly level: Level;
}

/** View modes of a record (1-foundations 2.3). Read-only people get `read` at the edit address too. */
export type FormMode = 'read' | 'edit' | 'new' | 'copy';

export interface FormScreenProps {
  readonly screen: Screen;
  readonly level: Level;
  readonly mode: FormMode;
  /** The record of read and edit, the source of copy; undefined when new. */
  readonly id: number | undefined;
}

/** Screens of `services/index.web.tsx` that stand in for the derived ones, by resource prefix. */
export interface ScreenViews {
  readonly list?: ComponentType<ListScreenProps>;
  readonly form?: ComponentType<FormScreenProps>;
}
export type WebScreens = Readonly<Record<string, ScreenViews>>;
