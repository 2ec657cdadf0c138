/** The whole server over a fresh database with the demo data, called without a socket. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp, type AppParts } from '../../src/api/app.ts';
import { readSettings } from '../../src/api/settings.ts';
import type { ExportLimits } from '../../src/core/files/exportLimits.ts';
import type { Resource } from '../../src/core/resource.ts';
import type { Behaviours } from '../../src/database/behaviour.ts';
import { withClient } from '../../src/database/engine/roles.ts';
import { openDatabase } from '../../src/database/postgres.ts';
import type { Database } from '../../src/database/executor.ts';
import { resources as declared } from '../../src/services/index.ts';
import { behaviours as declaredBehaviours, levelsNow, routes } from '../../src/services/index.server.ts';
import { password, testClock } from './demo.ts';
import { createDatabase, type TestDatabase } from './postgres.ts';
import { demandWhole } from './wholeAnswers.ts';

export { password, testClock };
/** 32 bytes that nothing else is sealed with. */
export const testSealKey = 'CzBVep/E6Q4zWH2ix+wRNluApcrvFDleg6jN8hc8YYY=';
export const testSecret = 'test-secret-0123456789-0123456789-abcdef';

export interface Answer<B = Record<string, unknown>> {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: B;
}

export interface Client {
  readonly token?: string;
  /** The same server as another demo account sees it. */
  as?(account: string): Promise<Client>;
  get<B = Record<string, unknown>>(path: string): Promise<Answer<B>>;
  post<B = Record<string, unknown>>(path: string, body?: unknown): Promise<Answer<B>>;
  patch<B = Record<string, unknown>>(path: string, body?: unknown): Promise<Answer<B>>;
  put<B = Record<string, unknown>>(path: string, body?: unknown): Promise<Answer<B>>;
  del<B = Record<string, unknown>>(path: string): Promise<Answer<B>>;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly urls: TestDatabase;
  /** DATA_DIR: files stand below it. */
  readonly folder: string;
  readonly anonymous: Client;
  /** Signs a demo account in (`sales2` for `sales2@demo.example`); the same client for the same account. */
  as(account: string, lang?: 'ko' | 'en'): Promise<Client>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  readonly resources?: readonly Resource[];
  readonly behaviours?: Behaviours;
  readonly env?: Readonly<Record<string, string>>;
  /** Rows above which exports change their way; the product's own unless told. */
  readonly exportLimits?: ExportLimits;
  /** Runs as the owner before the application opens. */
  prepare?(urls: TestDatabase): Promise<void>;
}

export async function startApp(options: TestAppOptions = {}): Promise<TestApp> {
  const urls = await createDatabase('demo');
  await options.prepare?.(urls);
  const database = openDatabase(urls.appUrl, 5);
  const folder = await mkdtemp(path.join(tmpdir(), 'hangro-test-'));
  const settings = readSettings({ APP_CLOCK: testClock, APP_SECRET: testSecret, DATA_DIR: folder, ...options.env });
  const app = await buildApp({
    settings: { ...settings, appSecret: testSecret },
    database,
    resources: options.resources ?? declared,
    behaviours: options.behaviours ?? declaredBehaviours,
    levelsNow,
    routes,
    // A machine that runs other tests as well is no reason to refuse.
    maxLag: 60_000,
    watch: demandWhole,
    ...(options.exportLimits ? { exportLimits: options.exportLimits } : {}),
  } satisfies AppParts);
  const clients = new Map<string, Promise<Client>>();
  const anonymous = client(app);
  const as: TestApp['as'] = (account, lang = 'ko') => {
    const key = `${account} ${lang}`;
    if (!clients.has(key))
      clients.set(
        key,
        signIn(app, account, lang).then((one) => ({ ...one, as })),
      );
    return clients.get(key)!;
  };
  return {
    app,
    database,
    urls,
    folder,
    anonymous,
    as,
    async close() {
      await app.close();
      await database.close();
      await urls.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** An approval document under way in the yard: everybody of the company may read it. */
export async function leaveApproval(app: TestApp): Promise<void> {
  const sales = await app.as('sales2');
  const { body: forms } = await sales.get<{ content: { id: number; apprDocCd: string }[] }>(
    '/groupware/common/apprDoc',
  );
  const apprDocId = forms.content.find(({ apprDocCd }) => apprDocCd === 'GEN')?.id;
  const made = await sales.post('/groupware/appr', {
    apprDocId,
    title: '사무용품 구입',
    insertLineList: (await sales.get('/groupware/appr/new?view=draft')).body.lineList,
  });
  const sent = await sales.post(`/groupware/appr/${String(made.body.id)}/submit`, { version: made.body.version });
  if (sent.status !== 200) throw new Error(JSON.stringify([made.body, sent.body]));
}

/** A tax invoice of the yard in writing. */
export async function leaveTaxInvoice(app: TestApp): Promise<void> {
  const buyer = { inveRegNo: '0078100072', inveNm: '누리데모해운(주)', inveCeoNm: '전가상' };
  const made = await (
    await app.as('admin2')
  ).post('/platform/taxInv', {
    ...buyer,
    insertItemList: [{ purchDt: '2026-11-20', itemNm: '수리', supplyAmt: '1000' }],
  });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
}

/** A page reports an error of its own. */
export async function leaveErrorReport(app: TestApp): Promise<void> {
  const payload = {
    errType: 'window',
    errMessage: '시험 오류',
    errUrl: '/portal/index',
    errSource: '',
    errInfo: '',
    errStack: '',
  };
  const answer = await app.app.inject({
    method: 'POST',
    url: '/api/logging/errFe',
    headers: { 'sec-fetch-site': 'same-origin' },
    payload,
  });
  if (answer.statusCode !== 204) throw new Error(answer.body);
}

/** A message to an authority that no way leads to: the worker leaves it alone. */
export async function leaveJournal(app: TestApp): Promise<void> {
  const row = `(corp_id, dir_cd, rcv_cd, msg_tp_cd, st_cd, rec_no, conv_id, raw_txt, raw_hash, try_cnt, dup_cnt)
    values (1, 'OUT', 'NOBODY', 'SEND', 'WAIT', 'EX-2026-0001', gen_random_uuid()::text, '<message/>', repeat('0', 64), 0, 0)`;
  await withClient(app.urls.ownerUrl, (owner) => owner.query(`insert into platform_message ${row}`));
}

/** Puts a message into the outbox: somebody asks for a code to join. */
export async function leaveMessage(app: TestApp, loginId = 'newcomer@demo.example'): Promise<void> {
  const url = `/api/platform/member/join/sendCert?key=2&loginId=${loginId}&cerEmail=${loginId}`;
  const answer = await app.app.inject({ url, headers: { 'sec-fetch-site': 'same-origin' } });
  if (answer.statusCode !== 200) throw new Error(`no code is sent: ${answer.body}`);
}

/** Makes an entry in the log of exports of company 2: its administrator takes contacts along. */
export async function leaveExport(app: TestApp): Promise<void> {
  const order = {
    kind: 'csv',
    title: '사용자',
    columns: [{ name: 'userNm', width: 100 }],
    rows: 1,
    reason: '시험을 위한 내보내기',
  };
  const answer = await (await app.as('admin2')).post('/platform/user/export', order);
  if (answer.status !== 201) throw new Error(`nothing is announced: ${JSON.stringify(answer.body)}`);
}

/** A new session of a demo account. */
export async function signIn(app: FastifyInstance, account: string, lang: 'ko' | 'en' = 'ko'): Promise<Client> {
  const loginId = account.includes('@') ? account : `${account}@demo.example`;
  const answer = await client(app).post<{ accessToken: string }>('/platform/member/login', {
    loginId,
    loginPw: password,
  });
  if (answer.status !== 200) throw new Error(`${loginId} cannot sign in: ${JSON.stringify(answer.body)}`);
  return client(app, answer.body.accessToken, lang);
}

/** Calls below `/api` with a bearer token, as a page of our own makes them. */
export function client(app: FastifyInstance, token?: string, lang: 'ko' | 'en' = 'ko'): Client {
  const call = async (method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', at: string, body?: unknown) => {
    const answer = await app.inject({
      method,
      url: `/api${at}`,
      headers: {
        'sec-fetch-site': 'same-origin',
        'accept-language': lang,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const text = answer.body;
    // A sentence whose place was left empty would stand before somebody like that.
    if (text.includes('%{')) throw new Error(`a text is answered with an empty place: ${text.slice(0, 500)}`);
    return { status: answer.statusCode, headers: answer.headers, body: text ? JSON.parse(text) : null };
  };
  return {
    token,
    get: (at) => call('GET', at),
    post: (at, body = {}) => call('POST', at, body),
    patch: (at, body = {}) => call('PATCH', at, body),
    put: (at, body = {}) => call('PUT', at, body),
    del: (at) => call('DELETE', at),
  } as Client;
}
