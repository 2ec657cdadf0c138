/** What follows from a declared action: whether it is offered, what it asks, and what its call may send. Pure. */
import type { DefaultContext, Values } from '../core/field.ts';
import type { ErrorCode, Problem } from '../core/problem.ts';
import { systemCorpId } from '../core/resource.ts';
import type { ActionButton, Actor, Resource } from '../core/resource.ts';
import { startValue } from './defaults.ts';
import { typeOf } from './index.ts';
import { isEmpty } from './parsed.ts';
import { displayNames, headerFields, type Fields } from './resource.ts';

const none: Fields = {};
export const actionFields = (action: ActionButton): Fields => action.fields ?? none;

export const actionOf = (resource: Resource, name: string): ActionButton | undefined =>
  resource.actions?.find((action) => action.name === name);

/** Does the record stand where the action may go from? Fields that the record does not carry are the server's to judge. */
export const standsFor = ({ when = {} }: ActionButton, record: Values): boolean =>
  Object.entries(when).every(
    ([field, values]) => record[field] === undefined || values.includes(String(record[field])),
  );

/** Has the person's company the action at all? */
export const belongsTo = ({ operator }: ActionButton, { corpId }: Pick<Actor, 'corpId'>): boolean =>
  !operator || corpId === systemCorpId;

/** What the dialog of the action starts with; `record` is undefined for several records at once. */
export function actionStart(
  resource: Resource,
  action: ActionButton,
  record: Values | undefined,
  context: DefaultContext,
): Values {
  const own = headerFields(resource);
  return Object.fromEntries(
    Object.entries(actionFields(action)).map(([name, field]) => {
      const stored = Object.hasOwn(own, name) ? (record?.[name] ?? null) : null;
      return [name, stored ?? startValue(field, context)];
    }),
  );
}

export interface ActionInput {
  /** In stored form; every declared field present. */
  readonly values: Values;
  readonly problems: readonly Problem[];
}

const ignored = new Set(['version', 'updateDt', 'ids']);

/** Reads what a call of the action sends, or what its dialog holds: known names only, every value parsed, none missing. */
export function readActionInput(action: ActionButton, sent: Values): ActionInput {
  const fields = actionFields(action);
  const problems: Problem[] = Object.keys(sent)
    .filter((name) => !Object.hasOwn(fields, name) && !ignored.has(name) && !displayNames(fields).has(name))
    .map((name) => ({ code: 'E_UNKNOWN', args: [name.slice(0, 60)] }));
  const values: Values = {};
  for (const [name, field] of Object.entries(fields)) {
    const parsed = typeOf(field).parse(sent[name] ?? null, field);
    values[name] = 'problem' in parsed ? null : parsed.value;
    if ('problem' in parsed) problems.push({ ...parsed.problem, code: parsed.problem.code as ErrorCode, field: name });
    else if (field.required && isEmpty(parsed.value)) problems.push({ code: 'E_REQUIRED', field: name });
  }
  return { values, problems };
}
