import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropTokens, keepTokens } from '../../session/tokens/tokenStore.ts';
import { exportCalls } from '../providers/data/exports.ts';
import type { ExportOrder, ExportProgress } from './exportOrder.ts';
import { failureOf } from './runExport.ts';
import { left, serverExport } from './serverExport.ts';

const order: ExportOrder = {
  kind: 'csv',
  title: '거래처',
  personal: [],
  wire: { prefix: 'rs4/clnt', query: { natCd: 'GR' }, columns: [{ name: 'clntNm', width: 90 }] },
  total: 6000,
  sheets: () => Promise.reject(new Error('the server makes it')),
};

let server: Server;
let seen: string[];
let answers: Record<string, (response: ServerResponse) => void>;
const json = (body: unknown) => (response: ServerResponse) => void response.end(JSON.stringify(body));
const state = (row: object) => json({ total: 6000, done: 0, failTxt: null, ...row });

beforeEach(async () => {
  seen = [];
  server = createServer((request, response) => {
    const call = `${request.method} ${request.url}`;
    seen.push(call);
    (answers[call] ?? ((to) => to.writeHead(204).end()))(response);
  }).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  vi.stubEnv('VITE_API_BASE', `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`);
  const claims = Buffer.from(JSON.stringify({ id: 1, corpId: 2, exp: Date.now() / 1000 + 60 })).toString('base64url');
  keepTokens({ access: `h.${claims}.s` });
  answers = {
    'POST /api/rs4/clnt/export?natCd=GR': json({ id: 7, job: false, total: 6000 }),
    'GET /api/export/7': state({ stCd: 'RUN' }),
  };
});
afterEach(async () => {
  dropTokens();
  vi.unstubAllEnvs();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it('orders by the search of the list and answers the file under its name', async () => {
  const named = "attachment; filename*=UTF-8''%EA%B1%B0%EB%9E%98%EC%B2%98.csv";
  answers['GET /api/export/7/file'] = (response) => void response.setHeader('content-disposition', named).end('가,나');
  const told: ExportProgress[] = [];
  const { name, blob } = await serverExport(
    exportCalls,
    order,
    undefined,
    (now) => told.push(now),
    new AbortController().signal,
  );
  expect([name, blob.size, told[0]]).toEqual(['거래처.csv', 7, { done: 0, total: 6000, job: false }]);
});

it('tells why a file broke off, and that the connection is away where nothing is known', async () => {
  answers['GET /api/export/7/file'] = (response) => {
    response.writeHead(200, { 'content-length': 99 }).write('half');
    setTimeout(() => response.destroy(), 20);
  };
  answers['GET /api/export/7'] = state({ stCd: 'FAIL', failTxt: '만들지 못했습니다.' });
  const run = () => serverExport(exportCalls, order, undefined, () => undefined, new AbortController().signal);
  await expect(run()).rejects.toThrow('만들지 못했습니다.');
  answers['GET /api/export/7'] = state({ stCd: 'RUN' });
  expect(failureOf(await run().catch((error: unknown) => error))).toBe('desk.error.network');
});

it('tells nothing more once the file is here, whatever the server still says', async () => {
  let asked = false;
  answers['GET /api/export/7/file'] = (response) => {
    const end = () => (asked ? setTimeout(() => response.end('x'), 20) : setTimeout(end, 20));
    end();
  };
  answers['GET /api/export/7'] = (response) => {
    asked = true;
    setTimeout(() => state({ stCd: 'RUN', done: 6000 })(response), 200);
  };
  const told: ExportProgress[] = [];
  await serverExport(exportCalls, order, undefined, (now) => told.push(now), new AbortController().signal);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect([asked, told]).toEqual([true, [{ done: 0, total: 6000, job: false }]]);
});

it.each([
  ['a cancelled job ends on the server too', undefined, true],
  ['a job whose window is closed goes on', left, false],
])('%s', async (_, reason, cancelled) => {
  answers['POST /api/rs4/clnt/export?natCd=GR'] = json({ id: 7, job: true, total: 200_000 });
  const control = new AbortController();
  const waiting = serverExport(exportCalls, order, undefined, () => undefined, control.signal);
  await vi.waitFor(() => expect(seen).toContain('GET /api/export/7'));
  control.abort(reason);
  await expect(waiting).rejects.toBeDefined();
  if (cancelled) await vi.waitFor(() => expect(seen).toContain('DELETE /api/export/7'));
  else expect(seen).not.toContain('DELETE /api/export/7');
});

it('fetches the file of a job once it is done', async () => {
  answers['POST /api/rs4/clnt/export?natCd=GR'] = json({ id: 7, job: true, total: 200_000 });
  answers['GET /api/export/7'] = state({ stCd: 'DONE', done: 200_000, total: 200_000 });
  answers['GET /api/export/7/file'] = (response) => void response.end('x');
  const told: ExportProgress[] = [];
  await serverExport(exportCalls, order, undefined, (now) => told.push(now), new AbortController().signal);
  expect(told.at(-1)).toEqual({ done: 200_000, total: 200_000, job: true });
});
