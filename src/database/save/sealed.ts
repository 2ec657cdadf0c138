/** Sealed values of a record (flag `sealed`): taken out of it before it is written, kept beside it under the key. */
import { sql } from 'kysely';
import type { Field, Values } from '../../core/field.ts';
import type { Problem } from '../../core/problem.ts';
import type { Resource } from '../../core/resource.ts';
import type { SealedPlace } from '../../core/sealed.ts';
import { typeOf } from '../../fields/index.ts';
import { headerFields } from '../../record/resource.ts';
import type { Step } from '../behaviour.ts';
import type { Transaction } from '../executor.ts';
import { tableName } from '../schema/names.ts';
import type { Change } from './audit.ts';
import type { Saving } from './saving.ts';

/** Names of the fields of a header that are sealed. */
export const sealedFields = (resource: Resource): readonly (readonly [string, Field])[] =>
  Object.entries(headerFields(resource)).filter(([, field]) => field.sealed);

const isMask = (field: Field, value: unknown): boolean =>
  typeof value === 'string' && typeOf(field).sealing?.isMask(value) === true;

/** A mask says that the value stays; where none is kept behind it, there is nothing that could stay. */
export const strayMasks = (resource: Resource, record: Values, stored: Values | null): Problem[] =>
  sealedFields(resource)
    .filter(([name, field]) => isMask(field, record[name]) && record[name] !== stored?.[name])
    .map(([name]) => ({ code: 'E_PATTERN', field: name, text: 'maskedNo' }));

interface Sealed {
  /** What the trail tells of values that changed behind the same mask. */
  readonly changes: readonly Change[];
  /** Puts them away under the id of the record. */
  write(tx: Transaction, rowId: number): Promise<void>;
}

/** Leaves masks in the record; what stood there waits for the record's id. */
export function takeSealed({ resource, database }: Saving, record: Values, stored: Values | null): Sealed {
  const taken: { readonly field: string; readonly value: string; readonly mask: string }[] = [];
  const gone: string[] = [];
  for (const [name, field] of sealedFields(resource)) {
    const value = record[name];
    const mask = typeof value === 'string' ? typeOf(field).sealing?.mask(value) : undefined;
    if (mask !== undefined) {
      taken.push({ field: name, value: String(value), mask });
      record[name] = mask;
    } else if (isMask(field, stored?.[name]) && value !== stored?.[name]) gone.push(name);
  }
  return {
    changes: taken
      .filter(({ field, mask }) => mask === stored?.[field])
      .map(({ field, mask }) => ({ field, from: mask, to: mask })),
    async write(tx, rowId) {
      if (gone.length) await dropSealed(tx, resource, [rowId], gone);
      for (const { field, value } of taken) {
        const { sealer } = database;
        if (!sealer) throw new Error(`${resource.prefix}.${field} cannot be kept without a key`);
        const place = { corpId: tx.actor.corpId, table: tableName(resource.prefix), rowId, field };
        await putSealed(tx, place, sealer.seal(value, place));
      }
    },
  };
}

const putSealed = (tx: Transaction, { corpId, table, rowId, field }: SealedPlace, sealed: string) =>
  tx.query(sql`insert into sys_sealed (corp_id, table_nm, row_id, field, sealed)
    values (${corpId}::bigint, ${table}, ${rowId}::bigint, ${field}, ${sealed})
    on conflict (corp_id, table_nm, row_id, field) do update set sealed = excluded.sealed`);

/** The value itself of a field whose record tells no more than its mask: for a receiver that must know it, never for a screen. */
export async function wholeValue(
  { tx, resource, unseal }: Pick<Step, 'tx' | 'resource' | 'unseal'>,
  record: Values,
  field: string,
): Promise<string> {
  const value = record[field];
  if (!isMask(headerFields(resource)[field]!, value)) return String(value ?? '');
  if (!unseal) throw new Error(`${resource.prefix}.${field} cannot be opened without a key`);
  const [corpId, rowId] = [record['corpId'] as number, record['id'] as number];
  const place = { corpId, table: tableName(resource.prefix), rowId, field };
  const [kept] = await tx.query<{ sealed: string }>(sql`select sealed from sys_sealed where corp_id = ${corpId}::bigint
    and table_nm = ${place.table} and row_id = ${rowId}::bigint and field = ${field}`);
  if (!kept) throw new Error(`Nothing lies behind the mask of ${resource.prefix}.${field} ${rowId}`);
  return unseal(kept.sealed, place);
}

/** Whether the record holds a mask, so that what is told of it beyond must rest sealed, too. */
export const holdsSealed = (resource: Resource, record: Values): boolean =>
  sealedFields(resource).some(([name, field]) => isMask(field, record[name]));

/** Nothing stays behind of records that go, or of fields that are sealed no more. */
export async function dropSealed(
  tx: Transaction,
  resource: Resource,
  ids: readonly number[],
  fields: readonly string[] = sealedFields(resource).map(([name]) => name),
): Promise<void> {
  if (!fields.length) return;
  await tx.query(sql`delete from sys_sealed where corp_id = ${tx.actor.corpId}::bigint
    and table_nm = ${tableName(resource.prefix)} and row_id = any (${[...ids]}::bigint[]) and field = any (${[...fields]}::text[])`);
}
