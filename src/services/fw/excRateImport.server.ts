/** `POST fw/excRate/import {rows}`: rates from a sheet, all or none; the company's own row of a day is replaced (11-framework). */
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { demand } from '../../api/plugins/authority.ts';
import { callOf } from '../../api/plugins/session.ts';
import { ProblemError, refuse, type Problem } from '../../core/problem.ts';
import type { RecordOf } from '../../core/record.ts';
import { changesBetween, writeAudits } from '../../database/save/audit.ts';
import type { Call } from '../../database/behaviour.ts';
import type { Transaction } from '../../database/executor.ts';
import { changedPlaces, checkCodes } from '../../database/query/references.ts';
import { newRecord } from '../../record/defaults.ts';
import { readBody } from '../../record/readBody.ts';
import { validate } from '../../record/validate.ts';
import { excRate } from './excRate.ts';
import { excUnits } from './excRate.server.ts';

type Rate = RecordOf<typeof excRate>;

const mostRows = 1000;
const keyOf = (record: Rate): string => [record.excDt, record.excTpCd, record.currCd].join(' ');
const numbered = (problems: readonly Problem[], index: number) =>
  problems.map((problem) => ({ ...problem, row: index + 1 }));

/** All faults are told at once, each with its number in the sheet. */
async function judge(tx: Transaction, call: Call, records: readonly Rate[]): Promise<void> {
  const seen = new Set<string>();
  const problems: Problem[] = records.flatMap((record, index) => {
    const twice: Problem[] = seen.has(keyOf(record)) ? [{ code: 'E_DUP', field: 'excDt' }] : [];
    seen.add(keyOf(record));
    return numbered([...validate(excRate, record), ...twice], index);
  });
  const places = records.flatMap((record, index) =>
    changedPlaces(excRate, record, null).map((place) => ({ ...place, row: index + 1 })),
  );
  problems.push(...(await checkCodes(tx, places, call)));
  if (problems.length) throw new ProblemError(problems.toSorted((a, b) => a.row! - b.row!));
}

const keys = sql`exc_dt, exc_tp_cd, curr_cd`;
const wire = sql`t.id, t.exc_dt as "excDt", t.exc_tp_cd as "excTpCd", t.curr_cd as "currCd", t.exc_unit as "excUnit",
  t.exc_rt::text as "excRt", t.remark`;

/** The company's rows of the same days, types and currencies, held, by key. */
async function ownRows(tx: Transaction, { corpId }: Call, sent: string): Promise<ReadonlyMap<string, Rate>> {
  const rows = await tx.query<Rate>(sql`select ${wire} from fw_exc_rate t
    where t.corp_id = ${corpId}::bigint and t.del_yn = 'N'
      and (${keys}) in (select ${keys} from json_populate_recordset(null::fw_exc_rate, ${sent}::json))
    order by ${keys} for update`);
  return new Map(rows.map((row) => [keyOf(row), row]));
}

/** Every row in one statement; a day that has a row of the company already gets the new rate. */
async function write(tx: Transaction, call: Call, records: readonly Rate[]) {
  const sent = JSON.stringify(
    records.map((r) => ({
      ...{ exc_dt: r.excDt, exc_tp_cd: r.excTpCd, curr_cd: r.currCd },
      ...{ exc_unit: r.excUnit, exc_rt: r.excRt, remark: r.remark },
    })),
  );
  const before = await ownRows(tx, call, sent);
  const now = sql`${call.now}::timestamptz`;
  const who = sql`${call.userId}::bigint`;
  const written = await tx.query<Rate>(sql`
    insert into fw_exc_rate as t (corp_id, ${keys}, exc_unit, exc_rt, remark, create_dt, create_id, update_dt, update_id)
    select ${call.corpId}::bigint, ${keys}, exc_unit, exc_rt, remark, ${now}, ${who}, ${now}, ${who}
    from json_populate_recordset(null::fw_exc_rate, ${sent}::json) order by ${keys}
    on conflict (corp_id, ${keys}) where del_yn = 'N' do update set exc_unit = excluded.exc_unit, exc_rt = excluded.exc_rt,
      remark = coalesce(excluded.remark, t.remark), version = t.version + 1, update_dt = ${now}, update_id = ${who}
    returning ${wire}`);
  const trail = written.map((after) => {
    const old = before.get(keyOf(after)) ?? null;
    return { id: after.id as number, act: old ? 'update' : 'create', changes: changesBetween(excRate, old, after) };
  });
  await writeAudits(tx, excRate, call.corpId, trail);
  return { inserted: written.length - before.size, updated: before.size };
}

/** Fastify plugin for the prefix `/api/fw`. */
export async function excRateRoutes(app: FastifyInstance): Promise<void> {
  const route = {
    config: { resource: excRate.prefix },
    schema: { tags: [excRate.prefix], summary: 'Import rates from a sheet, all or none' },
    preHandler: demand(excRate, 2),
  };
  app.post('/excRate/import', route, async (request) => {
    const call = callOf(request);
    const sent = (request.body as { rows?: unknown } | null)?.rows;
    if (!Array.isArray(sent) || sent.length === 0 || sent.length > mostRows) {
      return refuse('E_LIST', { field: 'rows', args: [mostRows] });
    }
    const rows = sent.map((row) => readBody(excRate, row, 'create', { operator: call.operator }));
    const problems = rows.flatMap((read, index) => numbered(read.problems, index));
    if (problems.length) throw new ProblemError(problems);
    return app.signIn.database.write(call, async (tx) => {
      const units = await excUnits(
        tx,
        call,
        rows.map(({ header }) => header.currCd),
      );
      const records = rows.map(({ header }): Rate => ({
        ...newRecord(excRate, call),
        ...header,
        excUnit: units(header.currCd),
      }));
      await judge(tx, call, records);
      return write(tx, call, records);
    });
  });
}
