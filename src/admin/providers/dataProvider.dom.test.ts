import { QueryClient } from '@tanstack/react-query';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Resource } from '../../core/resource.ts';
import { dropTokens, keepTokens } from '../../session/tokens/tokenStore.ts';
import { screensOf } from '../routes.ts';
import { declared } from '../access/samples.ts';
import { createDataProvider } from './dataProvider.ts';

const menu = (id: number, treeId: string, url: string) => ({
  id,
  treeId,
  treePaId: null,
  url,
  menuNm: '',
  menuNmEn: '',
});
const corp: Resource = {
  prefix: 'platform/corp',
  table: 'T',
  scope: 'CORP',
  menus: [{ menu: 'P11' }, { menu: 'P91', view: 'op' }],
  name: 'nm',
  fields: {},
  search: { keyword: [] },
  list: [],
};
const provider = createDataProvider(
  screensOf([corp], [menu(1, 'P11', '/platform/corp'), menu(2, 'P91', '/platform/system/corp')]),
  [corp],
  declared([], [corp]),
  new QueryClient(),
);

let server: Server;
let seen: string[];
/** The Idempotency-Key of each call. */
let keys: unknown[];
/** Answers to `METHOD path`; a list answers the ids asked for in falling order. */
let answers: Record<string, readonly [number, unknown]>;

beforeEach(async () => {
  seen = [];
  keys = [];
  answers = {};
  server = createServer((req, res) => {
    let body = '';
    req.on('data', (data: Buffer) => (body += data.toString()));
    req.on('end', () => {
      const url = new URL(req.url!, 'http://x');
      seen.push(`${req.method} ${decodeURIComponent(url.pathname + url.search)}${body && ` ${body}`}`);
      keys.push(req.headers['idempotency-key']);
      const ids = (url.searchParams.get('ids') ?? '').split(',').filter(Boolean).map(Number);
      const content = ids
        .filter((id) => id !== 404)
        .toSorted((a, b) => b - a)
        .map((id) => ({ id }));
      const page = { totalElements: content.length, size: 200, number: 1, totalPages: 1 };
      const [status, answer] = answers[`${req.method} ${url.pathname}`] ?? [200, { content, page, sums: { amt: '5' } }];
      res.writeHead(status).end(status === 204 ? undefined : JSON.stringify(answer));
    });
  }).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  vi.stubEnv('VITE_API_BASE', `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`);
  const claims = Buffer.from(JSON.stringify({ id: 1, corpId: 2, exp: Date.now() / 1000 + 60 })).toString('base64url');
  keepTokens({ access: `h.${claims}.s` });
});
afterEach(async () => {
  dropTokens();
  vi.unstubAllEnvs();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe('reading', () => {
  it('asks a list by the names of the wire, with view, sums, columns and all sorts', async () => {
    const { total, meta } = await provider.getList('platform/system/corp', {
      pagination: { page: 2, perPage: 200 },
      sort: { field: 'id', order: 'DESC' },
      filter: { stCd: 'A,B' },
      meta: { sums: true, columns: ['a', 'b'], sort: ['nm,asc', 'id,desc'] },
    });
    expect(seen).toEqual([
      'GET /api/platform/corp/list?stCd=A,B&page=2&size=200&sort=nm,asc&sort=id,desc&sums=1&columns=a,b&view=op',
    ]);
    expect([total, meta.sums]).toEqual([0, { amt: '5' }]);
  });
  it('searches by keyword what an input of react-admin calls q', async () => {
    const asked = { pagination: { page: 1, perPage: 25 }, sort: { field: 'nm', order: 'ASC' } } as const;
    await provider.getManyReference('platform/corp', { ...asked, target: 'upId', id: 3, filter: { q: '항로' } });
    expect(seen).toEqual(['GET /api/platform/corp/list?keyword=항로&upId=3&page=1&size=25&sort=nm,asc']);
  });
  it('asks for a resource by its prefix where no screen is meant, and rejects a name that nobody has', async () => {
    await provider.recordPart('platform/corp', 7, { name: 'dealings' });
    expect(seen).toEqual(['GET /api/platform/corp/7/dealings']);
    await expect(provider.getList('rs4/nothing', {})).rejects.toThrow('rs4/nothing');
    await expect(provider.importTemplate({ name: 'rs4/nothing' })).rejects.toThrow();
  });
  it('keeps the order of the ids asked for, and leaves out what is gone', async () => {
    const { data } = await provider.getMany('platform/corp', { ids: [3, 404, 9, 1] });
    expect(data.map(({ id }) => id)).toEqual([3, 9, 1]);
    expect(seen).toEqual(['GET /api/platform/corp/list?ids=3,404,9,1&size=4']);
  });
  it('splits many ids into several calls', async () => {
    const ids = Array.from({ length: 450 }, (_, i) => i + 1000);
    const { data } = await provider.getMany('platform/corp', { ids });
    expect([data.length, data[449]?.id, seen.length]).toEqual([450, 1449, 3]);
  });
  it('reads history and defaults', async () => {
    await provider.history('platform/corp', 7, 1, 20);
    await provider.newRecord('platform/system/corp');
    expect(seen).toEqual(['GET /api/platform/corp/7/history?page=1&size=20', 'GET /api/platform/corp/new?view=op']);
  });
});

describe('writing', () => {
  it('sends changes as they were prepared', async () => {
    await provider.update('platform/corp', { id: 7, data: { nm: 'x', version: 2 }, previousData: { id: 7 } });
    await provider.create('platform/corp', { data: { nm: 'y' } });
    await provider.action('platform/system/corp', 7, 'suspend', { version: 3 });
    expect(seen).toEqual([
      'PATCH /api/platform/corp/7 {"nm":"x","version":2}',
      'POST /api/platform/corp {"nm":"y"}',
      'POST /api/platform/corp/7/suspend?view=op {"version":3}',
    ]);
  });
  it('sends what makes or does something under a key, again under the same where no answer came', async () => {
    const make = () => provider.create('platform/corp', { data: { nm: 'lost' } });
    answers = { 'POST /api/platform/corp': [502, {}] };
    await expect(make()).rejects.toMatchObject({ status: 502 });
    answers = { 'POST /api/platform/corp': [201, { id: 9 }] };
    await make();
    await make();
    await provider.action('platform/corp', 9, 'suspend', { version: 1 });
    await provider.update('platform/corp', { id: 9, data: { nm: 'x', version: 2 }, previousData: { id: 9 } });
    const [lost, again, next, action, update] = keys;
    expect(lost).toEqual(expect.stringMatching(/^[0-9a-f]{32}$/));
    expect(again).toBe(lost);
    expect(new Set([lost, next, action]).size).toBe(3);
    expect(update).toBeUndefined();
  });
  it('sends of a whole record what differs from the loaded one, and its version', async () => {
    const before = { id: 7, nm: 'x', remark: null, rows: [{ id: 1 }], version: 2 };
    const data = { ...before, nm: 'y', remark: '', rows: [{ id: 1 }] };
    await provider.update('platform/system/corp', { id: 7, data, previousData: before });
    expect(seen).toEqual(['PATCH /api/platform/corp/7?view=op {"nm":"y","version":2}']);
  });
  it('reads one record and writes through the view of its screen', async () => {
    await provider.getOne('platform/system/corp', { id: 7 });
    await provider.create('platform/system/corp', { data: { nm: 'y' } });
    await provider.updateMany('platform/system/corp', { ids: [7], data: { nm: 'z' } });
    expect(seen).toEqual([
      'GET /api/platform/corp/7?view=op',
      'POST /api/platform/corp?view=op {"nm":"y"}',
      'GET /api/platform/corp/7?view=op',
      'PATCH /api/platform/corp/7?view=op {"nm":"z"}',
    ]);
  });
  it('deletes one id alone and several in one call', async () => {
    answers = { 'DELETE /api/platform/corp/7': [204, null], 'DELETE /api/platform/corp': [204, null] };
    await provider.deleteMany('platform/corp', { ids: [7] });
    await provider.deleteMany('platform/corp', { ids: [7, 8] });
    expect(seen).toEqual(['DELETE /api/platform/corp/7', 'DELETE /api/platform/corp?ids=7,8']);
  });
  it('hands on what the server refused: code, fields, rows and the stored record', async () => {
    const errors = [
      { code: 'E_LENGTH', field: 'nm', message: '너무 깁니다' },
      { code: 'E_REQUIRED', field: 'nm', grid: 'item', row: 3, message: '입력하세요' },
    ];
    answers = {
      'PATCH /api/platform/corp/7': [
        409,
        { code: 'E_CONFLICT', message: '먼저', errors, current: { id: 7, version: 4 } },
      ],
    };
    await expect(provider.update('platform/corp', { id: 7, data: {}, previousData: { id: 7 } })).rejects.toMatchObject({
      status: 409,
      code: 'E_CONFLICT',
      message: '먼저',
      problems: errors,
      current: { id: 7, version: 4 },
      body: { errors: { nm: '너무 깁니다' } },
    });
  });
});
