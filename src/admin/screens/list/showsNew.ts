/** Whether what is made anew stands in the list that one sees: a box of what waits for somebody holds no new documents. Pure. */
import type { Resource } from '../../../core/resource.ts';

export function showsNew({ menus, state }: Pick<Resource, 'menus' | 'state'>, view: string | undefined): boolean {
  const held = state && menus.find((menu) => menu.view === view)?.box?.where?.[state.field];
  return !held || held.some((value) => state.open?.includes(value));
}
