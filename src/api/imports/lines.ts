/** Rows of a file for a grid of an open form: read, filled in from what they name, judged as the save would; nothing is written. */
import { fieldLabel, translate } from '../../../i18n/server.ts';
import type { Values } from '../../core/field.ts';
import { countActs, type ImportAnswer, type ImportBody, type RowVerdict } from '../../core/files/importing.ts';
import type { Problem } from '../../core/problem.ts';
import type { Resource } from '../../core/resource.ts';
import type { Behaviour } from '../../database/behaviour.ts';
import { newRow } from '../../record/defaults.ts';
import { typeOf } from '../../fields/index.ts';
import type { Importable } from '../../record/importable.ts';
import { displayName, grids, headerFields } from '../../record/resource.ts';
import { rulesOf } from '../../record/rules.ts';
import { validate } from '../../record/validate.ts';
import { readRows, type ReadingParts, type ReadRow } from './cells.ts';
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
  const { rows: read } = await readRows(body.rows, columns, parts);
  const follows = await proposed(parts, header, read);
  const { today, userId, corpId } = call;
  const laid = read.map((row, i) =>
    lineOf(parts, header, row, { ...newRow(grids(resource)[grid]!, { today, userId, corpId }), ...follows[i] }),
  );
  const record = { ...header, [grid]: laid.map(({ values }) => ({ ...values, id: null })) };
  const problems = validate(resource, rulesOf(resource)?.compute?.(record) ?? record).filter(
    (problem) => problem.grid === grid && problem.row !== undefined,
  );
  const rows = read.map((row, i): RowVerdict => {
    const withProblem = new Set(row.problems.map(({ field }) => field));
    const all: Problem[] = [
      ...row.problems,
      ...problems.filter((problem) => problem.row === i && !withProblem.has(problem.field)),
    ];
    const { values, notes } = laid[i]!;
    const wrong = all
      .map((problem) => problemWords({ ...problem, grid }, resource, call))
      .map((one) => ({ ...one, name: one.name?.replace(`${grid}.`, '') }));
    return {
      no: row.sent.no,
      act: wrong.length ? 'error' : 'create',
      values,
      ...(wrong.length ? { problems: wrong } : {}),
      ...(notes.length ? { notes } : {}),
    };
  });
  return { rows, counts: countActs(rows) };
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
