/** What the browser can find wrong before anything is sent: the same rules as the server's (foundations 5). */
import type { Field, Values } from '../../../../core/field.ts';
import type { ErrorCode, Problem } from '../../../../core/problem.ts';
import type { Resource } from '../../../../core/resource.ts';
import { isEmpty } from '../../../../fields/parsed.ts';
import { foundNone } from '../../../../fields/ref/index.ts';
import { typeOf } from '../../../../fields/index.ts';
import { codeGroupOf, codeKeys, gridFields, grids, headerFields } from '../../../../record/resource.ts';
import type { Fields } from '../../../../record/resource.ts';
import { rowKey } from '../../../../sheet/editing.ts';
import type { Row } from '../../../../sheet/editing.ts';
import { finer } from '../../../../record/finer.ts';
import { validate } from '../../../../record/validate.ts';
import { isUnreadCode } from '../model/lastRead.ts';
import { ruleRecord } from '../model/rules.ts';

interface Read {
  readonly values: Values;
  readonly problems: readonly Problem[];
}

/** Codes of a group; none while they are not known. */
export type CodesOf = (group: string) => readonly { readonly key: string }[];
type KnownKeys = (group: string) => ReadonlySet<string>;

function keysOf(codes: CodesOf): KnownKeys {
  const sets = new Map<string, ReadonlySet<string>>();
  return (group) => {
    let keys = sets.get(group);
    if (!keys) sets.set(group, (keys = new Set(codes(group).map(({ key }) => key))));
    return keys;
  };
}

/** What can be typed or pasted and no list would have offered: a name for a reference, a key that its group lacks. */
function strange(field: Field, value: unknown, known: KnownKeys): Pick<Problem, 'code' | 'text'> | undefined {
  if (field.type === 'ref') return foundNone(field, value);
  const group = codeGroupOf(field);
  const keys = group === undefined ? undefined : known(group);
  if (!keys || keys.size === 0) return undefined;
  const unknown = codeKeys(field, value).some((key) => !keys.has(key));
  return unknown ? { code: 'E_PATTERN', text: 'codeUnknown' } : undefined;
}

/** Values as they are stored; those that their type refuses stand empty, with a problem each. */
function read(fields: Fields, values: Values, known: KnownKeys, loaded: Values = {}): Read {
  const problems: Problem[] = [];
  const stored: Values = { ...values };
  for (const [name, field] of Object.entries(fields)) {
    if (field.computed) continue;
    // What the record came with is the server's to judge.
    const odd = values[name] === loaded[name] ? undefined : strange(field, values[name], known);
    const parsed = odd ? { problem: odd } : typeOf(field).parse(values[name] ?? null, field);
    stored[name] = 'problem' in parsed ? null : parsed.value;
    if ('problem' in parsed) problems.push({ ...parsed.problem, code: parsed.problem.code as ErrorCode, field: name });
  }
  return { values: stored, problems };
}

/** What is said of a value that is put into a field and is none of its own; undefined where the field takes it. */
export const refusal = (name: string, field: Field, value: unknown, codes: CodesOf): Problem | undefined =>
  read({ [name]: field }, { [name]: value }, keysOf(codes)).problems[0];

/** Whether a code that is put into a form can be read: not where it has to stand and is emptied, nor where its group lacks it. */
export const isReadIn =
  (loaded: Values, codes: CodesOf) =>
  (name: string, field: Field, value: unknown): boolean =>
    value === loaded[name] || !((field.required && isEmpty(value)) || refusal(name, field, value, codes));

/** Rows as they were read last with these codes: of ten thousand only those are read anew that have changed. */
const reads = new WeakMap<CodesOf, WeakMap<Row, Read>>();

function readRow(fields: Fields, row: Row, codes: CodesOf, known: KnownKeys): Read {
  let rows = reads.get(codes);
  if (!rows) reads.set(codes, (rows = new WeakMap()));
  let done = rows.get(row);
  if (!done) rows.set(row, (done = read(fields, row, known)));
  return done;
}

/** Problems of the form's values; those of rows carry the row's key as `uid`. */
export function check(resource: Resource, values: Values, codes: CodesOf = () => [], loaded?: Values): Problem[] {
  const availableCodes = keysOf(codes);
  const record = ruleRecord(resource, values);
  const ofHeader = headerFields(resource);
  const unread = Object.keys(ofHeader).filter((name) => isUnreadCode(values, name));
  const from = (of: Values) => Object.fromEntries(unread.map((name) => [name, of[name]]));
  const header = read(ofHeader, { ...record, ...from(values) }, availableCodes, loaded);
  const problems = [...finer(resource, header.problems, header.values)];
  // What is said of a code that cannot be read is enough, and the rules go by the one before; an empty one is asked for.
  const stored: Values = { ...header.values, ...from(record) };
  for (const name of unread) if (isEmpty(values[name])) stored[name] = null;
  const keys: Record<string, readonly string[]> = {};
  for (const [grid, rows] of Object.entries(grids(resource))) {
    const list = record[grid] as readonly Row[];
    keys[grid] = list.map(rowKey);
    if (rows.readOnly) continue;
    const fields = gridFields(rows);
    const done = list.map((row) => readRow(fields, row, codes, availableCodes));
    problems.push(
      ...done.flatMap((rowRead, row) =>
        rowRead.problems.map((problem) => ({ ...problem, grid, row, uid: rowKey(list[row]!) })),
      ),
    );
    stored[grid] = done.map((one) => one.values);
  }
  const found = validate(resource, stored).filter(({ grid }) => grid === undefined || !grids(resource)[grid]?.readOnly);
  return [...problems, ...found.map((problem) => withKey(problem, keys))];
}

const withKey = (problem: Problem, keys: Readonly<Record<string, readonly string[]>>): Problem =>
  problem.grid === undefined || problem.row === undefined
    ? problem
    : { ...problem, uid: problem.uid ?? keys[problem.grid]?.[problem.row] };
