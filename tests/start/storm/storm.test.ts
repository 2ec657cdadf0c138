/**
 * Three people at once, whatever they do in whatever order, while the server and its database are killed under them and the
 * clock goes over midnight, with the work of the night beside them: the books agree, what was acknowledged is there, and
 * what was asked for again after a kill is there once. `STORM_SEED=n` draws other steps.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runNightly, nightOf } from '../../../src/api/nightly.ts';
import type { Values } from '../../../src/core/field.ts';
import { freePort } from '../../../src/database/engine/freePort.ts';
import { sleep, waitUntil } from '../../../src/database/engine/process.ts';
import { openDatabase } from '../../../src/database/postgres.ts';
import { behaviours } from '../../../src/services/index.server.ts';
import { resources } from '../../../src/services/index.ts';
import type { Answer } from '../../support/app.ts';
import { faultsOf } from '../../api/rs4/walk/invariants.ts';
import { drawMove, type Move } from '../../api/rs4/walk/moves.ts';
import { chance } from '../../api/rs4/walk/random.ts';
import { openYard, type Yard } from '../../api/rs4/walk/yard.ts';
import { buildServer, databaseProcesses, endAll, startServer, type ServerProcess } from '../serverProcess.ts';
import { callTo, type Server } from './calls.ts';

const seed = Number(process.env['STORM_SEED'] ?? 1124);
const walkers = 3;
const walkMs = 3000;

/** What each life of the server begins with, and what ends it. The second lives over midnight, the third and fourth meet nights. */
const lives = [
  { clock: '2026-11-20T09:00:00+09:00', end: 'server' },
  { clock: '2026-11-20T23:59:58+09:00', end: 'machine' },
  { clock: '2026-11-21T00:10:00+09:00', night: true, end: 'server' },
  { clock: '2026-12-24T00:10:30+09:00', night: true, end: 'asked' },
] as const;

let built: Awaited<ReturnType<typeof buildServer>>;
let dataDir: string;
beforeAll(async () => {
  built = await buildServer();
  dataDir = mkdtempSync(path.join(tmpdir(), 'hangro-storm-'));
}, 60_000);
afterAll(async () => {
  endAll();
  await waitUntil(() => databaseProcesses(dataDir).length === 0, 10_000);
  rmSync(dataDir, { recursive: true, force: true });
  built.remove();
});

function url(login: 'owner' | 'app'): string {
  const state = JSON.parse(readFileSync(path.join(dataDir, 'postgres.json'), 'utf8')) as Record<string, string>;
  return `postgres://hangro_${login}:${state[`${login}Password`]}@127.0.0.1:${state['port']}/hangro`;
}

/** As its owner, in the life of the server that is on. */
async function asOwner<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url('owner'));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Kinds that come about by being asked for alone; further revisions of a quotation come about by a step. */
const made: Readonly<Record<string, string>> = {
  'rs4/quot': `select id from rs4_quot where corp_id = 2 and quot_title = '임의 견적' and rev_no = 0`,
  'rs4/work': 'select id from rs4_work where corp_id = 2',
  'rs4/purc': 'select id from rs4_purc where corp_id = 2',
  'rs4/inv': 'select id from rs4_inv where corp_id = 2',
};
const standing = (): Promise<Record<string, number[]>> =>
  asOwner(async (client) => {
    const found: Record<string, number[]> = {};
    for (const [prefix, query] of Object.entries(made))
      found[prefix] = (await client.query<{ id: string }>(`${query} order by id`)).rows.map(({ id }) => Number(id));
    return found;
  });

/** Numbers of a month are one row without a hole: a call that died took none along. */
async function holes(client: pg.Client): Promise<string[]> {
  const faults: string[] = [];
  for (const [table, column] of [
    ['rs4_order', 'order_no'],
    ['rs4_work', 'work_no'],
    ['rs4_purc', 'purc_no'],
    ['rs4_inv', 'inv_no'],
    ['rs4_quot', 'quot_no'],
  ]) {
    const { rows } = await client.query<{ month: string }>(`
      select regexp_replace(${column}, '-\\d+$', '') as month from ${table} where corp_id = 2 and ${column} ~ '-26(11|12)-' group by 1
      having count(distinct ${column}) <> max(regexp_replace(${column}, '^.*-', '')::int)`);
    faults.push(...rows.map(({ month }) => `${table}: numbers of ${month} have a hole`));
  }
  return faults;
}

const kill = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // A backend that ended with its server.
  }
};
const ends: Readonly<Record<(typeof lives)[number]['end'], (server: ServerProcess) => void>> = {
  server: ({ child }) => kill(child.pid!),
  machine: ({ child }) => [child.pid!, ...databaseProcesses(dataDir)].forEach(kill),
  asked: ({ child }) => void child.kill('SIGTERM'),
};

/** A server that is on its way. */
function awaited(): { readonly promise: Promise<Server>; resolve(server: Server): void } {
  let resolve!: (server: Server) => void;
  const promise = new Promise<Server>((done) => (resolve = done));
  return { promise, resolve };
}

/** The work of the night as another process of the installation does it. */
async function night(clock: string): Promise<void> {
  const database = openDatabase(url('app'), 2);
  const now = new Date(clock);
  try {
    const { failed } = await runNightly({ database, resources, behaviours }, nightOf(now), now, false, true);
    expect(failed).toEqual([]);
  } finally {
    await database.close();
  }
}

test(`three people go on through kills and nights (seed ${seed})`, async () => {
  const port = String(await freePort());
  let next = awaited();
  const caller = callTo(() => next.promise);
  let yard: Yard | undefined;
  const acknowledged = new Map<string, Set<number>>(Object.keys(made).map((prefix) => [prefix, new Set()]));
  const gotSomewhere = () => [...acknowledged.values()].reduce((sum, ids) => sum + ids.size, 0);
  const words: string[] = [];
  const over = new AbortController();

  const meet = (prefix: string, { status, body }: Answer<Values>) => {
    yard!.meet(prefix, { status, headers: {}, body });
    for (const [name, other] of [
      ['orderId', 'rs4/order'],
      ['apprId', 'groupware/appr'],
    ] as const)
      if (body[name]) yard!.meet(other, { status, headers: {}, body: { id: body[name] } });
  };
  async function step(move: Move): Promise<void> {
    const answer = await move.run();
    const told = `${move.words} -> ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`;
    words.push(told);
    expect([200, 201, 400, 403, 404, 409], told).toContain(answer.status);
    if (answer.status > 201) return;
    meet(move.prefix, answer);
    if (answer.status === 201) acknowledged.get(move.prefix)?.add(answer.body['id'] as number);
  }
  async function walk(by: ReturnType<typeof chance>): Promise<void> {
    while (!over.signal.aborted) {
      const move = await drawMove(yard!, by);
      // An upload is no call that is asked for again.
      if (move && !move.words.includes('attaches')) await step(move);
    }
  }

  let before: Record<string, number[]> = {};
  let walking: Promise<void>[] = [];
  let restarts = 0;
  for (const [life, { clock, end, ...rest }] of lives.entries()) {
    const server = await startServer(built.file, dataDir, { APP_CLOCK: clock, PORT: port });
    await server.ready;
    // Backends of the dead server may still be ending.
    expect(await asOwner(faultsOf), words.slice(-20).join('\n')).toEqual([]);
    if (life === 0) before = await standing();
    next.resolve({ origin: `http://127.0.0.1:${port}`, life });
    if (!yard) {
      yard = await openYard({
        as: caller.as,
        get app(): never {
          throw new Error('nothing is uploaded here');
        },
      });
      for (let i = 0; i < 3; i += 1)
        yard.meet('rs4/order', { status: 200, headers: {}, body: await yard.repair.order() });
      walking = Array.from({ length: walkers }, (_, at) => walk(chance(seed + at)));
    }
    await Promise.all(['night' in rest ? night(clock) : undefined, Promise.race([sleep(walkMs), ...walking])]);
    const last = life === lives.length - 1;
    if (last) {
      // On a busy machine people get somewhere, too, but later.
      await Promise.race([waitUntil(() => gotSomewhere() > 10, 60_000), ...walking]);
      over.abort();
      await Promise.all(walking);
      expect(await asOwner(faultsOf), words.slice(-20).join('\n')).toEqual([]);
      expect(await asOwner(holes)).toEqual([]);
      const after = await standing();
      for (const prefix of Object.keys(made)) {
        const fresh = after[prefix]!.filter((id) => !before[prefix]!.includes(id));
        expect(
          [...acknowledged.get(prefix)!].sort((a, b) => a - b),
          prefix,
        ).toEqual(fresh);
      }
    } else next = awaited();
    ends[end](server);
    expect(await server.ended).toBe(end === 'asked' ? 0 : 'SIGKILL');
    restarts += 1;
  }
  expect(restarts).toBe(lives.length);
  // Kills met somebody's call, and people got somewhere.
  expect(caller.again()).toBeGreaterThan(0);
  expect(gotSomewhere()).toBeGreaterThan(10);
}, 240_000);
