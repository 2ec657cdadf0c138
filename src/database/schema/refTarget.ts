/** What a reference points at: a table, and by which key its rows are found. */
import type { Field } from '../../core/field.ts';
import type { Resource, Scope } from '../../core/resource.ts';
import { grids } from '../../record/resource.ts';
import { gridTableName, tableName } from './names.ts';

export interface RefTarget {
  readonly resource: Resource;
  readonly grid?: string;
  readonly table: string;
  /** How a row is pointed at: by the own company, by id alone, or with the owner's company beside the id. */
  readonly key: 'own' | 'id' | 'owner';
}

const keyOfScope: Readonly<Record<Scope, RefTarget['key']>> = {
  OWN: 'own',
  SYS: 'id',
  CORP: 'id',
  SYS_OWN: 'owner',
  PAIR: 'owner',
  DIR: 'owner',
};

/** Resolves `rs4/clnt` or `rs4/clnt/charger`; undefined when nothing of the name is declared. */
export function refTarget(resources: readonly Resource[], prefix: string): RefTarget | undefined {
  const direct = resources.find((r) => r.prefix === prefix);
  if (direct) return { resource: direct, table: tableName(prefix), key: keyOfScope[direct.scope] };
  const cut = prefix.lastIndexOf('/');
  const parent = resources.find((r) => r.prefix === prefix.slice(0, cut));
  const grid = prefix.slice(cut + 1);
  if (!parent || !(grid in grids(parent))) return undefined;
  return { resource: parent, grid, table: gridTableName(parent, grid), key: keyOfScope[parent.scope] };
}

/** Resource (or grid) that a reference field points at. */
export const refPrefix = (field: Field): string | undefined =>
  field.type === 'ref' ? (field as Field & { prefix: string }).prefix : undefined;

/** Rows of companies under a shared parent (fw/code). */
export const isOwned = (grid: Field): boolean => (grid as Field & { owned?: boolean }).owned === true;

/** Tables whose rows are found by id alone: their grids may hold rows of other companies. */
export const keyedById = (scope: Scope): boolean => scope === 'SYS' || scope === 'CORP';

/** Target of a reference field; throws when nothing of that name is declared (the start-up check says it first). */
export function refTargetOf(field: Field, resources: readonly Resource[]): RefTarget | undefined {
  const prefix = refPrefix(field);
  if (prefix === undefined) return undefined;
  const target = refTarget(resources, prefix);
  if (!target) throw new Error(`No resource or grid ${prefix} is declared`);
  return target;
}
