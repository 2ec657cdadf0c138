/**
 * What is left of a product whose subscription has ended: every call of every resource that it alone opened answers 403 E_SUBSC, and no
 * other way leads to its data: lookups, files, exports, imports, boards of figures, notices, counts. What is always open, or
 * opened by another product, stays. Derived from products and declarations: a new resource is in it.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Values } from '../../src/core/field.ts';
import type { Resource } from '../../src/core/resource.ts';
import { behaviours } from '../../src/services/index.server.ts';
import { resources } from '../../src/services/index.ts';
import { menuTree } from '../../src/services/reference/menus.ts';
import { openMenus, products } from '../../src/services/reference/products.ts';
import { lookupMenus } from '../../src/record/referrers.ts';
import { startApp, type Client, type TestApp } from '../support/app.ts';
import { asOwner } from '../support/billing.ts';

const corpId = 2;
const all = products.map(({ id }) => id);

let app: TestApp;
let admin: Client;
let calls: readonly { readonly method: string; readonly path: string }[];
let files: readonly { readonly id: string; readonly table: string }[];
beforeAll(async () => {
  app = await startApp();
  await asOwner(app, `update platform_subsc set del_yn = 'Y' where corp_id = $1`, [corpId]);
  await asOwner(
    app,
    `insert into platform_subsc (corp_id, own_corp_id, subsc_no, prod_id, sys_cd, user_cnt, st_cd, agree_yn, req_dt, start_dt)
     select $1, $1, 'SB-ALL-' || id, id, sys_cd, 9, 'USE', 'Y', '2026-01-01', '2026-01-01' from platform_system_product where del_yn = 'N'`,
    [corpId],
  );
  // A notice of every resource.
  const [user] = await asOwner<{ id: string }>(
    app,
    `select id from platform_user where login_id = 'admin2@demo.example'`,
  );
  for (const { prefix } of resources)
    await asOwner(
      app,
      `insert into sys_notice (corp_id, user_id, kind, prefix, record_id, facts, at, shown, mail) values ($1, $2, 'state', $3, 1, '{}', now(), true, false)`,
      [corpId, user!.id, prefix],
    );
  files = await asOwner(
    app,
    `select id, ref_table_nm as table from sys_file where corp_id = $1 and ref_id is not null and file_del_yn = 'N'`,
    [corpId],
  );
  admin = await app.as('admin2');
  const { body } = await admin.get<{ paths: Record<string, Record<string, unknown>> }>('/docs/json');
  calls = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path: path.replace(/^\/api/, '') })),
  );
}, 300_000);
afterAll(() => app.close());

/** From now on the company has these alone. */
const hold = (ids: readonly number[]) =>
  asOwner(
    app,
    `update platform_subsc set st_cd = case when prod_id = any ($2::bigint[]) then 'USE' else 'TERM' end,
       end_dt = case when prod_id = any ($2::bigint[]) then null else date '2026-11-20' end where corp_id = $1 and del_yn = 'N'`,
    [corpId, ids],
  );
const isOpen = ({ menus }: Resource, open: ReadonlySet<string>) => menus.some(({ menu }) => open.has(menu));

/** The resource that a call is about. */
const resourceAt = (path: string): Resource | undefined =>
  resources
    .filter(({ prefix }) => path === `/${prefix}` || path.startsWith(`/${prefix}/`))
    .toSorted((a, b) => b.prefix.length - a.prefix.length)[0];
const lookups = resources.flatMap((resource) =>
  [
    ...(resource.lookups ?? []).flatMap(({ paths }) => paths),
    ...(behaviours[resource.prefix]?.lookups ?? []).map(({ path }) => path),
  ].map((path) => ({ path: `/${path}`, menus: lookupMenus(resource, path, resources) })),
);

async function answerOf({ method, path }: { readonly method: string; readonly path: string }, view?: string) {
  const url = `/api${path.replace(/\{\w+\}/g, '1')}${view ? `?view=${view}` : ''}`;
  const headers = { authorization: `Bearer ${admin.token}` };
  const answer = await app.app.inject({
    method: method as 'GET',
    url,
    headers,
    ...(method === 'GET' ? {} : { payload: {} }),
  });
  return [
    answer.statusCode,
    answer.headers['content-type']?.toString().includes('json') ? (answer.json() as Values)['code'] : undefined,
  ];
}

/** Whom the ends of products leave with what; each by itself, and all of them. */
const ends = [...products.map(({ id, subsReqNm }) => ({ name: subsReqNm, ended: [id] })), { name: '모두', ended: all }];

describe.each(ends)('without $name', ({ ended }) => {
  const open = openMenus(
    all.filter((id) => !ended.includes(id)),
    corpId,
  );
  const closed = resources.filter((resource) => !isOpen(resource, open) && isOpen(resource, openMenus(all, corpId)));
  const closedPrefixes = new Set(closed.map(({ prefix }) => prefix));

  test('every call answers E_SUBSC, in every view; nothing else does', { timeout: 120_000 }, async () => {
    await hold(all);
    await admin.get('/platform/member/profile');
    for (const resource of closed)
      expect((await answerOf({ method: 'GET', path: `/${resource.prefix}/list` }))[1], resource.prefix).not.toBe(
        'E_SUBSC',
      );
    await hold(all.filter((id) => !ended.includes(id)));
    const wrong: unknown[] = [];
    let asked = 0;
    for (const call of calls) {
      const resource = resourceAt(call.path);
      if (!resource || lookups.some(({ path }) => path === call.path)) continue;
      if (!closedPrefixes.has(resource.prefix)) continue;
      for (const view of [undefined, ...resource.menus.map((menu) => menu.view)].filter(
        (one, i, every) => every.indexOf(one) === i,
      )) {
        asked += 1;
        const [status, code] = await answerOf(call, view);
        if (status !== 403 || code !== 'E_SUBSC') wrong.push([call.method, call.path, view, status, code]);
      }
    }
    expect(wrong).toEqual([]);
    if (closed.length) expect(asked).toBeGreaterThan(closed.length * 4);
    for (const resource of resources.filter((one) => isOpen(one, open))) {
      const view = resource.menus.find(({ menu }) => open.has(menu))?.view;
      const [, code] = await answerOf({ method: 'GET', path: `/${resource.prefix}/list` }, view);
      expect(code, resource.prefix).not.toBe('E_SUBSC');
    }
  });

  test('no other way leads to it', { timeout: 60_000 }, async () => {
    await hold(all.filter((id) => !ended.includes(id)));
    const levels = (await admin.get<{ menu: { treeId: string; url: string | null }[] }>('/platform/member/profile'))
      .body.menu;
    expect(levels.filter(({ treeId, url }) => url !== null && !open.has(treeId))).toEqual([]);
    for (const { path, menus } of lookups) {
      const [, code] = await answerOf({ method: 'GET', path });
      expect([path, code === 'E_SUBSC']).toEqual([path, ![...menus].some((menu) => open.has(menu))]);
    }
    const told = (await admin.get<{ content: Values[] }>('/platform/notify/list?size=100')).body.content;
    expect(told.map(({ prefix }) => prefix).filter((prefix) => closedPrefixes.has(String(prefix)))).toEqual([]);
    const counts = (await admin.get<{ unread: number; boxes: Values }>('/platform/notify/counts')).body;
    expect(Object.keys(counts.boxes).filter((menu) => !open.has(menu))).toEqual([]);
    const figures = (await admin.get<{ parts: Values; due: { content: Values[] } }>('/platform/dashboard')).body;
    expect(Object.keys(figures.parts).filter((name) => closedPrefixes.has(name))).toEqual([]);
    expect(
      figures.due.content.map(({ prefix }) => prefix).filter((prefix) => closedPrefixes.has(String(prefix))),
    ).toEqual([]);
    for (const { id, table } of files.filter((one) => closed.some(({ table: own }) => own === one.table)))
      expect((await admin.get(`/file/app/${id}`)).status, `${table} ${id}`).toBeGreaterThanOrEqual(400);
  });
});

test('what is always open stays, whatever ends', async () => {
  await hold([]);
  const open = openMenus([], corpId);
  const { menu } = (await admin.get<{ menu: { treeId: string }[] }>('/platform/member/profile')).body;
  const leaves = menuTree.filter(({ url, treeId }) => url !== null && open.has(treeId)).map(({ treeId }) => treeId);
  expect(leaves.length).toBeGreaterThan(15);
  expect(menu.map(({ treeId }) => treeId)).toEqual(expect.arrayContaining(leaves.filter((id) => id !== 'P14')));
  for (const path of [
    '/platform/subsc/list?view=hist',
    '/platform/bill/list',
    '/platform/usage/list',
    '/platform/taxInv/list',
    '/fw/common/code',
  ])
    expect([path, (await admin.get(path)).status]).toEqual([path, 200]);
});
