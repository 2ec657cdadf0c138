/**
 * Random walks through the yard: whoever does whatever in whatever order, allowed or not, alone or two at a time, the books
 * agree, nothing is received or invoiced beyond its order, statuses go along their arrows and the trail tells all of it.
 * `WALK_SEED=n` walks one more way, `WALK_STEPS=n` walks further.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import pg from 'pg';
import type { Values } from '../../../../src/core/field.ts';
import { startApp, type Answer, type TestApp } from '../../../support/app.ts';
import { faultsOf } from './invariants.ts';
import { drawMove, type Move } from './moves.ts';
import { chance, type Chance } from './random.ts';
import { openYard, type Yard } from './yard.ts';

const steps = Number(process.env['WALK_STEPS'] ?? 160);
const seeds = [1, 2026, 1120, ...(process.env['WALK_SEED'] ? [Number(process.env['WALK_SEED'])] : [])];

let app: TestApp;
let client: pg.Client;
beforeAll(async () => {
  app = await startApp();
  client = new pg.Client(app.urls.ownerUrl);
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await app?.close();
});

/** Orders and approvals come about by actions on other documents. */
async function follow(yard: Yard, { body }: Answer<Values>): Promise<void> {
  for (const [name, prefix] of [
    ['orderId', 'rs4/order'],
    ['apprId', 'groupware/appr'],
  ] as const)
    if (body[name]) yard.meet(prefix, { status: 200, headers: {}, body: { id: body[name] } });
}

function judge(yard: Yard, move: Move, answer: Answer<Values>): void {
  const told = `${move.words} -> ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`;
  expect([200, 201, 400, 403, 404, 409], told).toContain(answer.status);
  if (move.level === 2 && yard.level(move.who, move.under ?? move.prefix) < 2) expect(answer.status, told).toBe(403);
}

async function tried(yard: Yard, move: Move): Promise<boolean> {
  const answer = await move.run();
  judge(yard, move, answer);
  if (answer.status > 201) return false;
  yard.meet(move.prefix, answer);
  await follow(yard, answer);
  return true;
}

/** Two people at the same moment, often at the same record. */
async function together(yard: Yard, by: Chance, first: Move): Promise<boolean> {
  const second = by.often(50) ? first : await drawMove(yard, by);
  const done = await Promise.all([tried(yard, first), ...(second ? [tried(yard, second)] : [])]);
  return done.some(Boolean);
}

describe.each(seeds)('walk %i', (seed) => {
  test(`of ${steps} steps`, async () => {
    const yard = await openYard(app);
    const by = chance(seed);
    for (let i = 0; i < 3; i += 1)
      yard.meet('rs4/order', { status: 200, headers: {}, body: await yard.repair.order() });
    const words: string[] = [];
    let done = 0;
    for (let step = 0; step < steps; step += 1) {
      const move = await drawMove(yard, by);
      if (!move) continue;
      const went = by.often(20) ? await together(yard, by, move) : await tried(yard, move);
      words.push(`${went ? '+' : '-'} ${move.words}`);
      if (!went) continue;
      done += 1;
      const faults = await faultsOf(client);
      expect(faults, words.slice(-12).join('\n')).toEqual([]);
    }
    // A walk on which nothing succeeds proves nothing.
    expect(done, words.join('\n')).toBeGreaterThan(steps / 8);
  }, 240_000);
});
