/** A code that is offered while one types part of a name. Pure. */
import type { Field, Flags, Values } from '../../core/field.ts';

export interface Offered {
  /** Address of the lookup (`shipwork/common/hsCode`); the key of its rows is the value. */
  readonly by: string;
  /** Prefix of the resource whose records the window for choosing shows (button, F4); without one there is none. */
  readonly from?: string;
  /** What the code is called stands beside it, for no field of the record says it; the error (`errors.…`) of one that nothing is called by. */
  readonly named?: { readonly unknown: string };
  /** What a choice tells beside its name, members of the lookup's rows. */
  readonly tells?: readonly string[];
  /** Fields of the same row that a choice fills while they are empty, and the member of the choice that says with what. */
  readonly fills?: Readonly<Record<string, string>>;
}

export type OfferedFlags = Flags & { readonly offered?: Offered };

export const offeredOf = (field: Field): Offered | undefined => (field as OfferedFlags).offered;

/**
 * Fields of which a code that became another one says nothing any more: what an earlier code was called stands there as before.
 * None while the code, or what is called, was empty.
 */
export function keptBeside(field: Field, name: string, before: Values | undefined, after: Values): readonly string[] {
  const fills = Object.keys(offeredOf(field)?.fills ?? {});
  if (!before || isEmpty(before[name]) || isEmpty(after[name]) || before[name] === after[name]) return [];
  return fills.filter((beside) => !isEmpty(after[beside]) && after[beside] === before[beside]);
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/**
 * What a choice brings into the fields beside it: those that are empty, or hold what an earlier choice of the same typing
 * brought (`before`), which goes where nothing is chosen any more.
 */
export function brought(field: Field, row: Values, chosen: Values | undefined, before: Values): Values {
  const values: Values = {};
  for (const [name, from] of Object.entries(offeredOf(field)?.fills ?? {})) {
    const free = isEmpty(row[name]) || (name in before && row[name] === before[name]);
    if (free) values[name] = chosen?.[from] ?? null;
  }
  return values;
}
