/** What follows from a declared state machine: where an action may lead, every way from one state to another, faults. Pure. */
import { takesKey } from '../fields/code/index.ts';
import type { ActionButton, Resource } from '../core/resource.ts';
import { lapseDay, type Arrow } from '../core/states.ts';
import { codeGroupOf, grids, headerFields } from './resource.ts';

const listOf = <T>(to: T | readonly T[] | undefined): readonly T[] =>
  to === undefined ? [] : Array.isArray(to) ? (to as readonly T[]) : [to as T];

/** May the effect of the action leave the record so? */
export function mayLead({ to }: ActionButton, before: unknown, after: unknown): boolean {
  if (typeof to === 'string') return after === to;
  return after === before || listOf(to).includes(String(after));
}

/** May a save, or the rules with it, bring the record there? */
export const maySave = ({ state }: Resource, before: unknown, after: unknown): boolean =>
  before === after ||
  (state?.saving ?? []).some(({ from, to }) => from.includes(String(before)) && to.includes(String(after)));

export interface NamedArrow extends Arrow {
  /** Action or lapse; `saving` and `system` where there is neither. */
  readonly by: string;
}

/** Every way from one state to others. */
export function arrowsOf({ state, actions = [] }: Resource): readonly NamedArrow[] {
  const named = (by: string) => (arrow: Arrow) => ({ ...arrow, by });
  return [
    ...actions.flatMap(({ name, from = [], to }) => (to === undefined ? [] : [{ by: name, from, to: listOf(to) }])),
    ...(state?.lapses ?? []).map(({ name, from, to }) => ({ by: name, from, to: [to] })),
    ...(state?.saving ?? []).map(named('saving')),
    ...(state?.system ?? []).map(named('system')),
  ];
}

/** Keys of common-code groups, by name of the group. */
export type GroupKeys = Readonly<Record<string, readonly string[]>>;

/** Faults of the machine: states that are no codes, ways that nobody goes, drawn steps that no arrow leads along. */
export function stateFaults(resource: Resource, groups: GroupKeys): string[] {
  const { state, actions = [] } = resource;
  const stray = actions.filter(({ from, to }) => from !== undefined || to !== undefined);
  const inputs = actions.filter(({ internal, fields }) => internal && fields);
  const faults = [
    ...actions.flatMap(({ name, when = {} }) =>
      state && Object.hasOwn(when, state.field)
        ? [`action '${name}' names states in 'when', which belong in 'from'`]
        : [],
    ),
    ...inputs.map(({ name }) => `action '${name}' is internal, so nobody fills in its fields`),
    ...keyFaults(resource, groups),
  ];
  if (!state) return [...faults, ...stray.map(({ name }) => `action '${name}' moves a record that has no 'state'`)];
  return [...faults, ...wayFaults(resource, groups)];
}

/** Values of code fields wherever a declaration chooses by them. */
function keyFaults(resource: Resource, groups: GroupKeys): string[] {
  const fields = headerFields(resource);
  const state = resource.state?.field;
  const wrong = (place: string, field: string | undefined, keys: readonly (string | undefined)[] = []): string[] => {
    const declared = field === undefined ? undefined : fields[field];
    const codes = declared && groups[codeGroupOf(declared) ?? ''];
    if (!codes) return [];
    const unknown = [...new Set(keys)].filter((key) => key !== undefined && !codes.includes(key));
    return unknown.map((key) => `${place} names '${key}', which is no code of '${field}'`);
  };
  const chosen = (place: string, where: Readonly<Record<string, readonly string[] | undefined>> = {}) =>
    Object.entries(where).flatMap(([field, keys]) => wrong(place, field, keys));
  const {
    open,
    copied,
    files,
    awaits = {},
    path,
    ends = {},
    detours = {},
    dates = {},
    turns = {},
  } = resource.state ?? { open: [] };
  return [
    ...wrong('state.open', state, open),
    ...wrong('state.copied', state, [copied]),
    ...wrong('state.files', state, files),
    ...wrong('state.awaits', state, Object.keys(awaits)),
    ...wrong('state.path', state, path),
    ...wrong('state.ends', state, [...Object.keys(ends), ...Object.values(ends)]),
    ...wrong('state.detours', state, Object.keys(detours)),
    ...wrong('state.dates', state, Object.keys(dates)),
    ...Object.values(dates).flatMap((field) =>
      field === undefined || field in fields ? [] : [`state.dates names '${field}', which is no field`],
    ),
    ...wrong('state.turns', state, Object.values(turns).flat()),
    ...arrowsOf(resource).flatMap(({ by, from, to }) => wrong(`arrow '${by}'`, state, [...from, ...to])),
    ...(resource.actions ?? []).flatMap(({ name, from, when }) => [
      ...wrong(`action '${name}'`, state, from),
      ...chosen(`action '${name}'`, when),
    ]),
    ...Object.entries(grids(resource)).flatMap(([grid, { openIn, closed = {} }]) =>
      wrong(`grid '${grid}'`, state, [...(openIn ?? []), ...Object.keys(closed)]),
    ),
    ...resource.menus.flatMap(({ menu, where, box }) => [
      ...chosen(`menu ${menu}`, where),
      ...chosen(`menu ${menu}`, box?.where),
      ...chosen(`menu ${menu}`, box?.waits),
      ...(box?.mine ?? []).flatMap(({ when }) => chosen(`menu ${menu}`, when)),
    ]),
    ...chosen('uncounted', resource.uncounted),
    ...chosen('reach', resource.reach?.open),
    ...(resource.reach?.mine ?? []).flatMap(({ when }) => chosen('reach', when)),
    ...wrong('publicWhen', resource.publicWhen?.field, resource.publicWhen?.values),
    ...(resource.notifies?.due ?? []).flatMap(({ when }) => chosen('notifies.due', when)),
    ...(resource.lookups ?? []).flatMap(({ paths, where }) => chosen(`lookup ${paths[0]}`, where)),
  ];
}

/** States that nothing leads to, and drawn steps without an arrow. */
function wayFaults(resource: Resource, groups: GroupKeys): string[] {
  const { state } = resource;
  const field = headerFields(resource)[state!.field];
  const { path = [], ends = {}, detours = {}, copied } = state!;
  const arrows = arrowsOf(resource);
  const first = typeof field?.default === 'string' ? [field.default] : [];
  const reached = new Set([...first, ...arrows.flatMap(({ to }) => to), ...(copied ? [copied] : [])]);
  const leads = (from: string | undefined, to: string) =>
    arrows.some((arrow) => arrow.from.includes(from ?? '') && arrow.to.includes(to));
  const plain = path.filter((key) => !Object.hasOwn(detours, key));
  const along = [path, plain].flatMap((way) => way.slice(1).map((to, i) => [way[i]!, to] as const));
  const steps = [...along, ...Object.entries(ends).map(([to, after]) => [String(after), to] as const)];
  const mute = steps.filter(([from, to]) => !leads(from, to)).map(([from, to]) => `${from} → ${to}`);
  return [
    ...(groups[(field && codeGroupOf(field)) ?? ''] ?? [])
      .filter((key) => takesKey(field!, key) && !reached.has(key))
      .map((key) => `no arrow leads to the state '${key}'`),
    ...[...new Set(mute)].map((step) => `state draws ${step}, which no arrow goes`),
    ...(state!.lapses ?? [])
      .filter((lapse) => headerFields(resource)[lapseDay(lapse)]?.type !== 'date')
      .map((lapse) => `lapse '${lapse.name}' waits for '${lapseDay(lapse)}', which is no date`),
  ];
}
