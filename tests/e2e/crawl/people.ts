/** Who comes to the desk, and where each may go. */
import type { Level, MenuEntry } from '../../../src/core/authority.ts';
import { systemCorpId } from '../../../src/core/resource.ts';
import { levelOf } from '../../../src/core/authority.ts';
import type { Screen } from '../../../src/admin/routes.ts';
import { screensOf } from '../../../src/admin/routes.ts';
import { users } from '../../../src/services/demo/users.ts';
import { resources } from '../../../src/services/index.ts';
import { menuTree } from '../../../src/services/reference/menus.ts';
import { loginId, password } from '../support/session.ts';

/** The company with most of the demo data. */
const yard = 2;

/** Every kind of person; those of the yard, who have records to see, first, the operator last. */
export const people: readonly string[] = users
  .toSorted((a, b) => order(a.corpId) - order(b.corpId))
  .map(({ loginId: id }) => id.split('@')[0]!);

function order(corpId: number): number {
  if (corpId === yard) return 0;
  return corpId === systemCorpId ? users.length : corpId;
}

export interface Seat {
  readonly screen: Screen;
  readonly level: Level;
}

export interface Session {
  readonly seats: readonly Seat[];
  /** Addresses of all menus, those of pages of their own too. */
  readonly menus: readonly string[];
}

const screens = screensOf(resources, menuTree);

/** Logs in, and reads from the answer which screens are the person's. */
export async function sessionOf(person: string, origin: string): Promise<Session> {
  const answer = await fetch(`${origin}/api/platform/member/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginId: loginId(person), loginPw: password, rememberMe: false, systemCd: 'PLATFORM' }),
  });
  if (!answer.ok) throw new Error(`${person} cannot log in: ${await answer.text()}`);
  const login = (await answer.json()) as { readonly menu: readonly MenuEntry[] };
  const levels = new Map(login.menu.map(({ treeId, menuAuthCd }) => [treeId, levelOf(menuAuthCd)]));
  const seats = screens.map((screen) => ({ screen, level: levels.get(screen.menu.treeId) ?? 0 }));
  return {
    seats: seats.filter(({ level }) => level > 0),
    menus: login.menu.flatMap(({ url, menuAuthCd }) => (url && levelOf(menuAuthCd) > 0 ? [url] : [])),
  };
}
