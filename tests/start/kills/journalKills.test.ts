/**
 * Processes that run the journal's rounds are killed for good (SIGKILL), at every kind of place and again and again; each next
 * one goes on. No message is lost or reaches the receiver out of its order, no answer counts twice, and a replay from the raw
 * texts comes to the state in which the record stands. `KILLS_SEED` repeats a run.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, beforeEach, expect, onTestFailed, test } from 'vitest';
import { writeAnswer } from '../../../src/database/messages/answerText.ts';
import { linesOf } from '../../../src/database/messages/journal.ts';
import { replay } from '../../../src/database/messages/replay.ts';
import { chance } from '../../api/rs4/walk/random.ts';
import { makePermit, ownerRows, patience, readPermit, startWithPermit } from '../../messages/app.ts';
import { inOrder } from '../../messages/inOrder.ts';
import { permit } from '../../messages/permit.ts';
import type { Client, TestApp } from '../../support/app.ts';
import { places, type Orders, type Place } from './orders.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const seed = Number(process.env.KILLS_SEED ?? Date.now() % 1_000_000);
/** In each of the two tests. */
const deathsAtEachPlace = Number(process.env.KILLS ?? 1);

let app: TestApp;
let admin: Client;
let folder: string;
let userId: number;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'hangro-kills-'));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  const input = path.join(import.meta.dirname, 'courier.ts');
  const [started] = await Promise.all([
    startWithPermit(),
    // One file starts in a fraction of the time that the sources take.
    build({ root, configFile: false, logLevel: 'error', build: { ssr: input, outDir: path.join(folder, 'built') } }),
  ]);
  app = started;
  admin = await app.as('admin2');
  // The processes of the test alone do the work.
  Object.assign(app.app.courier, { round: async () => 0, deliver: async () => undefined });
  const [user] = await ownerRows(app, `select id from platform_user where login_id = 'admin2@demo.example'`);
  userId = Number(user!['id']);
}, patience);
afterAll(async () => {
  spare?.stdin.end();
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The next process, started while the one before it works. */
const start = () =>
  spawn(process.execPath, [path.join(folder, 'built/courier.js')], { stdio: ['pipe', 'inherit', 'pipe'] });
let spare: ReturnType<typeof start> | undefined;

/** Answers whether the process was killed. */
async function work(orders: Orders): Promise<boolean> {
  const child = spare ?? start();
  let said = '';
  child.stderr.on('data', (data: Buffer) => (said += data.toString()));
  const closed = once(child, 'close') as Promise<[number | null, string | null]>;
  child.stdin.end(JSON.stringify(orders));
  spare = start();
  const [code, signal] = await closed;
  expect([said, code ?? signal]).toEqual(['', code === null ? 'SIGKILL' : 0]);
  return signal === 'SIGKILL';
}

const lot = chance(seed);
beforeEach(() => onTestFailed(() => console.log(`KILLS_SEED=${seed}`)));
const shuffled = <T>(of: readonly T[]): T[] => {
  const left = [...of];
  return of.map(() => left.splice(lot.whole(left.length), 1)[0]!);
};
let now = new Date('2026-11-20T00:00:00Z');
const later = (seconds: number): string => (now = new Date(now.getTime() + seconds * 1000)).toISOString();

/** The authority, which never dies. */
interface Customs {
  readonly folder?: string;
  /** Before a process begins. */
  before(): Promise<unknown>;
  /** After it died or came to its end; `all`: nothing is held back any more. */
  after(all: boolean): Promise<unknown>;
  /** What it has said of a conversation, in the end. */
  said(conversation: string): readonly string[];
}

const sentLines = (ids: readonly number[]) =>
  ownerRows(
    app,
    `select conv_id as conversation, rec_id::int as id, st_cd as "stCd" from platform_message
      where dir_cd = 'OUT' and rec_prefix = '${permit.prefix}' and rec_id in (${ids.join()}) order by id`,
  ) as Promise<(Record<'conversation' | 'stCd', string> & { readonly id: number })[]>;

/** Permits that nobody has sent yet, or whose sender died over it. */
const draftsOf = async (ids: readonly number[]): Promise<number[]> => {
  const rows = await ownerRows(
    app,
    `select id from shipwork_permit where st_cd = 'DRAFT' and id in (${ids.join()}) order by id`,
  );
  return rows.map(({ id }) => Number(id));
};

/** Processes one after the other, each with one more permit to send and most of them killed. */
async function storm(customs: Customs, arrivals: string): Promise<readonly number[]> {
  const common = { appUrl: app.urls.appUrl, userId, arrivals, ...(customs.folder ? { folder: customs.folder } : {}) };
  const ids: number[] = [];
  const left = shuffled(places.flatMap((place) => Array.from({ length: deathsAtEachPlace }, (): Place => place)));
  let nth = 0;
  for (let runs = 0; left.length && runs < 60; runs += 1) {
    const at = left[0]!;
    nth ||=
      1 + lot.whole(at === 'inside a transaction' ? 60 : at.includes('transaction') || at.includes('commit') ? 12 : 3);
    ids.push((await makePermit(admin)).id);
    const presses = await draftsOf(ids);
    await customs.before();
    const killed = await work({
      ...common,
      times: [later(lot.one([3, 61, 700]))],
      presses,
      down: !at.includes('left') && !at.includes('leaves') && lot.often(20),
      dies: { at, nth },
    });
    await customs.after(false);
    if (killed) left.shift();
    // It had too little to do to come there so often.
    nth = killed ? 0 : Math.ceil(nth / 2);
  }
  expect(left, 'places at which no process died').toEqual([]);
  // The storm is over: the receiver is back, leases run out, and everything comes.
  for (let i = 0; i < 2; i += 1) {
    await customs.after(true);
    const presses = await draftsOf(ids);
    await customs.before();
    const times = Array.from({ length: 8 + ids.length }, () => later(700));
    expect(await work({ ...common, times, presses, down: false })).toBe(false);
  }
  return ids;
}

async function expectWhole(ids: readonly number[], customs: Customs, arrivals: string): Promise<void> {
  const sent = await sentLines(ids);
  expect(
    sent.map(({ id }) => id).toSorted((a, b) => a - b),
    'every permit is one message',
  ).toEqual(ids);
  expect(new Set(sent.map(({ stCd }) => stCd))).toEqual(new Set(['SENT']));
  const arrived = readFileSync(arrivals, 'utf8').trim().split('\n');
  expect([...new Set(arrived)], 'in the order in which they were sent').toEqual(
    sent.map(({ conversation }) => conversation),
  );
  for (const { id, conversation } of sent) {
    const record = await readPermit(admin, id);
    const lines = await app.database.write({ corpId: 2, userId: 0 }, (tx) =>
      linesOf(tx, { corpId: 2, prefix: permit.prefix, id }),
    );
    const heard = lines.filter(({ dirCd }) => dirCd === 'IN');
    const done = heard.filter(({ stCd }) => stCd === 'DONE');
    const results = (raws: readonly string[]) =>
      raws.map((raw) => (JSON.parse(raw) as { resultCd: string }).resultCd).toSorted();
    expect(results(heard.map(({ raw }) => raw)), 'every answer is kept once').toEqual(
      [...customs.said(conversation)].toSorted(),
    );
    expect(new Set(done.map(({ receiverNo }) => receiverNo)).size).toBe(done.length);
    expect(record.msgList.map(({ msgTpCd }) => msgTpCd).toSorted()).toEqual([...done.map(() => 'REPLY'), 'SEND']);
    expect(record.stCd, 'as if they had come in order').toBe(inOrder(heard.map(({ raw }) => raw)));
    expect(replay(permit, lines).state, 'replayed').toBe(record.stCd);
  }
  expect(await ownerRows(app, 'select 1 from sys_message_in')).toEqual([]);
}

test('by a drop folder', async () => {
  const drop = path.join(folder, 'drop');
  const inbox = path.join(drop, 'in/CUSTOMS');
  mkdirSync(inbox, { recursive: true });
  const scripts = [['ACCEPT', 'CHECK', 'RELEASE'], ['ACCEPT', 'REJECT'], ['REJECT'], ['ACCEPT', 'PERMIT']] as const;
  const decided = new Map<string, readonly string[]>();
  let waiting: string[] = [];
  let no = 0;
  const bring = (raw: string) => {
    // Names say nothing of the order.
    const name = `${lot.whole(1_000_000_000)}.json`;
    writeFileSync(path.join(inbox, `.${name}`), raw);
    renameSync(path.join(inbox, `.${name}`), path.join(inbox, name));
  };
  const customs: Customs = {
    folder: drop,
    before: async () => undefined,
    async after(all) {
      const out = path.join(drop, 'out/CUSTOMS');
      const files = existsSync(out) ? readdirSync(out).filter((name) => !name.startsWith('.')) : [];
      for (const conversation of files.map((name) => name.split('.')[0]!).filter((one) => !decided.has(one))) {
        const script = lot.one(scripts);
        decided.set(conversation, script);
        script.forEach((resultCd, at) => {
          no += 1;
          const id = `F${String(no).padStart(6, '0')}`;
          waiting.push(writeAnswer({ conversation, id, resultCd, at: new Date(now.getTime() + at * 1000), no: 'N' }));
        });
      }
      const held = waiting.filter(() => !all && lot.often(40));
      for (const raw of shuffled(waiting.filter((one) => !held.includes(one))))
        for (let times = lot.often(20) ? 2 : 1; times > 0; times -= 1) bring(raw);
      waiting = held;
    },
    said: (conversation) => decided.get(conversation) ?? [],
  };
  const arrivals = path.join(folder, 'arrivals.folder');
  const ids = await storm(customs, arrivals);
  await expectWhole(ids, customs, arrivals);
  expect([inbox, path.join(drop, 'taken/CUSTOMS')].flatMap((one) => readdirSync(one))).toEqual([]);
}, 120_000);

test('with the simulator', async () => {
  const plans = [
    { mode: 'usual', says: ['ACCEPT'] },
    { mode: 'twice', says: ['ACCEPT'] },
    { mode: 'refuse', reason: '서류 누락', says: ['REJECT'] },
    { mode: 'shuffled', answers: ['CHECK', 'RELEASE'], seconds: 40, says: ['ACCEPT', 'CHECK', 'RELEASE'] },
  ] as const;
  const operator = await app.as('oper');
  const decided = new Map<string, readonly string[]>();
  let says: readonly string[] = [];
  const customs: Customs = {
    async before() {
      const { says: next, ...plan } = lot.one(plans);
      says = next;
      const told = await operator.post('/platform/message/simulator', { corpId: 2, rcvCd: 'CUSTOMS', ...plan });
      expect(told.status).toBe(200);
    },
    async after() {
      const seen = await ownerRows(app, 'select conv_id as conversation from sys_simulator_seen');
      for (const { conversation } of seen)
        if (!decided.has(String(conversation))) decided.set(String(conversation), says);
    },
    said: (conversation) => decided.get(conversation) ?? [],
  };
  const arrivals = path.join(folder, 'arrivals.simulator');
  const ids = await storm(customs, arrivals);
  await customs.after(true);
  await expectWhole(ids, customs, arrivals);
}, 120_000);
