/** `POST fw/excRate/import {rows}`: rates from a sheet, all or none; the company's own row of a day is replaced (11-framework). */
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { demand } from '../../api/plugins/authority.ts';
import { callOf } from '../../api/plugins/session.ts';
import { ProblemError, refuse, type Problem } from '../../core/problem.ts';
import type { Call } from '../../database/behaviour.ts';
import type { Transaction } from '../../database/executor.ts';
import { saveIn, type Saving } from '../../database/save.ts';
import { readBody, type ReadBody } from '../../fields/readBody.ts';
import { excRate } from './excRate.ts';
import { excRateBehaviour } from './excRate.server.ts';

const mostRows = 1000;

interface Own {
  readonly id: number;
  readonly version: number;
}

/** The company's row of the same day, type and currency. */
async function ownRow(tx: Transaction, { header }: ReadBody, { corpId, today }: Call): Promise<Own | undefined> {
  const { excDt = today, excTpCd = 'BASE', currCd = null } = header;
  const [row] = await tx.query<Own>(sql`select id, version from fw_exc_rate where corp_id = ${corpId}::bigint
    and exc_dt = ${excDt}::date and exc_tp_cd = ${excTpCd} and curr_cd = ${currCd} and del_yn = 'N'`);
  return row;
}

/** A refused row is named by its number in the sheet; the others are still judged, so that all faults are told at once. */
async function write(tx: Transaction, saving: Saving, rows: readonly ReadBody[]) {
  const problems: Problem[] = [];
  const done = { inserted: 0, updated: 0 };
  for (const [index, sent] of rows.entries()) {
    const own = await ownRow(tx, sent, saving.call);
    try {
      await saveIn(tx, saving, own ? { ...sent, version: own.version } : sent, own?.id);
      done[own ? 'updated' : 'inserted'] += 1;
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      problems.push(...error.problems.map((problem) => ({ ...problem, row: index + 1 })));
    }
  }
  if (problems.length) throw new ProblemError(problems);
  return done;
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
    const { database } = app.signIn;
    const sent = (request.body as { rows?: unknown } | null)?.rows;
    if (!Array.isArray(sent) || sent.length === 0 || sent.length > mostRows) {
      return refuse('E_LIST', { field: 'rows', args: [mostRows] });
    }
    const rows = sent.map((row) => readBody(excRate, row, 'create', { operator: call.operator }));
    const problems = rows.flatMap((read, index) => read.problems.map((problem) => ({ ...problem, row: index + 1 })));
    if (problems.length) throw new ProblemError(problems);
    const saving = { database, resource: excRate, all: [excRate], behaviour: excRateBehaviour, call };
    return database.write(call, (tx) => write(tx, saving, rows));
  });
}
