/**
 * The work of the night (00-conventions 1.1 "nightly jobs"), from 00:10 in Seoul: what the begin of a day moves, and notices
 * of days that come near. Each task of each company is done by itself, with a mark of its own: one that fails is told in the
 * log and tried again, the others go on, and nights that no server was awake in are made up for.
 */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { addDays, seoulDay, seoulTime } from '../core/dates.ts';
import { systemCorpId, type Resource } from '../core/resource.ts';
import type { Behaviours, Call, SaveStep } from '../database/behaviour.ts';
import { tellDue } from '../database/save/due.ts';
import { writeLapses } from '../database/save/lapse.ts';
import type { Database, Transaction } from '../database/executor.ts';
import { repeat } from './repeat.ts';

export interface NightParts {
  readonly database: Database;
  readonly resources: readonly Resource[];
  readonly behaviours: Behaviours;
}

interface Task {
  readonly name: string;
  readonly resource: Resource;
  /** The work of nights that were not done yet, the oldest first; answers how many records moved. */
  run(step: SaveStep, days: readonly string[]): Promise<number>;
}

/** Transitions reach what earlier days would have moved as well; a day that came near is told of by its own night alone. */
const tasksOf = ({ resources, behaviours }: NightParts): Task[] =>
  resources.flatMap((resource): Task[] => {
    const { prefix, notifies, state } = resource;
    const nightly = behaviours[prefix]?.nightly;
    const move: Task['run'] = async (step, days) => {
      const lapsed = state?.lapses ? await writeLapses(step, days.at(-1)!) : 0;
      return lapsed + ((await nightly?.(step, days.at(-1)!)) ?? 0);
    };
    return [
      ...(nightly || state?.lapses ? [{ name: prefix, resource, run: move }] : []),
      ...(notifies?.due?.length ? [{ name: `${prefix} due`, resource, run: tellDays }] : []),
    ];
  });

async function tellDays(step: SaveStep, days: readonly string[]): Promise<number> {
  for (const day of days) await tellDue(step, day);
  return 0;
}

/** Nights further back are not made up for: a notice of a day long gone helps nobody. */
export const mostNights = 7;

/** Nights of a task up to `day` that are still to do, its mark held; undefined while another process is at it. */
async function nightsLeft(tx: Transaction, task: string, day: string): Promise<readonly string[] | undefined> {
  const { corpId } = tx.actor;
  // A task without a mark is new: it begins with this night. A company that went since the night began has none.
  await tx.query(sql`insert into sys_night (corp_id, task, done_day)
    select id, ${task}, ${addDays(day, -1)}::date from platform_corp_name where id = ${corpId}::bigint on conflict do nothing`);
  const [mark] = await tx.query<{ done: string }>(sql`select done_day as done from sys_night
    where corp_id = ${corpId}::bigint and task = ${task} for update skip locked`);
  if (!mark) return undefined;
  const days = Array.from({ length: mostNights }, (_, i) => addDays(day, i + 1 - mostNights));
  return days.filter((one) => one > mark.done);
}

const markDone = (tx: Transaction, task: string, day: string) =>
  tx.query(
    sql`update sys_night set done_day = ${day}::date where corp_id = ${tx.actor.corpId}::bigint and task = ${task}`,
  );

export interface Night {
  /** How many records moved, by resource. */
  readonly moved: Readonly<Record<string, number>>;
  readonly failed: readonly { readonly corpId: number; readonly task: string; readonly error: unknown }[];
  /** Tasks that another process is at. */
  readonly busy: number;
}

/**
 * Does in every company what the nights up to `day` (`yyyy-MM-dd`) have left to do. Without `marked` the night of `day`
 * alone, done or not.
 */
export async function runNightly(
  parts: NightParts,
  day: string,
  now: Date,
  production: boolean,
  marked: boolean,
): Promise<Night> {
  const { database } = parts;
  const tasks = tasksOf(parts);
  const companies = await database.ask(sql`select id from platform_corp_name order by id`);
  const moved = Object.fromEntries(tasks.filter(({ run }) => run !== tellDays).map(({ name }) => [name, 0]));
  const failed: { corpId: number; task: string; error: unknown }[] = [];
  let busy = 0;
  for (const corpId of companies.map(({ id }) => id as number)) {
    const operator = corpId === systemCorpId;
    const call: Call = { corpId, userId: 0, operator, lang: 'ko', now, today: day, production };
    for (const { name, resource, run } of tasks) {
      const work = async (tx: Transaction): Promise<number | undefined> => {
        const days = marked ? await nightsLeft(tx, name, day) : [day];
        if (!days?.length) return days?.length;
        const count = await run({ ...call, tx, resource, all: parts.resources }, days);
        if (marked) await markDone(tx, name, day);
        return count;
      };
      try {
        const count = await database.write(call, work);
        if (count === undefined) busy += 1;
        else if (name in moved) moved[name]! += count;
      } catch (error) {
        failed.push({ corpId, task: name, error });
      }
    }
  }
  return { moved, failed, busy };
}

const startsAt = '00:10';
/** The day whose night came last: each begins at 00:10 in Seoul. */
export function nightOf(now: Date): string {
  const early = seoulTime(now).slice(11, 16) < startsAt;
  return seoulDay(early ? new Date(now.getTime() - 86_400_000) : now);
}

const everyMs = 60_000;
const longestPauseMs = 60 * everyMs;

/** Rounds of one process: each does what is left of the last night, and answers the pause before the next. */
export function nightRounds(
  parts: NightParts,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
  production: boolean,
): (now: Date) => Promise<number> {
  let finished: string | undefined;
  let pause = everyMs;
  return async (now) => {
    const day = nightOf(now);
    if (finished === day) return everyMs;
    const { moved, failed, busy } = await runNightly(parts, day, now, production, true);
    for (const { corpId, task, error } of failed) log.error({ err: error, corpId, task, day }, 'nightly');
    if (Object.values(moved).some((count) => count > 0)) log.info({ moved, day }, 'nightly');
    if (!failed.length && !busy) finished = day;
    // What keeps failing is tried less and less often.
    pause = failed.length ? Math.min(pause * 2, longestPauseMs) : everyMs;
    return pause;
  };
}

/** Every process looks once a minute. */
export function openNightly(app: FastifyInstance, parts: NightParts): void {
  let round: ((now: Date) => Promise<number>) | undefined;
  repeat(app, {
    name: 'nightly',
    first: everyMs,
    failed: everyMs,
    round() {
      const { now, production } = app.signIn;
      round ??= nightRounds(parts, app.log, production);
      return round(now());
    },
  });
}
