/** What the browser can find wrong before anything is sent: the same rules as the server's (foundations 5). */
import type { Values } from '../../../core/field.ts';
import type { ErrorCode, Problem } from '../../../core/problem.ts';
import type { Resource } from '../../../core/resource.ts';
import { typeOf } from '../../../fields/index.ts';
import { gridFields, grids, headerFields } from '../../../fields/resource.ts';
import type { Fields } from '../../../fields/resource.ts';
import { rowKey } from '../../../fields/rows/editing.ts';
import type { Row } from '../../../fields/rows/editing.ts';
import { validate } from '../../../fields/validate.ts';
import { ruleRecord } from './model/rules.ts';

interface Read {
  readonly values: Values;
  readonly problems: readonly Problem[];
}

/** Values as they are stored; those that their type refuses stand empty, with a problem each. */
function read(fields: Fields, values: Values, at: Partial<Problem>): Read {
  const problems: Problem[] = [];
  const stored: Values = { ...values };
  for (const [name, field] of Object.entries(fields)) {
    if (field.computed) continue;
    const parsed = typeOf(field).parse(values[name] ?? null, field);
    stored[name] = 'problem' in parsed ? null : parsed.value;
    if ('problem' in parsed)
      problems.push({ ...at, ...parsed.problem, code: parsed.problem.code as ErrorCode, field: name });
  }
  return { values: stored, problems };
}

/** Problems of the form's values; those of rows carry the row's key as `uid`. */
export function check(resource: Resource, values: Values): Problem[] {
  const record = ruleRecord(resource, values);
  const header = read(headerFields(resource), record, {});
  const problems = [...header.problems];
  const stored: Values = header.values;
  const keys: Record<string, readonly string[]> = {};
  for (const [grid, rows] of Object.entries(grids(resource))) {
    const list = record[grid] as readonly Row[];
    keys[grid] = list.map(rowKey);
    if (rows.readOnly) continue;
    const done = list.map((row, index) => read(gridFields(rows), row, { grid, row: index, uid: rowKey(row) }));
    problems.push(...done.flatMap((one) => one.problems));
    stored[grid] = done.map((one) => one.values);
  }
  const found = validate(resource, stored).filter(({ grid }) => grid === undefined || !grids(resource)[grid]?.readOnly);
  return [...problems, ...found.map((problem) => withKey(problem, keys))];
}

const withKey = (problem: Problem, keys: Readonly<Record<string, readonly string[]>>): Problem =>
  problem.grid === undefined || problem.row === undefined
    ? problem
    : { ...problem, uid: problem.uid ?? keys[problem.grid]?.[problem.row] };
