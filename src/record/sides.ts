/** What the sides of a document between companies see and write (`parties` of a resource). Pure: screens and server ask the same. */
import type { Field, Values } from '../core/field.ts';
import type { ReadBody } from './readBody.ts';
import { displayName, gridFields, grids, headerFields, type Fields } from './resource.ts';
import { operatorSide, ownerSide, systemCorpId } from '../core/resource.ts';
import type { Resource } from '../core/resource.ts';

/** Sides of a record that a company stands on; of a new one that it is about to make, those of the owner. */
export function sidesOf(resource: Resource, record: Values | null, corpId: number): string[] {
  return Object.entries(resource.parties ?? {}).flatMap(([side, field]) =>
    companyOf(field, record, corpId) === corpId ? [side] : [],
  );
}

function companyOf(field: string, record: Values | null, corpId: number): unknown {
  if (field === operatorSide) return systemCorpId;
  return field === ownerSide ? (record?.corpId ?? corpId) : record?.[field];
}

/** Sides that may change a record at all: those told, else whoever owns it. */
export const writingSides = ({ parties = {}, writtenBy }: Resource): readonly string[] =>
  writtenBy ?? Object.keys(parties).filter((side) => parties[side] === ownerSide);

const meet = (some: readonly string[], sides: readonly string[]): boolean => some.some((side) => sides.includes(side));

export const maySee = ({ seenBy }: Field, sides: readonly string[]): boolean =>
  seenBy === undefined || meet(seenBy, sides);

/** What only one side sees only that side writes. */
export const mayFill = (field: Field, sides: readonly string[]): boolean =>
  maySee(field, sides) && (field.writtenBy === undefined || meet(field.writtenBy, sides));

/** Whether a company may change the record, as far as its sides decide. */
export const mayWrite = (resource: Resource, record: Values, corpId: number): boolean =>
  meet(writingSides(resource), sidesOf(resource, record, corpId));

/** States in which the record is open to a company: those of its sides, or those of the resource where no side is told. */
export function openStates({ state, ...resource }: Resource, record: Values, corpId: number): readonly string[] {
  if (!state) return [];
  if (!state.openTo) return state.open;
  const sides = sidesOf(resource as Resource, record, corpId);
  return sides.flatMap((side) => state.openTo?.[side] ?? []);
}

/** The record without what the company's sides do not see: `{field: value, grid: row[]}` as it comes. */
export function seenBySides(resource: Resource, record: Values, corpId: number): Values {
  if (!resource.parties) return { ...record };
  const sides = sidesOf(resource, record, corpId);
  const seen = without(record, headerFields(resource), sides);
  for (const [grid, rows] of Object.entries(grids(resource))) {
    const list = (record[grid] ?? []) as readonly Values[];
    seen[grid] = maySee(rows, sides) ? list.map((row) => without(row, gridFields(rows), sides)) : [];
  }
  return seen;
}

function without(values: Values, fields: Fields, sides: readonly string[]): Values {
  const hidden = Object.keys(fields).filter((name) => !maySee(fields[name]!, sides));
  const gone = new Set(hidden.flatMap((name) => [name, displayName(name)]));
  return Object.fromEntries(Object.entries(values).filter(([name]) => !gone.has(name)));
}

/** What was sent, without what the company's sides do not fill in: it stays as it is stored, as a computed field does. */
export function filledBySides(resource: Resource, stored: Values | null, sent: ReadBody, corpId: number): ReadBody {
  if (!resource.parties) return sent;
  const sides = sidesOf(resource, stored, corpId);
  const filled = (values: Values, fields: Fields): Values =>
    Object.fromEntries(
      Object.entries(values).filter(([name]) => !Object.hasOwn(fields, name) || mayFill(fields[name]!, sides)),
    );
  const lists = Object.entries(sent.grids).map(([grid, { insert, update, delete: gone }]) => {
    const rows = grids(resource)[grid]!;
    if (!mayFill(rows, sides)) return [grid, { insert: [], update: [], delete: [] }] as const;
    const fields = gridFields(rows);
    const each = <R extends { readonly values: Values }>(row: R): R => ({ ...row, values: filled(row.values, fields) });
    return [grid, { insert: insert.map(each), update: update.map(each), delete: gone }] as const;
  });
  return { ...sent, header: filled(sent.header, headerFields(resource)), grids: Object.fromEntries(lists) };
}

/** Whether the company sees a field of the header, or of a grid's rows. */
export function seenPlaces(resource: Resource, record: Values, corpId: number) {
  const sides = sidesOf(resource, record, corpId);
  return (field: string, grid?: string): boolean => {
    const rows = grid === undefined ? undefined : grids(resource)[grid];
    if (rows && !maySee(rows, sides)) return false;
    const declared = (rows ? gridFields(rows) : headerFields(resource))[field];
    return declared === undefined || maySee(declared, sides);
  };
}
