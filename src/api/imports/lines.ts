/** Rows of a file for a grid of an open form: read, filled in from what they name, judged as the save would; nothing is written. */
import { fieldLabel, translate } from '../../../i18n/server.ts';
import type { Values } from '../../core/field.ts';
import {
  belowKey,
  countActs,
  type ImportAnswer,
  type ImportBody,
  type RowVerdict,
} from '../../core/files/importing.ts';
import type { Resource } from '../../core/resource.ts';
import type { Behaviour } from '../../database/behaviour.ts';
import { linkUidName } from '../../record/below.ts';
import { newRow } from '../../record/defaults.ts';
import { typeOf } from '../../fields/index.ts';
import type { Importable } from '../../record/importable.ts';
import { displayName, grids, headerFields } from '../../record/resource.ts';
import { rulesOf } from '../../record/rules.ts';
import { validate } from '../../record/validate.ts';
import { readRows, type ReadingParts, type ReadRow } from './cells.ts';
import { parted, type Parted } from './linesBelow.ts';
import { problemWords } from './records.ts';

export interface LineImport extends ReadingParts {
  readonly resource: Resource;
  readonly grid: string;
  readonly behaviour: Behaviour;
}

export async function importLines(
  parts: LineImport,
  { body, columns }: { readonly body: ImportBody; readonly columns: readonly (Importable | undefined)[] },
): Promise<ImportAnswer> {
  const { resource, grid, call } = parts;
  const header = readHeader(resource, body.record ?? {});
  const { rows: read } = await readRows(body.rows, columns, { ...parts, record: header });
  const rows = parted(read);
  const heads = rows.filter(({ of }) => of === undefined).map(({ row }) => row);
  const follows = await proposed(parts, header, heads);
  const laid = heads.map((row, i) => lineOf(parts, header, row, { ...freshRow(parts, grid), ...follows[i] }));
  const below = rowsBelow(parts, rows);
  const record = {
    ...header,
    [grid]: laid.map(({ values }, i) => ({ ...values, id: null, uid: uidOf(heads[i]!.sent.no) })),
    ...Object.fromEntries([...below].map(([name, list]) => [name, list.map(({ values }) => values)])),
  };
  /** Number in the file of each row of a grid. */
  const numbers = new Map([[grid, heads.map(({ sent }) => sent.no)]]);
  for (const [name, list] of below)
    numbers.set(
      name,
      list.map(({ no }) => no),
    );
  const problems = validate(resource, rulesOf(resource)?.compute?.(record) ?? record).flatMap((problem) => {
    const no = problem.row === undefined ? undefined : numbers.get(problem.grid ?? '')?.[problem.row];
    return no === undefined ? [] : [{ ...problem, row: no }];
  });
  const wrongOf = ({ row }: Parted) => {
    const found = row.problems.map((problem) => ({ ...problem, grid: problem.grid ?? grid }));
    const told = new Set(found.map((problem) => `${problem.grid}.${problem.field}`));
    const more = problems.filter((one) => one.row === row.sent.no && !told.has(`${one.grid}.${one.field}`));
    return [...found, ...more]
      .map((problem) => problemWords(problem, resource, call))
      .map((one) => ({ ...one, name: one.name?.replace(`${grid}.`, '') }));
  };
  const wrong = rows.map(wrongOf);
  const headOf = ({ row, of }: Parted) => of ?? row.sent.no;
  const spoilt = new Set(rows.flatMap((row, i) => (wrong[i]!.length ? [headOf(row)] : [])));
  const verdicts = rows.map((row, i): RowVerdict => {
    const { no } = row.row.sent;
    const told = wrong[i]!.length ? { problems: wrong[i]! } : {};
    if (row.of !== undefined) return { no, of: row.of, act: wrong[i]!.length ? 'error' : 'part', ...told };
    const { values, notes } = laid[heads.indexOf(row.row)]!;
    const mine = [...below].map(([name, list]) => [
      name,
      list.filter(({ head }) => head === no).map((one) => one.plain),
    ]);
    return {
      no,
      act: spoilt.has(no) ? 'error' : 'create',
      values: below.size ? { ...values, [belowKey]: Object.fromEntries(mine) } : values,
      ...told,
      ...(notes.length ? { notes } : {}),
    };
  });
  return { rows: verdicts, counts: countActs(verdicts) };
}

const uidOf = (no: number): string => `row ${no}`;

const freshRow = ({ resource, call: { today, userId, corpId } }: LineImport, grid: string): Values =>
  newRow(grids(resource)[grid]!, { today, userId, corpId });

interface BelowRow {
  readonly no: number;
  /** Number of the row of the file that began the line. */
  readonly head: number;
  /** What it holds, and the same with the link to its line. */
  readonly plain: Values;
  readonly values: Values;
}

/** Rows of the grids below, each with the line that it belongs to. */
function rowsBelow(parts: LineImport, rows: readonly Parted[]): ReadonlyMap<string, readonly BelowRow[]> {
  const names = [...new Set(rows.flatMap(({ below }) => Object.keys(below)))];
  const of = (name: string) =>
    rows.flatMap(({ row, of: above, below }): BelowRow[] => {
      if (!below[name]) return [];
      const head = above ?? row.sent.no;
      const plain = { ...freshRow(parts, name), ...below[name] };
      const values = { ...plain, id: null, [linkUidName(parts.grid)]: uidOf(head) };
      return [{ no: row.sent.no, head, plain, values }];
    });
  return new Map(names.map((name) => [name, of(name)]));
}

/** What the form holds, as far as its types take it. */
function readHeader(resource: Resource, sent: Values): Values {
  return Object.fromEntries(
    Object.entries(headerFields(resource)).map(([name, field]) => {
      const parsed = typeOf(field).parse(sent[name] ?? null, field);
      return [name, 'value' in parsed ? parsed.value : null];
    }),
  );
}

/** For each row what follows from the record that it names, as when a person chooses it. */
async function proposed(
  { resource, grid, behaviour, call, ask }: LineImport,
  header: Values,
  rows: readonly ReadRow[],
): Promise<Values[]> {
  const of = resource.proposals?.find((proposal) => proposal.grid === grid && proposal.loads)?.loads;
  const asked = rows.map(({ cells }) => cells.find(({ column }) => column.own === of));
  const wanted = [...new Set(asked.flatMap((cell) => (cell ? [cell.value] : [])))];
  if (of === undefined || !behaviour.propose || wanted.length === 0) return rows.map(() => ({}));
  const answer = await behaviour.propose(call, { of, header, wanted }, ask);
  const byValue = new Map((answer.rows ?? []).map((row) => [row.of, row.values]));
  return asked.map((cell) => (cell ? (byValue.get(cell.value) ?? {}) : {}));
}

/** What is said stands above what follows; what the row does not take is left out, and told. */
function lineOf(
  { resource, grid, call: { lang } }: LineImport,
  header: Values,
  row: ReadRow,
  start: Values,
): { values: Values; notes: { name: string; message: string }[] } {
  const typed = Object.fromEntries(row.cells.map(({ column, value }) => [column.own, value]));
  const names = Object.fromEntries(
    row.cells.flatMap(({ column, name }) => (name === undefined ? [] : [[displayName(column.own), name]])),
  );
  const rules = rulesOf(resource);
  const values: Values = { ...start, ...typed, ...names, ...rules?.rowImported?.(grid, typed, header) };
  const closed = row.cells.filter(({ column }) => rules?.rowOpen?.(grid, values, column.own, header) === false);
  for (const { column } of closed) values[column.own] = start[column.own] ?? null;
  return {
    values,
    notes: closed.map(({ column }) => ({
      name: column.own,
      message: translate(lang, 'errors.importClosed', [fieldLabel(lang, resource.prefix, column.own, grid)]),
    })),
  };
}
