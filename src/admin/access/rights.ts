/**
 * What a person may do, decided in one place: by the menus of their authority; records and their states come with the
 * back office (recordRights.ts). react-admin hears it through the auth provider.
 */
import { pathLevel } from '../../core/authority.ts';
import type { Level, MenuEntry } from '../../core/authority.ts';
import type { Values } from '../../core/field.ts';
import type { SignedIn } from '../../session/session.ts';

/** Actions that reading authority allows; all others need full authority, unless a resource's own one asks for less. */
const readActions = new Set(['list', 'show', 'read', 'export', 'history']);

export const mayDo = (level: Level, action: string): boolean => level === 2 || (level === 1 && readActions.has(action));

/** Authority for a screen, by the menu entry that its address matches (1-foundations 6). */
export const levelFor = (name: string, menu: readonly MenuEntry[]): Level => pathLevel(`/${name}`, menu);

export const readOnly = 'desk.reason.read_only';
/** The step belongs to another side of a document between companies. */
export const otherSide = 'desk.reason.other_side';

export class Rights {
  readonly menu: readonly MenuEntry[];

  /** Of somebody who is not logged in: none. */
  constructor(session?: SignedIn) {
    this.menu = session?.menu ?? [];
  }

  /** Authority for a screen or a page, by its address without slash. */
  level(name: string): Level {
    return levelFor(name, this.menu);
  }

  mayOpen(name: string): boolean {
    return mayDo(this.level(name), 'list');
  }

  mayWrite(name: string): boolean {
    return mayDo(this.level(name), 'edit');
  }

  /** Key of the sentence that says why the person may not do this; undefined when they may. */
  refusal(name: string, action: string, _record?: Values): string | undefined {
    return mayDo(this.level(name), action) ? undefined : readOnly;
  }
}
