/** What a person's menus show opens: no entry of the profile leads to a refusal, in a company and in the operator's. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MenuEntry } from '../../src/core/authority.ts';
import { resources } from '../../src/services/index.ts';
import { isOperatorMenu, type MenuNode } from '../../src/services/reference/menus.ts';
import { password, signIn, startApp, type TestApp } from '../support/app.ts';
import { everyService } from '../support/services.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ prepare: everyService });
});
afterAll(() => app.close());

/** Who reads all that a company has, and nothing that only the operator's company has. */
async function colleagueOf(administrator: string) {
  const admin = await app.as(administrator);
  const { body } = await admin.get<{ content: MenuNode[] }>('/fw/common/menu');
  const menus = body.content.filter((menu) => menu.url && !isOperatorMenu(menu));
  const insertMenuList = menus.map(({ id }) => ({ menuId: id, menuAuthCd: '1' }));
  const { id: authId } = (await admin.post('/platform/auth', { authNm: '회사 조회', insertMenuList })).body;
  const loginId = `colleague-${administrator}@demo.example`;
  const user = { loginId, userNm: '조회자', phone: '01000000099', authId, loginPw: password };
  expect((await admin.post('/platform/user', user)).status).toBe(201);
  return signIn(app.app, loginId);
}

test.each(['admin2', 'oper'])(
  'every list among the menus of a reader of the company of %s answers',
  async (administrator) => {
    const reader = await colleagueOf(administrator);
    const { menu } = (await reader.get<{ menu: readonly MenuEntry[] }>('/platform/member/profile')).body;
    const lists = menu.flatMap(({ treeId }) =>
      resources.flatMap(({ prefix, menus }) =>
        menus.filter((view) => view.menu === treeId).map(({ view }) => `/${prefix}/list${view ? `?view=${view}` : ''}`),
      ),
    );
    expect(lists.length).toBeGreaterThan(20);
    const refused: string[] = [];
    for (const list of lists) {
      const { status } = await reader.get(list);
      if (status !== 200) refused.push(`${list} ${status}`);
    }
    expect(refused).toEqual([]);
  },
);
