/** Transitions of the night (00-conventions 1.1 "nightly jobs"): at 00:10 in Seoul, once for all server processes. */
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { seoulDay, seoulTime } from '../core/dates.ts';
import { systemCorpId, type Resource } from '../core/resource.ts';
import type { Behaviours, Call } from '../database/behaviour.ts';
import { tellDue } from '../database/save/due.ts';
import { writeLapses } from '../database/save/lapse.ts';
import type { Database } from '../database/executor.ts';
import { repeat } from './repeat.ts';

export interface NightParts {
  readonly database: Database;
  readonly resources: readonly Resource[];
  readonly behaviours: Behaviours;
}

/** Moves what the begin of `day` (`yyyy-MM-dd`) moves, in every company; answers how many records, by resource. */
export async function runNightly(
  { database, resources, behaviours }: NightParts,
  day: string,
  now: Date,
  production: boolean,
): Promise<Record<string, number>> {
  const companies = await database.ask(sql`select id from platform_corp_name order by id`);
  const moved: Record<string, number> = {};
  for (const resource of resources) {
    const nightly = behaviours[resource.prefix]?.nightly;
    const moves = nightly || resource.state?.lapses;
    if (!moves && !resource.notifies?.due) continue;
    if (moves) moved[resource.prefix] = 0;
    for (const { id } of companies) {
      const corpId = id as number;
      const call: Call = {
        corpId,
        userId: 0,
        operator: corpId === systemCorpId,
        lang: 'ko',
        now,
        today: day,
        production,
      };
      await database.write(call, async (tx) => {
        const step = { ...call, tx, resource, all: resources };
        if (resource.state?.lapses) moved[resource.prefix]! += await writeLapses(step, day);
        if (nightly) moved[resource.prefix]! += await nightly(step, day);
        await tellDue(step, day);
      });
    }
  }
  return moved;
}

const startsAt = '00:10';
/** The last 00:10 in Seoul. */
export function nightOf(now: Date): { readonly day: string; readonly at: Date } {
  const early = seoulTime(now).slice(11, 16) < startsAt;
  const day = seoulDay(early ? new Date(now.getTime() - 86_400_000) : now);
  return { day, at: new Date(`${day}T${startsAt}:00+09:00`) };
}

/** True for the one process that may do the work of this night. */
export async function takeNight(database: Database, now: Date): Promise<boolean> {
  const [row] = await database.ask(
    sql`select job_turn('nightly', ${now}::timestamptz, ${nightOf(now).at}::timestamptz) as mine`,
  );
  return row!['mine'] === true;
}

const everyMs = 60_000;

/** Every process looks once a minute; whoever is first after 00:10 works. */
export function openNightly(app: FastifyInstance, parts: NightParts): void {
  repeat(app, {
    name: 'nightly',
    first: everyMs,
    failed: everyMs,
    async round() {
      const { now, production } = app.signIn;
      const at = now();
      if (await takeNight(parts.database, at)) {
        const moved = await runNightly(parts, nightOf(at).day, at, production);
        app.log.info({ moved }, 'nightly');
      }
      return everyMs;
    },
  });
}
