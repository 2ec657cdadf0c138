/**
 * Many records in one transaction, each by the save pipeline, so that an import can do nothing that a form could not.
 * A check does the same and takes it all back.
 */
import { sql } from 'kysely';
import { foundByKeys, takenValues } from '../query/importKeys.ts';
import type { Transaction } from '../executor.ts';
import type { Saving } from './saving.ts';
import { type Incoming, type Judged, isRefusedByDatabase, judgeOne } from './importRow.ts';

export interface ImportOptions {
  readonly update: boolean;
  /** Everything is taken back in the end. */
  readonly dry: boolean;
  readonly progress?: (done: number) => void;
  readonly signal?: AbortSignal;
}

/** So many records stand between two marks to which the transaction can return. */
const chunk = 100;

/** Ends a transaction that has told what it was to tell. */
class TakenBack extends Error {
  readonly judged: readonly Judged[];
  constructor(judged: readonly Judged[]) {
    super('taken back');
    this.judged = judged;
  }
}

/** What becomes of each record, in their order. Of a run nothing is kept when anything is wrong. */
export async function importRecords(
  saving: Saving,
  incoming: readonly Incoming[],
  options: ImportOptions,
): Promise<readonly Judged[]> {
  try {
    return await saving.database.write(saving.call, async (tx) => {
      const judged = await judgeAll(tx, { ...saving, act: 'import' }, incoming, options);
      if (options.dry || judged.some(({ act }) => act === 'error')) throw new TakenBack(judged);
      return judged;
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.judged;
    throw error;
  }
}

async function judgeAll(
  tx: Transaction,
  saving: Saving,
  incoming: readonly Incoming[],
  options: ImportOptions,
): Promise<Judged[]> {
  const found = await foundByKeys(tx, saving.resource, incoming);
  const taken = await takenValues(tx, saving.resource, incoming, found);
  const judge = (entry: Incoming, at: number) =>
    judgeOne(tx, saving, entry, { found: found[at], wrong: taken[at]!, update: options.update, dry: options.dry });
  const judged: Judged[] = [];
  for (let from = 0; from < incoming.length; from += chunk) {
    options.signal?.throwIfAborted();
    const part = incoming.slice(from, from + chunk);
    await tx.query(sql`savepoint imported`);
    try {
      for (const [i, one] of part.entries()) judged.push(await judge(one, from + i));
      // What a check has written blocks nobody longer than need be.
      if (options.dry) await tx.query(sql`rollback to savepoint imported`);
    } catch (error) {
      if (!isRefusedByDatabase(error)) throw error;
      // The database itself refused a row, and with it the whole part: row by row the others stay.
      await tx.query(sql`rollback to savepoint imported`);
      judged.length = from;
      for (const [i, one] of part.entries()) judged.push(await alone(tx, one, () => judge(one, from + i)));
    }
    await tx.query(sql`release savepoint imported`);
    options.progress?.(Math.min(from + chunk, incoming.length));
  }
  return judged;
}

async function alone(tx: Transaction, entry: Incoming, work: () => Promise<Judged>): Promise<Judged> {
  await tx.query(sql`savepoint single`);
  try {
    const judged = await work();
    await tx.query(sql`release savepoint single`);
    return judged;
  } catch (error) {
    if (!isRefusedByDatabase(error)) throw error;
    await tx.query(sql`rollback to savepoint single`);
    await tx.query(sql`release savepoint single`);
    const code = (error as { code?: string }).code;
    return {
      no: entry.no,
      act: 'error',
      problems: [{ code: code === '23505' ? 'E_DUP' : code === '23503' ? 'E_REF' : 'E_RANGE', row: entry.no }],
    };
  }
}
