/** An import of records: rows of a file become records on their way in, and what became of them is told cell by cell. */
import { sql } from 'kysely';
import { fieldLabel, translate } from '../../../i18n/server.ts';
import type { CellContext, Field, Values } from '../../core/field.ts';
import {
  countActs,
  type CellNote,
  type ImportAnswer,
  type ImportBody,
  type RowVerdict,
} from '../../core/files/importing.ts';
import { ProblemError, type Problem } from '../../core/problem.ts';
import type { Resource } from '../../core/resource.ts';
import type { Ask, Call } from '../../database/behaviour.ts';
import { importRecords, type ImportOptions } from '../../database/save/importing.ts';
import type { Incoming, Judged } from '../../database/save/importRow.ts';
import { columnName, tableName } from '../../database/schema/names.ts';
import type { Saving } from '../../database/save/saving.ts';
import type { Importable } from '../../record/importable.ts';
import { codeGroupOf, headerFields } from '../../record/resource.ts';
import { sentence } from '../plugins/errors.ts';
import { readRows, type ReadRow, type ReadingParts } from './cells.ts';

export interface RecordImport extends ReadingParts {
  readonly saving: Saving;
}

export async function importFile(
  parts: RecordImport,
  { body, columns }: { readonly body: ImportBody; readonly columns: readonly (Importable | undefined)[] },
  options: Omit<ImportOptions, 'update'>,
): Promise<ImportAnswer> {
  const { saving, call, ask } = parts;
  const read = await readRows(body.rows, columns, parts);
  const groups = grouped(read.rows);
  const incoming = groups.map(incomingOf);
  const telling = { ...parts, context: read.context, twin: await namesakes(ask, call, saving.resource, incoming) };
  const judged = await importRecords(saving, incoming, { ...options, update: body.update });
  const rows = groups.flatMap((group, i) => verdictsOf(telling, group, judged[i]!));
  const answer = { rows, counts: countActs(rows), ...(options.dry ? {} : { at: call.now.toISOString() }) };
  if (!options.dry && answer.counts.error > 0)
    throw new ProblemError(judged.flatMap(({ problems }) => problems).slice(0, mostProblems), { answer });
  return answer;
}

/** Problems that the error object of a refused run names; `answer` beside it tells every row. */
const mostProblems = 500;

/** A row that fills nothing but columns of rows that come along belongs to the record above it. */
function grouped(rows: readonly ReadRow[]): ReadRow[][] {
  const groups: ReadRow[][] = [];
  const ofGrid = (row: ReadRow) =>
    row.problems.every(({ grid }) => grid !== undefined) && row.cells.every(({ column }) => column.grid !== undefined);
  for (const row of rows) {
    const last = groups.at(-1);
    if (last && ofGrid(row)) last.push(row);
    else groups.push([row]);
  }
  return groups;
}

const valuesOf = (row: ReadRow, grid: string | undefined): Values =>
  Object.fromEntries(
    row.cells.filter(({ column }) => column.grid === grid).map(({ column, value }) => [column.own, value]),
  );

function incomingOf(group: readonly ReadRow[]): Incoming {
  const [first] = group as [ReadRow];
  const { no, id, version } = first.sent;
  const named = new Set(group.flatMap((row) => row.cells.flatMap(({ column }) => column.grid ?? [])));
  const along = group.flatMap((row) =>
    [...named].flatMap((grid) => {
      const values = valuesOf(row, grid);
      return Object.keys(values).length ? [{ no: row.sent.no, grid, values }] : [];
    }),
  );
  const values = valuesOf(first, undefined);
  const problems = group.flatMap((row) => row.problems);
  return {
    no,
    values,
    along,
    problems,
    ...(id === undefined ? {} : { id }),
    ...(version === undefined ? {} : { version }),
  };
}

interface Telling extends RecordImport {
  readonly context: CellContext;
  /** Key of a record that bears a name already. */
  readonly twin: (name: unknown) => string | undefined;
}

function verdictsOf(parts: Telling, group: readonly ReadRow[], judged: Judged): RowVerdict[] {
  const { resource } = parts.saving;
  const [first] = group as [ReadRow];
  return group.map((row, i) => {
    const problems = judged.problems
      .filter((problem) => problem.row === row.sent.no)
      .map((problem) => problemWords(problem, resource, parts.call));
    const shared = { no: row.sent.no, ...(problems.length ? { problems } : {}) };
    const warnings = (judged.warnings ?? [])
      .filter((problem) => problem.row === row.sent.no)
      .map((problem) => problemWords(problem, resource, parts.call));
    if (i > 0)
      return {
        ...shared,
        of: first.sent.no,
        act: problems.length ? 'error' : 'part',
        ...(warnings.length ? { notes: warnings } : {}),
      };
    const notes = [...(judged.act === 'create' ? notesOf(parts, row) : []), ...warnings];
    const { act, id, version, changes } = judged;
    const toNm = new Map(row.cells.map(({ column, name }) => [column.name, name]));
    const shown = changes?.map((change) => ({
      ...change,
      ...(toNm.get(change.name) === undefined ? {} : { toNm: toNm.get(change.name)! }),
    }));
    return {
      ...shared,
      act,
      ...(id === undefined ? {} : { id }),
      ...(version === undefined ? {} : { version }),
      ...(shown?.length ? { changes: shown } : {}),
      ...(notes.length ? { notes } : {}),
    };
  });
}

/** A problem at its column, in words. */
export function problemWords(problem: Problem, { prefix }: Resource, { lang }: Call) {
  const { code, field, grid } = problem;
  const name = field === undefined ? undefined : grid === undefined || field === grid ? field : `${grid}.${field}`;
  return { code, ...(name === undefined ? {} : { name }), message: sentence(problem, prefix, lang) };
}

/** Blanks that a default fills, and a name that another record bears already. */
function notesOf(
  { saving: { resource }, call: { lang }, context, twin: twinOf }: Telling,
  { blank, cells }: ReadRow,
): CellNote[] {
  const fields = headerFields(resource);
  const filled = blank.filter(
    ({ own, grid }) => grid === undefined && fields[own]?.required && typeof fields[own].default === 'string',
  );
  const twin = twinOf(cells.find(({ column }) => column.name === resource.name)?.value);
  return [
    ...filled.map(({ own, name }) => ({
      name,
      message: translate(lang, 'errors.importDefault', [
        fieldLabel(lang, resource.prefix, own),
        shownDefault(fields[own]!, context),
      ]),
    })),
    ...(twin === undefined
      ? []
      : [
          {
            name: resource.name,
            message: translate(lang, 'errors.importNamesake', [fieldLabel(lang, resource.prefix, resource.name), twin]),
          },
        ]),
  ];
}

function shownDefault(field: Field, { codes, lang }: CellContext): string {
  const key = String(field.default);
  const code = codes(codeGroupOf(field) ?? '').find((one) => one.key === key);
  return code ? `${lang === 'ko' ? code.value : code.valueEn || code.value}(${key})` : key;
}

/** Key of the live record that bears a name already. */
async function namesakes(
  ask: Ask,
  { corpId }: Call,
  resource: Resource,
  incoming: readonly Incoming[],
): Promise<(name: unknown) => string | undefined> {
  const names = incoming.flatMap(({ values }) =>
    typeof values[resource.name] === 'string' ? [values[resource.name] as string] : [],
  );
  const key = resource.imports?.keys?.[0];
  if (!names.length || !key || key === resource.name) return () => undefined;
  const [name, shown] = [sql.ref(columnName(resource.name)), sql.ref(columnName(key))];
  const rows = await ask<{
    name: string;
    key: string | null;
  }>(sql`select ${name} as name, max(${shown}) as key from ${sql.table(tableName(resource.prefix))}
    where corp_id = ${corpId}::bigint and del_yn = 'N' and ${name} = any (${[...new Set(names)]}::text[]) group by ${name}`);
  const keysByName = new Map(rows.map((row) => [row.name, row.key ?? row.name]));
  return (value) => keysByName.get(value as string);
}
