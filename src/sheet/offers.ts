/** Records that are offered while a person types in the cell that names a row, and what taking one puts into the row. */
import type { Values } from '../core/field.ts';
import type { LastPrice, Proposal } from '../core/resource.ts';
import type { LookupRow } from '../fields/ui-contract.ts';
import type { Row } from './editing.ts';

export interface Offered {
  readonly row: LookupRow;
  /** What follows from the record. */
  readonly values: Values;
  readonly last?: LastPrice | undefined;
}

export interface Offering {
  /** Field in whose cell one types, the reference that is set, and the resource it chooses from. */
  readonly typedIn: string;
  readonly ref: string;
  readonly prefix: string;
  readonly kept: NonNullable<Proposal['kept']>;
  readonly per?: string | undefined;
  readonly find: (keyword: string, signal?: AbortSignal) => Promise<readonly Offered[]>;
  /** A text is begun: nothing has been seen of it. */
  readonly begin: () => void;
  /** Whether the person has seen what there is under this text, since it was begun. */
  readonly answered: (keyword: string) => boolean;
  readonly weigh: (rows: readonly LookupRow[]) => Promise<readonly Offered[]>;
  /** What the window over the records starts narrowed to. */
  readonly conditions: () => Readonly<Record<string, string>> | undefined;
}

type Rule = Pick<Offering, 'ref' | 'kept' | 'per'>;

/** A figure that stands there; nothing and 0 are none. */
export const isFigure = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && Number(value) !== 0;

/** Letters and spaces in whatever way; marks stay, for 1.5 is not 15. */
const spelt = (text: unknown): string =>
  typeof text === 'string' ? text.normalize('NFKC').toLowerCase().replace(/\s+/gu, '') : '';

/** The one record that is called so, by name, number, or name and specification; where several are, none of them. */
export function calledSo(offers: readonly Offered[], text: unknown): Offered | undefined {
  const form = spelt(text);
  if (form === '') return undefined;
  const namesOf = ({ value, valueEn, key, spec }: LookupRow) =>
    [value, valueEn, key, `${value}${spelt(spec)}`].map(spelt);
  const meant = offers.filter(({ row }) => !row.barred && namesOf(row).includes(form));
  return meant.length === 1 ? meant[0] : undefined;
}

const nothing: ReadonlySet<string> = new Set();

/**
 * Names of values that a row keeps: a figure that stands there is a person's, and so is any value that is known to be `theirs`.
 * Taking the same record again asks for its own.
 */
export function keptIn(row: Row, id: number, { ref, kept }: Rule, theirs = nothing): readonly string[] {
  if (row[ref] === id) return [...theirs];
  const stays = ({ figures }: Rule['kept'][number]) => figures.some((name) => isFigure(row[name]) || theirs.has(name));
  return [...theirs, ...kept.filter(stays).flatMap((group) => group.with)];
}

const figuresOf = ({ kept }: Rule) => kept.flatMap((group) => group.with);

/** A person's piece is worth nothing that is told of a kilogram. */
const isPerOther = (row: Row, brought: Values, { per }: Rule, theirs: ReadonlySet<string>): boolean =>
  per !== undefined && theirs.has(per) && isFilled(row[per]) && isFilled(brought[per]) && row[per] !== brought[per];
const isFilled = (value: unknown) => value !== null && value !== undefined && value !== '';

/** The row with the record in it, at its last price where it has one. */
export function taken(row: Row, { row: { id }, values, last }: Offered, rule: Rule, theirs = nothing): Row {
  const brought: Values = { ...values, ...last?.values };
  const stays = new Set([
    ...keptIn(row, id, rule, theirs),
    ...(isPerOther(row, brought, rule, theirs) ? figuresOf(rule) : []),
  ]);
  const proposed = Object.entries(brought).filter(([name]) => !stays.has(name));
  return { ...row, [rule.ref]: id, ...Object.fromEntries(proposed) };
}

/** The figure that taking a record would bring: its last price, else its own. */
export function offeredPrice({ values, last }: Offered, { kept }: Rule): { name: string; value: unknown } | undefined {
  const figures = last ? [last.field] : (kept[0]?.figures ?? []);
  const name = figures.find((one) => isFigure({ ...values, ...last?.values }[one]));
  return name === undefined ? undefined : { name, value: { ...values, ...last?.values }[name] };
}
