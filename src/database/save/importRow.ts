/** What becomes of one record of a file: made, changed, left as it is or refused, by the save pipeline. */
import { sql } from 'kysely';
import type { Values } from '../../core/field.ts';
import type { ColumnChange, RowAct } from '../../core/files/importing.ts';
import { ProblemError, type Problem } from '../../core/problem.ts';
import { changeKeys, displayName, grids, headerFields, rowName } from '../../record/resource.ts';
import { finer } from '../../record/finer.ts';
import { readBody } from '../../record/readBody.ts';
import type { Transaction } from '../executor.ts';
import { load } from '../query/load.ts';
import { saveIn } from './save.ts';
import type { Saving } from './saving.ts';
import { toWire } from '../query/wire.ts';

/** A record on its way in: values as the wire has them, each line of rows that come along under its number. */
export interface Incoming {
  readonly no: number;
  readonly values: Values;
  readonly along: readonly { readonly no: number; readonly grid: string; readonly values: Values }[];
  /** What its cells could not be read as; `row` is the number of the line. */
  readonly problems: readonly Problem[];
  /** What a check has found before; null: nothing. */
  readonly id?: number | null;
  readonly version?: number;
}

export interface Judged {
  readonly no: number;
  readonly act: RowAct;
  readonly id?: number;
  readonly version?: number;
  readonly changes?: readonly ColumnChange[];
  /** `row` is the number of the line in the file. */
  readonly problems: readonly Problem[];
  /** What keeps nothing out. */
  readonly warnings?: readonly Problem[];
}

/** What else is wrong with a row that is refused anyway; nothing of it stays, nor does what the database says of it. */
async function aside<T>(tx: Transaction, work: () => Promise<T>): Promise<undefined> {
  await tx.query(sql`savepoint aside`);
  try {
    await work();
  } catch (error) {
    if (!isRefusedByDatabase(error)) throw error;
  } finally {
    await tx.query(sql`rollback to savepoint aside`);
    await tx.query(sql`release savepoint aside`);
  }
}

export const isRefusedByDatabase = (error: unknown): boolean =>
  /^(22|23)/.test((error as { code?: string }).code ?? '') && !(error instanceof ProblemError);

interface Judging {
  readonly found: Found;
  /** What keys and unique values have against it. */
  readonly wrong: readonly Problem[];
  readonly update: boolean;
  readonly dry: boolean;
}

type Found = { readonly id: number } | undefined;

export async function judgeOne(
  tx: Transaction,
  saving: Saving,
  entry: Incoming,
  { found, wrong, update, dry }: Judging,
): Promise<Judged> {
  const { resource, call } = saving;
  const moved = entry.id !== undefined && entry.id !== (found?.id ?? null);
  const stored = found && (await load(tx, saving, found.id));
  const at = { no: entry.no, ...(stored ? { id: found.id, version: stored.version as number } : {}) };
  const first: Problem[] = [
    ...entry.problems,
    ...wrong,
    ...(moved ? [{ code: 'E_CONFLICT', row: entry.no, text: 'importMoved' } as const] : []),
  ];
  if (stored && !update && first.length === 0) return { ...at, act: 'skip', problems: [] };
  const body = bodyOf(saving, entry, stored);
  const changes = stored && changesOf(saving, entry, stored, body);
  if (changes?.length === 0 && !hasRows(saving, body) && first.length === 0)
    return { ...at, act: 'same', problems: [] };
  const sent = readBody(
    resource,
    { ...body, ...(stored ? { version: entry.version ?? stored.version } : {}) },
    stored ? 'update' : 'create',
    { operator: call.operator },
  );
  const unread = [...first, ...sent.problems.map((problem) => placed(problem, entry))];
  const problems = [...finer(resource, unread, { ...stored, ...sent.header })];
  // A file is looked at before it comes in: its warnings are told there, and keep nothing out.
  const warnings: Problem[] = [];
  const warned = (told: readonly Problem[]) => void warnings.push(...told.map((warning) => placed(warning, entry)));
  const save = () => saveIn(tx, { ...saving, warned }, { ...sent, confirmed: true, problems: [] }, found?.id);
  try {
    const answer = problems.length === 0 ? await save() : await aside(tx, save);
    if (answer && problems.length === 0)
      return {
        ...at,
        ...(dry ? {} : { id: answer.id as number }),
        act: stored ? 'update' : 'create',
        ...(changes ? { changes } : {}),
        ...(warnings.length ? { warnings } : {}),
        problems,
      };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const alreadySaid = new Set(problems.map(({ field, grid, row }) => `${grid ?? ''}.${field ?? ''}.${row}`));
    for (const problem of error.problems.map((refused) => placed(refused, entry)))
      if (!alreadySaid.has(`${problem.grid ?? ''}.${problem.field ?? ''}.${problem.row}`)) problems.push(problem);
  }
  return { ...at, act: 'error', problems };
}

/** A problem at the line of the file that it stands in: rows carry the number of theirs as client id. */
const placed = (problem: Problem, entry: Incoming): Problem => {
  const fileRow =
    problem.grid !== undefined && /^L\d+$/.test(problem.uid ?? '') ? Number(problem.uid!.slice(1)) : entry.no;
  return { ...problem, row: fileRow, uid: undefined };
};

/** A row that comes along changes the one of the same name, or is a new one. */
function bodyOf({ resource }: Saving, entry: Incoming, stored: Values | undefined): Values {
  const body: Values = { ...entry.values };
  for (const grid of new Set(entry.along.map(({ grid: name }) => name))) {
    const declared = grids(resource)[grid]!;
    const keys = changeKeys(grid, declared);
    const name = rowName(declared);
    const lines = entry.along.filter((line) => line.grid === grid);
    const there = (stored?.[grid] as Values[] | undefined) ?? [];
    const twin = (values: Values) => there.find((row) => row[name] === values[name]);
    const row = ({ no, values }: Incoming['along'][number]) => ({ uid: `L${no}`, ...values });
    body[keys.insert] = lines.filter(({ values }) => !twin(values)).map(row);
    const updated = lines.flatMap((line) => {
      const old = twin(line.values);
      const differs = old && Object.entries(line.values).some(([field, value]) => !same(old[field], value));
      return differs ? [{ id: old.id, ...row(line) }] : [];
    });
    if (updated.length) body[keys.update] = updated;
  }
  return body;
}

const hasRows = ({ resource }: Saving, body: Values): boolean =>
  Object.entries(grids(resource)).some(([grid, declared]) => {
    const { insert, update } = changeKeys(grid, declared);
    return [insert, update].some((key) => ((body[key] as unknown[] | undefined)?.length ?? 0) > 0);
  });

const same = (a: unknown, b: unknown): boolean => String(a ?? '') === String(b ?? '');

/** Header fields that the row would change, from what to what. */
function changesOf({ resource, call }: Saving, entry: Incoming, stored: Values, body: Values): ColumnChange[] {
  const sent = readBody(resource, body, 'update', { operator: true }).header;
  const wire = toWire(resource, stored, call.corpId);
  return Object.keys(entry.values)
    .filter((name) => name in sent && !same(stored[name], sent[name]))
    .map((name) => {
      const isRef = headerFields(resource)[name]?.type === 'ref';
      return {
        name,
        from: wire[name] ?? null,
        to: sent[name] ?? null,
        ...(isRef ? { fromNm: (wire[displayName(name)] as string | null) ?? null } : {}),
      };
    });
}
