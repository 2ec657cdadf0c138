/** What follows from a declared action: whether it is offered, what it asks, and what its call may send. Pure. */
import type { DefaultContext, Field, Values } from '../core/field.ts';
import type { ErrorCode, Problem } from '../core/problem.ts';
import { systemCorpId } from '../core/resource.ts';
import type { ActionButton, Actor, Maker, Resource } from '../core/resource.ts';
import { startValue } from './defaults.ts';
import { typeOf } from '../fields/index.ts';
import { isEmpty } from '../fields/parsed.ts';
import { displayNames, headerFields, type Fields } from './resource.ts';
import { isRows, type RowsField } from '../fields/rows/index.ts';

const none: Fields = {};
/** What the dialog asks; of a record and what is entered so far, without what they have no use for. */
export function actionFields(action: ActionButton, record?: Values, input: Values = {}): Fields {
  const fields = action.fields ?? none;
  const absent = record ? (action.absent?.(record, input) ?? []) : [];
  return absent.length ? Object.fromEntries(Object.entries(fields).filter(([name]) => !absent.includes(name))) : fields;
}

export const actionOf = (resource: Resource, name: string): ActionButton | undefined =>
  resource.actions?.find((action) => action.name === name);

/** Values of fields, the state among them, that the action goes from. */
export const startsFrom = ({ state }: Resource, { from, when = {} }: ActionButton) =>
  Object.entries({ ...(state && from ? { [state.field]: from } : {}), ...when });

/** Does the record stand where the action may go from? Fields that the record does not carry are the server's to judge. */
export const standsFor = (resource: Resource, action: ActionButton, record: Values): boolean =>
  startsFrom(resource, action).every(
    ([field, values]) => record[field] === undefined || values.includes(String(record[field])),
  );

/** It may still be done, and is not what comes next. */
export const isSpent = ({ spent = {} }: Pick<ActionButton, 'spent'>, record: Values): boolean =>
  Object.entries(spent).some(([field, values]) =>
    values === 'any' ? !isEmpty(record[field]) : values.includes(String(record[field])),
  );

/** What comes next before what has served its time (`spent`); else in the order in which they are declared. */
export function spentLast<A extends { readonly action: Pick<ActionButton, 'spent'> }>(
  offers: readonly A[],
  record: Values,
) {
  const isLast = ({ action }: A) => isSpent(action, record);
  return [...offers.filter((one) => !isLast(one)), ...offers.filter(isLast)];
}

/** Has the person's company the action at all? */
export const belongsTo = (
  { operator, internal, simulated }: ActionButton,
  { corpId, production }: Pick<Actor, 'corpId' | 'production'>,
): boolean => !internal && (corpId === systemCorpId || !(operator || (simulated && production)));

/** Rows that the dialog lays before the person: those of the record that the action is about. */
export const offeredRows = (
  action: ActionButton,
  name: string,
  record: Values | undefined,
  context: DefaultContext,
  facts: Values = {},
): readonly Values[] => (record ? (action.rows?.(record, context, facts, name) ?? []) : []);

/** What the dialog of the action starts with; `record` is undefined for several records at once. */
export function actionStart(
  resource: Resource,
  action: ActionButton,
  record: Values | undefined,
  context: DefaultContext,
  facts: Values = {},
): Values {
  const headerOfRecord = headerFields(resource);
  const started = record ? action.start?.(record, facts) : undefined;
  return Object.fromEntries(
    Object.entries(actionFields(action)).map(([name, field]) => {
      if (isRows(field)) return [name, field.whenChanged ? [] : offeredRows(action, name, record, context, facts)];
      const kept = Object.hasOwn(headerOfRecord, name) && !action.anew?.includes(name);
      const stored = kept ? (record?.[name] ?? null) : null;
      return [name, stored ?? started?.[name] ?? startValue(field, context)];
    }),
  );
}

export interface ActionInput {
  /** In stored form; every declared field present. */
  readonly values: Values;
  readonly problems: readonly Problem[];
}

const ignored = new Set(['version', 'updateDt', 'ids', 'confirmed']);

/** Reads what a call of the action sends, or what its dialog holds: known names only, every value parsed, none missing. */
export function readActionInput(action: Pick<ActionButton | Maker, 'fields'>, sent: Values): ActionInput {
  const fields = action.fields ?? none;
  const problems: Problem[] = Object.keys(sent)
    .filter((name) => !Object.hasOwn(fields, name) && !ignored.has(name) && !displayNames(fields).has(name))
    .map((name) => ({ code: 'E_UNKNOWN', args: [name.slice(0, 60)] }));
  const values: Values = {};
  for (const [name, field] of Object.entries(fields)) {
    if (isRows(field)) {
      const read = readRows(name, field, sent[name] ?? []);
      values[name] = read.rows;
      problems.push(...read.problems);
      continue;
    }
    const parsed = typeOf(field).parse(sent[name] ?? null, field);
    values[name] = 'problem' in parsed ? null : parsed.value;
    if ('problem' in parsed) problems.push({ ...parsed.problem, code: parsed.problem.code as ErrorCode, field: name });
    else if (field.required && isEmpty(parsed.value)) problems.push({ code: 'E_REQUIRED', field: name });
  }
  return { values, problems };
}

/** Input of an action as dialog and server judge it, by what its inputs ask of one another. */
export interface JudgedInput extends ActionInput {
  /** Inputs that must be filled now. */
  readonly required: readonly string[];
  /** Inputs without use now; their values are empty. */
  readonly absent: readonly string[];
}

export function judgeActionInput(action: ActionButton, sent: Values, record: Values = {}): JudgedInput {
  const fields = action.fields ?? none;
  const names = Object.keys(fields);
  const computed = new Set(names.filter((name) => fields[name]!.computed));
  const read = readActionInput(
    action,
    pick(sent, (name) => !computed.has(name)),
  );
  const reckoned = (values: Values): Values => ({
    ...values,
    ...pick(action.compute?.(record, values) ?? {}, (name) => computed.has(name)),
  });
  const absent = action.absent?.(record, reckoned(read.values)) ?? [];
  const unused = Object.fromEntries(
    names.filter((name) => absent.includes(name)).map((name) => [name, blank(fields[name]!)]),
  );
  const values = { ...reckoned({ ...read.values, ...unused }), ...unused };
  const because = action.requiredWhen?.(record, values, sent) ?? [];
  const required = names.filter(
    (name) => !absent.includes(name) && !computed.has(name) && (fields[name]!.required || because.includes(name)),
  );
  const relevant = read.problems.filter(({ grid, field }) => {
    const place = grid ?? field;
    return place === undefined || !(absent.includes(place) || computed.has(place));
  });
  const withProblem = new Set(relevant.map(({ grid, field }) => grid ?? field));
  const missing = required.filter((name) => !withProblem.has(name) && isBlank(values[name]));
  return {
    values,
    problems: [...relevant, ...missing.map((field): Problem => ({ code: 'E_REQUIRED', field }))],
    required,
    absent,
  };
}

const pick = (values: Values, keep: (name: string) => boolean): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => keep(name)));
const blank = (field: Field): unknown => (isRows(field) ? [] : null);
const isBlank = (value: unknown): boolean => isEmpty(value) || (Array.isArray(value) && value.length === 0);

/** Most rows of an input whose declaration names no number. */
const mostRows = 1000;
const rowFrame = new Set(['id', 'uid', 'sortNo', 'remark']);

/** Rows as objects of known fields; of `of`, each names a row of the record once. Problems count rows from 0. */
function readRows(grid: string, field: RowsField, sent: unknown): { rows: Values[]; problems: Problem[] } {
  if (!Array.isArray(sent) || sent.some((row) => typeof row !== 'object' || row === null || Array.isArray(row)))
    return { rows: [], problems: [{ code: 'E_TYPE', field: grid }] };
  const most = field.max ?? mostRows;
  if (sent.length > most) return { rows: [], problems: [{ code: 'E_LIST', field: grid, args: [most] }] };
  if (sent.length === 0) return { rows: [], problems: field.required ? [{ code: 'E_REQUIRED', field: grid }] : [] };
  const problems: Problem[] = [];
  const seen = new Set<unknown>();
  const rows = (sent as readonly Values[]).map((row, index) => {
    const at = { grid, row: index };
    if (field.of !== undefined && (!Number.isSafeInteger(row['id']) || seen.has(row['id'])))
      problems.push({ code: 'E_REF', field: 'id', ...at });
    seen.add(row['id']);
    const read = readActionInput({ fields: field.fields }, ownMembers(row, field));
    problems.push(...read.problems.map((problem) => ({ ...problem, ...at })));
    return field.of === undefined ? read.values : { id: row['id'], ...read.values };
  });
  return { rows, problems };
}

/** What a row says beyond its frame and the columns that are shown with it. */
const ownMembers = (row: Values, { fields, shows = [] }: RowsField): Values =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([name]) => Object.hasOwn(fields, name) || !(rowFrame.has(name) || shows.includes(name)),
    ),
  );
