/** Views: other menus over the same table, each showing some of the rows (00-conventions 0 "V"). */
import { sql } from 'kysely';
import type { Values } from '../../core/field.ts';
import { refuse, type Problem } from '../../core/problem.ts';
import type { Box } from '../../core/reach.ts';
import type { Resource } from '../../core/resource.ts';
import type { Call } from '../behaviour.ts';
import { inBox, type Person } from './people.ts';
import type { Statement } from '../executor.ts';
import { columnName, tableName } from '../schema/names.ts';
import { holds } from './states.ts';
import { sidesOf } from '../../record/sides.ts';
import { onSide } from './sides.ts';

/** Fields that the view holds to certain values. Who may look through it is decided before (api/plugins/authority). */
function wanted(resource: Resource, view: string | undefined): [string, readonly string[]][] {
  const menu = resource.menus.find((m) => m.view === (view || undefined));
  if (!menu && view) refuse('E_NOTFOUND');
  return Object.entries(menu?.where ?? {});
}

/** Of companies, only a menu of the operator shows and makes others than the own one (41-menus: P11 and P91). */
const ownCompany = (resource: Resource, view: string | undefined): boolean =>
  resource.scope === 'CORP' && !resource.menus.find((m) => m.view === (view || undefined))?.operator;

/** The side of the document on which the view looks for the own company. */
const sideOf = (resource: Resource, view: string | undefined): string[] =>
  resource.menus.flatMap((menu) => (menu.view === (view || undefined) && menu.side !== undefined ? [menu.side] : []));

/** Conditions that keep to the rows of the view. Rows have alias `t`. */
export const viewRows = (resource: Resource, view: string | undefined, call: Call): Statement[] => [
  ...wanted(resource, view).map(([field, values]) => holds(resource, field, values, call)),
  ...(ownCompany(resource, view) ? [sql`t.id = ${call.corpId}::bigint`] : []),
  ...sideOf(resource, view).map((side) => onSide(resource, [side], call)),
];

/** Who calls, and the day that absences are judged by. */
export const personOf = ({ userId, today }: Call): Person => ({
  rows: 't',
  userId: sql`${userId}::bigint`,
  today: sql`${today}`,
});

/** Conditions of the list alone: a record that was opened from a person's box stays open when it leaves it. */
export function boxRows(resource: Resource, view: string | undefined, call: Call): Statement[] {
  const box = resource.menus.find((m) => m.view === (view || undefined))?.box;
  return box ? inBox(resource, box, personOf(call)) : [];
}

type SpeaksFor = NonNullable<NonNullable<Box['leaves']>['speaksFor']>;
/** The record that it speaks for is open still, and goes by it. */
const stillSpeaks = ({ table, id, names }: SpeaksFor, all: readonly Resource[]): Statement[] =>
  all.flatMap(({ prefix, table: own, fields, state }) =>
    fields[names] && state
      ? sql`(${sql.ref(`t.${columnName(table)}`)} is distinct from ${own} or exists (select 1 from ${sql.table(tableName(prefix))} s
          where s.corp_id = t.corp_id and s.id = ${sql.ref(`t.${columnName(id)}`)} and s.del_yn = 'N'
            and ${sql.ref(`s.${columnName(names)}`)} = t.id and ${sql.ref(`s.${columnName(state.field)}`)} = any (${[...state.open]}::text[])))`
      : [],
  );

/** Of a box, what its count counts; `all` are the resources for whose records it may speak. */
export function waitingRows(
  resource: Resource,
  view: string | undefined,
  call: Call,
  all: readonly Resource[],
): Statement[] {
  const { waits = {}, leaves } = resource.menus.find((m) => m.view === (view || undefined))?.box ?? {};
  const held = Object.entries(waits).map(([field, values]) => holds(resource, field, values, call));
  if (!leaves) return held;
  const table = sql.table(tableName(resource.prefix));
  return [
    ...held,
    sql`${sql.ref(`t.${columnName(leaves.by)}`)} = ${call.userId}::bigint`,
    sql`not exists (select 1 from ${table} after where after.corp_id = t.corp_id
      and ${sql.ref(`after.${columnName(leaves.until)}`)} = t.id and after.del_yn = 'N')`,
    ...(leaves.speaksFor ? stillSpeaks(leaves.speaksFor, all) : []),
  ];
}

/** What keeps a record out of the view. */
export const outsideView = (resource: Resource, view: string | undefined, record: Values, call: Call): Problem[] => [
  ...wanted(resource, view).flatMap(([field, values]): Problem[] =>
    values.includes(record[field] as string) ? [] : [{ code: 'E_CODE', field }],
  ),
  ...(ownCompany(resource, view) && record.id !== undefined && record.id !== call.corpId
    ? [{ code: 'E_AUTH' } as const]
    : []),
  ...sideOf(resource, view)
    .filter((side) => !sidesOf(resource, record, call.corpId).includes(side))
    .map(() => ({ code: 'E_AUTH' }) as const),
];

/** E_AUTH where the view makes no records. */
export function demandMaking(resource: Resource, view: string | undefined): void {
  const menu = resource.menus.find((m) => m.view === (view || undefined));
  if (ownCompany(resource, view) || menu?.makes === false) refuse('E_AUTH');
}

/** Values that a new record of the view starts with: where the view allows one only. */
export const viewDefaults = (resource: Resource, view: string | undefined): Values =>
  Object.fromEntries(
    wanted(resource, view).flatMap(([field, values]) => (values.length === 1 ? [[field, values[0]]] : [])),
  );
