import type { ReactNode } from 'react';
import type { OwnAction, PageActionId, PageActions } from './pageActions.ts';

export interface Crumb {
  label: string;
  url?: string;
}

export interface PageHeaderProps {
  /** The way here; the title is not part of it. */
  crumbs?: readonly Crumb[];
  title: string;
  /** A few words behind the title. */
  lead?: ReactNode;
  /** Second line of the bar on a phone. */
  phoneSub?: string;
  chips?: ReactNode;
  /** Beside the chips on a phone: what it comes to. */
  total?: ReactNode;
  /** Number of changes not saved yet; true when they are not counted. */
  changed?: number | boolean;
  actions?: PageActions;
  /** The filled button, when the usual choice is not the right one. */
  main?: PageActionId | 'none';
  /** What this page alone can do, between the usual buttons and the export; on a phone behind the three dots. */
  own?: readonly OwnAction[];
  extra?: ReactNode;
  /** On a phone an arrow that closes the page stands in place of the menu; by itself so where the way leads back to a list. */
  back?: boolean;
  /** A line below it; off where a search form follows. */
  line?: boolean;
  onNavigate?: (url: string) => void;
}
