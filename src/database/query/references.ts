/** References and codes of a record: do they exist, live, within reach of the company? Batched per table. */
import { sql } from 'kysely';
import type { Field, Values } from '../../core/field.ts';
import type { Problem } from '../../core/problem.ts';
import { systemCorpId, type Resource } from '../../core/resource.ts';
import { typeOf } from '../../fields/index.ts';
import { ownerFieldOf } from '../../fields/ref/index.ts';
import { isRows } from '../../fields/rows/index.ts';
import { codeGroupOf, codeKeys, gridFields, grids, headerFields } from '../../record/resource.ts';
import type { Call } from '../behaviour.ts';
import type { Transaction } from '../executor.ts';
import { columnName, ownerColumn } from '../schema/names.ts';
import { refTargetOf, type RefTarget } from '../schema/refTarget.ts';

/** Where a value stands, to name it in a problem. */
interface Place {
  readonly field: string;
  readonly declared: Field;
  readonly values: Values;
  readonly grid?: string;
  readonly row?: number;
}

/** Values that differ from the stored ones: an old reference to something since deleted does not block other edits. */
export function changedPlaces(resource: Resource, record: Values, stored: Values | null): Place[] {
  const header = placesOf(headerFields(resource), record, stored, {});
  const rows = Object.entries(grids(resource)).flatMap(([grid, declared]) => {
    const before = new Map(((stored?.[grid] as Values[] | undefined) ?? []).map((row) => [row.id, row]));
    return (record[grid] as Values[]).flatMap((row, i) =>
      placesOf(gridFields(declared), row, row.id === null ? null : (before.get(row.id) ?? null), { grid, row: i }),
    );
  });
  return [...header, ...rows];
}

function placesOf(
  fields: Readonly<Record<string, Field>>,
  values: Values,
  before: Values | null,
  at: { grid?: string; row?: number },
): Place[] {
  return Object.entries(fields)
    .filter(
      ([name, field]) =>
        !isRows(field) &&
        (values[name] ?? null) !== null &&
        [name, ownerFieldOf(field) ?? name].some((one) => (values[one] ?? null) !== (before?.[one] ?? null)),
    )
    .map(([field, declared]) => ({ field, declared, values, ...at }));
}

/** Values that a person entered for an action. */
export const inputPlaces = (fields: Readonly<Record<string, Field>>, input: Values): Place[] => [
  ...placesOf(fields, input, null, {}),
  ...Object.entries(fields).flatMap(([grid, field]) =>
    isRows(field)
      ? (input[grid] as readonly Values[]).flatMap((row, index) =>
          placesOf(field.fields, row, null, { grid, row: index }),
        )
      : [],
  ),
];

const problemAt = (code: Problem['code'], { field, grid, row }: Place): Problem => ({ code, field, grid, row });

/** Checks references, and puts the owner's company beside those that may point at shared rows. */
export async function checkReferences(
  tx: Transaction,
  places: readonly Place[],
  all: readonly Resource[],
): Promise<Problem[]> {
  const byTable = new Map<string, { target: RefTarget; places: Place[] }>();
  for (const place of places) {
    const target = refTargetOf(place.declared, all);
    if (!target) continue;
    const entry = byTable.get(target.table) ?? { target, places: [] };
    entry.places.push(place);
    byTable.set(target.table, entry);
  }
  const problems = await Promise.all(
    [...byTable.values()].map(async ({ target, places: of }) => {
      const owners = await ownersOf(
        tx,
        target,
        of.map((p) => p.values[p.field] as number),
      );
      return of.flatMap((place) => {
        const found = owners.get(place.values[place.field] as number);
        if (found === undefined || isStray(place, found)) return [problemAt('E_REF', place)];
        if (target.key === 'owner') place.values[ownerKey(place.field)] = found.corpId;
        return [];
      });
    }),
  );
  return problems.flat();
}

/** Puts the owner's company beside references that an effect wrote, where it does not say it itself. */
export async function putOwners(
  tx: Transaction,
  fields: Readonly<Record<string, Field>>,
  changes: Values,
  all: readonly Resource[],
): Promise<Values> {
  const owners = await Promise.all(
    Object.entries(fields).map(async ([name, field]) => {
      const id = changes[name];
      const target = typeof id === 'number' ? refTargetOf(field, all) : undefined;
      if (target?.key !== 'owner' || changes[ownerKey(name)] !== undefined) return {};
      return { [ownerKey(name)]: (await ownersOf(tx, target, [id as number])).get(id as number)?.corpId };
    }),
  );
  return Object.assign({}, changes, ...owners) as Values;
}

/** A row of another record than the one that the choice is narrowed to. Action input does not carry that record. */
function isStray({ declared, values }: Place, found: Found): boolean {
  const of = ownerFieldOf(declared);
  return of !== undefined && of in values && found.parentId !== null && found.parentId !== values[of];
}

interface Found {
  readonly corpId: number;
  /** Record that a row of a grid belongs to. */
  readonly parentId: number | null;
}

/** Name under which a record in work carries the owner's company of a reference. */
export const ownerKey = (field: string): string => `${field.replace(/Id$/, '')}CorpId`;
/** `authId` → `auth_corp_id`. */
export const ownerColumnOf = (field: string): string => ownerColumn(columnName(field));

/** Company of each row that may be pointed at, held so that none is deleted before the pointing one stands. */
async function ownersOf(tx: Transaction, target: RefTarget, ids: readonly number[]): Promise<Map<number, Found>> {
  const wanted = sql`t.id = any (${[...new Set(ids)]}::bigint[])`;
  const ofCompany = target.key === 'own' ? sql` and t.corp_id = ${tx.actor.corpId}::bigint` : sql``;
  const table = target.resource.scope === 'CORP' ? `${target.table}_name` : target.table;
  const live = target.grid || target.resource.scope === 'CORP' ? sql`` : sql` and t.del_yn = 'N'`;
  const corp = target.resource.scope === 'CORP' ? sql`t.id` : sql`t.corp_id`;
  const held = target.key === 'own' ? sql` order by t.id for key share` : sql``;
  const parent = target.grid ? sql`t.parent_id` : sql`null::bigint`;
  const rows = await tx.query<{ id: number } & Found>(
    sql`select t.id, ${corp} as "corpId", ${parent} as "parentId" from ${sql.table(table)} t where ${wanted}${ofCompany}${live}${held}`,
  );
  if (target.key === 'own' || rows.length === 0) return new Map(rows.map((row) => [row.id, row]));
  // Row-level security would hide shared rows from a locking statement. One that was deleted meanwhile is not held.
  const there = await tx.query<{
    id: number;
  }>(sql`select id from shared_hold(${target.table}, ${rows.map(({ id }) => id)}::bigint[],
    ${!target.grid}) id`);
  const found = new Set(there.map(({ id }) => id));
  return new Map(rows.filter(({ id }) => found.has(id)).map((row) => [row.id, row]));
}

/** Keys must be in use in their group, among the company's own or the shared rows. */
export async function checkCodes(tx: Transaction, places: readonly Place[], call: Call): Promise<Problem[]> {
  const coded = places.flatMap((place) => {
    const group = codeGroupOf(place.declared);
    return group ? codeKeys(place.declared, place.values[place.field]).map((key) => ({ place, group, key })) : [];
  });
  if (!coded.length) return [];
  const existing = await tx.query<{ grp: string; key: string }>(sql`
    select g.grp_cd as grp, c.key from fw_code g join fw_code_code c on c.parent_id = g.id
    where g.grp_cd = any (${[...new Set(coded.map((c) => c.group))]}::text[]) and g.del_yn = 'N' and c.use_yn = 'Y'
      and c.key = any (${[...new Set(coded.map((c) => c.key))]}::text[])
      and c.corp_id in (${call.corpId}::bigint, ${systemCorpId}::bigint)`);
  const keys = new Set(existing.map(({ grp, key }) => `${grp}|${key}`));
  return coded.filter(({ group, key }) => !keys.has(`${group}|${key}`)).map(({ place }) => problemAt('E_CODE', place));
}

/** Every declared column that points at the resource (or at rows of its grid). */
export function referrers(
  all: readonly Resource[],
  prefix: string,
): { resource: Resource; grid?: string; field: string }[] {
  const points = (field: Field) => {
    const target = refTargetOf(field, all);
    return target !== undefined && [target.resource.prefix, target.grid].filter(Boolean).join('/') === prefix;
  };
  return all.flatMap((resource) => [
    ...Object.entries(headerFields(resource))
      .filter(([, field]) => points(field))
      .map(([field]) => ({ resource, field })),
    ...Object.entries(grids(resource)).flatMap(([grid, declared]) =>
      Object.entries(gridFields(declared))
        .filter(([, field]) => points(field))
        .map(([field]) => ({ resource, grid, field })),
    ),
  ]);
}

/** Rows and files have none. */
export const hasColumn = (field: Field): boolean => typeOf(field).column(field) !== null;
