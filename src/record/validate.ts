/** Rules over a whole record, for browser and server alike. Values are in their stored form. */
import type { Values } from '../core/field.ts';
import type { Problem } from '../core/problem.ts';
import type { Resource } from '../core/resource.ts';
import { fitting, takesKey, type CodeField } from '../fields/code/index.ts';
import { gridFields, grids, headerFields, oncePer, type Fields } from './resource.ts';
import { rulesOf } from './rules.ts';

const none: readonly Problem[] = [];

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** Fields that must be filled whatever the others hold, in their order. */
const always: (fields: Fields) => readonly string[] = oncePer((fields) =>
  Object.keys(fields).filter((name) => fields[name]!.required && !fields[name]!.computed),
);

/** Empty fields that must be filled. A secret is never loaded, so only a new record must carry it. */
function missing(
  fields: Fields,
  values: Values,
  also: readonly string[],
  at: Pick<Problem, 'grid' | 'row'>,
  isNew: boolean,
): readonly Problem[] {
  const empty = (name: string) => isEmpty(values[name]) && (!fields[name]!.secret || isNew);
  const needed = always(fields).filter(empty);
  const more = also.filter((name) => name in fields && empty(name) && !needed.includes(name));
  if (needed.length + more.length === 0) return none;
  const all = new Set([...needed, ...more]);
  return Object.keys(fields)
    .filter((name) => all.has(name))
    .map((field) => ({ code: 'E_REQUIRED', field, ...at }));
}

const bound: (fields: Fields) => readonly string[] = oncePer((fields) =>
  Object.keys(fields).filter((name) => (fields[name] as Partial<CodeField>).onlyBy),
);

/** Codes that do not fit the other values of their record. */
function unfit(fields: Fields, values: Values, at: Pick<Problem, 'grid' | 'row'>): readonly Problem[] {
  const wrong = bound(fields).filter((name) => {
    const value = values[name];
    return !isEmpty(value) && !takesKey(fitting(fields[name]!, values), String(value));
  });
  return wrong.map((field) => {
    const { text } = (fields[field] as CodeField).onlyBy!;
    return { code: 'E_CODE', field, ...(text && { text }), ...at };
  });
}

/** Everything wrong with the record `{field: value, grid: row[]}`; row problems carry grid and row index. */
export function validate(resource: Resource, record: Values): Problem[] {
  const rules = rulesOf(resource);
  const isNew = isEmpty(record.id);
  const header = headerFields(resource);
  const problems = [
    ...missing(header, record, rules?.requiredWhen?.(record) ?? [], {}, isNew),
    ...unfit(header, record, {}),
  ];
  for (const [grid, declared] of Object.entries(grids(resource))) {
    const rows = (record[grid] as readonly Values[] | undefined) ?? [];
    const fields = gridFields(declared);
    if (declared.required && rows.length === 0) problems.push({ code: 'E_REQUIRED', field: grid, grid });
    if (declared.max !== undefined && rows.length > declared.max)
      problems.push({ code: 'E_LIST', grid, args: [declared.max.toLocaleString('en-US')], text: 'tooManyRows' });
    rows.forEach((row, index) => {
      const also = rules?.rowRequiredWhen?.(grid, row, record) ?? [];
      const at = { grid, row: index };
      problems.push(...missing(fields, row, also, at, isEmpty(row.id)), ...unfit(fields, row, at));
    });
  }
  return [...problems, ...(rules?.check?.(record) ?? [])];
}
