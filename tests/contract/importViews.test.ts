/**
 * Whoever has the one menu of a view imports through it: the desk's own calls of an import, made by a person of that menu alone,
 * are answered, and name the imports of its records.
 */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { importCalls } from '../../src/admin/providers/data/imports.ts';
import { exampleTexts } from '../../src/api/imports/examples.ts';
import { placeIn, placesOf } from '../../src/admin/providers/data/places.ts';
import { begins, screensOf, type MenuInfo } from '../../src/admin/routes.ts';
import type { ImportBody } from '../../src/core/files/importing.ts';
import { importsRecords, recordColumns, rowColumns } from '../../src/record/importable.ts';
import { resources } from '../../src/services/index.ts';
import type { CallOptions } from '../../src/session/calls/transport.ts';
import { password, signIn, startApp, type Client, type TestApp } from '../support/app.ts';
import { workbook } from '../support/imports.ts';
import { everyService } from '../support/services.ts';

const person = vi.hoisted((): { bearer: string } => ({ bearer: '' }));
vi.mock('../../src/session/calls/client.ts', async () => {
  const { send } = await import('../../src/session/calls/transport.ts');
  return {
    authorised: (run: (bearer: string) => unknown) => run(person.bearer),
    call: (path: string, options: CallOptions = {}) => send(path, options, person.bearer),
  };
});

let app: TestApp;
let admin: Client;
let group: { readonly id: number; readonly version: number };
beforeAll(async () => {
  app = await startApp({ prepare: everyService });
  await app.app.ready();
  // What the browser asks of the network is asked of the application at once.
  vi.stubGlobal('fetch', async (address: string, { method, headers, body }: RequestInit = {}) => {
    const asked = new Request(new URL(address, 'http://x'), { method: method ?? 'GET', body: body ?? null });
    const type = new Headers(headers).get('content-type') ?? asked.headers.get('content-type');
    const answer = await app.app.inject({
      method: (method ?? 'GET') as 'GET' | 'POST',
      url: address,
      headers: {
        ...Object.fromEntries(new Headers(headers)),
        'sec-fetch-site': 'same-origin',
        ...(type ? { 'content-type': type } : {}),
      },
      ...(body ? { payload: Buffer.from(await asked.arrayBuffer()) } : {}),
    });
    return new Response(new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: { 'content-type': String(answer.headers['content-type']) },
    });
  });
  admin = await app.as('admin2');
  group = (await admin.post<{ id: number; version: number }>('/platform/auth', { authNm: '하나만' })).body;
  const user = { loginId: 'onlyone@demo.example', userNm: '하나', phone: '01000000098', authId: group.id };
  const made = await admin.post('/platform/user', { ...user, loginPw: password });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await app.close();
});

const importing = resources.filter(({ imports }) => imports);
const views = importing.flatMap((resource) =>
  resource.menus
    .filter(({ makes, operator }) => makes !== false && !operator)
    .map(({ menu, view }) => ({ at: `${resource.prefix} as ${view ?? 'itself'}`, resource, menu })),
);

test('goods of every kind are among what is imported through a view', () => {
  expect(views.map(({ at }) => at)).toEqual(
    expect.arrayContaining(['rs4/stdinfo/item as 3pl', 'rs4/stdinfo/item as shipwork']),
  );
});

test.each(views)('$at, by a person of that menu alone', async ({ resource, menu }) => {
  const { body: told } = await admin.get<{ content: (MenuInfo & { id: number })[] }>('/fw/common/menu');
  const own = told.content.find(({ treeId }) => treeId === menu)!;
  const { body: auth } = await admin.get<{ version: number; menuList: { id: number }[] }>(`/platform/auth/${group.id}`);
  const changed = await admin.patch(`/platform/auth/${group.id}`, {
    version: auth.version,
    deleteMenuList: auth.menuList.map(({ id }) => id),
    insertMenuList: [{ uid: 'only', menuId: own.id, menuAuthCd: '2' }],
  });
  expect(changed.status, JSON.stringify(changed.body)).toBe(200);
  person.bearer = (await signIn(app.app, 'onlyone')).token!;

  const screen = screensOf([resource], [own]).find(begins)!;
  const calls = importCalls(placeIn(placesOf([screen], [resource])));
  const work = { signal: new AbortController().signal, onProgress: () => undefined };
  const targets = [
    ...(importsRecords(resource) ? [{ grid: undefined, columns: recordColumns(resource) }] : []),
    ...(resource.imports?.rows ?? []).map((grid) => ({ grid, columns: rowColumns(resource, grid) })),
  ];
  for (const { grid, columns } of targets) {
    const target = { name: screen.name, grid };
    expect((await calls.importTemplate(target)).blob.size).toBeGreaterThan(1000);
    const head = [columns[0]!.name, columns[1]!.name];
    const file = new File([new Uint8Array(await workbook([head, ['하나', '둘']]))], '행.xlsx');
    expect((await calls.readImport(target, file, 0, work.signal)).rows).toHaveLength(1);
    const body: ImportBody = { columns: head, rows: [{ no: 2, cells: [null, null] }], update: true };
    await expect(calls.checkImport(target, { ...body, record: {} }, work)).resolves.toHaveProperty('rows');
  }
  if (!importsRecords(resource)) return;
  expect(await calls.importRuns(screen.name)).toEqual([]);
  await expect(calls.undoImport(screen.name, '2026-11-01T00:00:00.000Z')).rejects.toMatchObject({ code: 'E_NOTFOUND' });
});

test('a menu that shows a kind of its records alone has an example of that kind', () => {
  const held = views.filter(
    ({ resource, menu }) => importsRecords(resource) && resource.menus.some((one) => one.menu === menu && one.where),
  );
  expect(held.length).toBeGreaterThan(1);
  for (const { resource, menu, at } of held) {
    const place = {
      resource,
      columns: recordColumns(resource),
      view: resource.menus.find((one) => one.menu === menu)!.view,
    };
    for (const lang of ['ko', 'en'] as const)
      expect(Object.keys(exampleTexts(lang, place)).length, at).toBeGreaterThan(3);
  }
});

test('a person of two views finds what came in through one of them in its list alone', async () => {
  const columns = ['itemNm', 'unitCd', 'currCd', 'ownerClntId'];
  const { body: owners } = await admin.get<{ content: { value: string }[] }>('/rs4/common/clnt?size=1');
  const run = await admin.post<{ at: string; counts: object }>('/rs4/stdinfo/item/import?view=3pl', {
    ...{ columns, update: false },
    rows: [{ no: 2, cells: ['보이는 상품', 'EA', 'KRW', owners.content[0]!.value] }],
  });
  expect(run.body.counts, JSON.stringify(run.body)).toMatchObject({ create: 1 });
  const seen = async (view: string) =>
    (await admin.get<{ at: string }[]>(`/rs4/stdinfo/item/import/runs?view=${view}`)).body.map(({ at }) => at);
  expect(await seen('3pl')).toContain(run.body.at);
  expect(await seen('')).toContain(run.body.at);
  expect(await seen('shipwork')).not.toContain(run.body.at);
  const undo = async (view: string) =>
    admin.post<{ undone: number }>(`/rs4/stdinfo/item/import/undo?view=${view}`, { at: run.body.at });
  expect((await undo('shipwork')).status).toBe(404);
  expect((await undo('3pl')).body.undone).toBe(1);
});
