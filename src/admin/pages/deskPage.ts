import type { ComponentType } from 'react';

/** A page of the back office that shows no resource; in the menu where a menu has its address. For everyone logged in. */
export interface DeskPage {
  readonly path: string;
  readonly View: ComponentType;
}

/** Where a person starts: the page at this address, where there is one and its menu is open. */
export const dashboardUrl = '/platform/dashboard';
