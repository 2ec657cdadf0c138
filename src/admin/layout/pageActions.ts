import type { ReactNode } from 'react';
import type { MenuChoice } from '../../ui/menu/Menu.tsx';

/** The actions of a page, in the order in which they always stand. */
export const actionOrder = ['new', 'edit', 'save', 'copy', 'delete', 'cancel', 'export', 'close'] as const;
export type PageActionId = (typeof actionOrder)[number];

export interface PageAction {
  onClick?: () => void;
  /** Why it cannot be used now; shown as tooltip. */
  disabledReason?: string | undefined;
  /** Asked at the key: what is still being typed is no less there, whatever the button says of what stands already. */
  goesByKey?: (() => boolean) | undefined;
  /** At work: cannot be pressed again. */
  busy?: boolean;
  /** Opens a menu instead (formats of an export). */
  choices?: readonly MenuChoice[];
  /** Other words than the usual ones. */
  label?: string;
  /** Another picture than the usual one. */
  icon?: ReactNode;
  /** Its button stands on the page: the head has its key alone. */
  elsewhere?: boolean;
}

/** One of several things that a button of a page can do. */
export interface OwnChoice {
  readonly id: string;
  readonly label: string;
  readonly onSelect: () => void;
  /** Why it cannot be chosen now. */
  readonly disabledReason?: string | undefined;
}

/** A button of this page alone, with words of its own. */
export interface OwnAction extends Omit<PageAction, 'choices'> {
  readonly id: string;
  readonly label: string;
  /** Opens a menu of them instead. */
  readonly choices?: readonly OwnChoice[] | undefined;
  readonly danger?: boolean | undefined;
  /** Leads the record on: on a phone it stands under the thumb while nothing waits to be saved. */
  readonly step?: boolean;
  /** The one to press now, where no way of the record is drawn that would light it: filled, and never in a menu. */
  readonly lit?: boolean;
}

export type PageActions = Partial<Record<PageActionId, PageAction>>;

const heads = ['save', 'edit', 'new'] as const;

/** The one filled button: what is named (`none`: it stands elsewhere), else the first of save, edit and new that can be pressed. */
export function mainAction(actions: PageActions, named?: PageActionId | 'none'): PageActionId | undefined {
  return named === 'none' ? undefined : (named ?? heads.find((id) => actions[id] && !actions[id].disabledReason));
}

/** Filled for the main action, outlined for its neighbours, quiet for the rest. */
export function actionKind(id: PageActionId, main: PageActionId | undefined): 'filled' | 'outline' | 'quiet' {
  if (id === main) return 'filled';
  return id === 'new' || id === 'edit' || id === 'save' ? 'outline' : 'quiet';
}
