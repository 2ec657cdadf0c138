/** Which records a sum counts, and what it leaves out: what was superseded, cancelled or refused (`uncounted`). Pure. */
import type { FormatContext, Values } from '../core/field.ts';
import type { Resource } from '../core/resource.ts';
import { typeOf } from '../fields/index.ts';
import { headerFields } from './resource.ts';

/** Records that a sum leaves out: by field and value, how many. */
export type LeftOut = Readonly<Record<string, Readonly<Record<string, number>>>>;

type Counting = Pick<Resource, 'uncounted'>;

/** Field and value of each reason, the weightiest first: of several each record has the first. */
export const uncountedBy = ({ uncounted = {} }: Counting): readonly (readonly [field: string, value: string])[] =>
  Object.entries(uncounted).flatMap(([field, values]) => values.map((value) => [field, value] as const));

/** A row must carry these to be judged. */
export const uncountedFields = ({ uncounted = {} }: Counting): readonly string[] => Object.keys(uncounted);

/** -1 of what counts. */
const reasonOf = (resource: Counting, row: Values): number =>
  uncountedBy(resource).findIndex(([field, value]) => row[field] === value);

/** As the database counts them, one figure for each reason. */
export const leftOutOf = (resource: Counting, counts: readonly number[] = []): LeftOut => {
  const found: Record<string, Record<string, number>> = {};
  uncountedBy(resource).forEach(([field, value], at) => {
    if (counts[at]) (found[field] ??= {})[value] = counts[at];
  });
  return found;
};

export function leftOut(resource: Counting, rows: readonly Values[]): LeftOut {
  const reasons = rows.map((row) => reasonOf(resource, row));
  return leftOutOf(
    resource,
    uncountedBy(resource).map((_, at) => reasons.filter((reason) => reason === at).length),
  );
}

/** Of the rows those that a sum is made of: where nothing of them counts, all, for whoever asks for nothing else. */
export function countedRows<R extends Values>(resource: Counting, rows: readonly R[]): readonly R[] {
  const counted = rows.filter((row) => reasonOf(resource, row) < 0);
  return counted.length ? counted : rows;
}

/**
 * What a sum of so many records must say of itself: a key of `desk.export`, with its words. Undefined where all counts.
 * Where nothing counts it is the sum of all of it, and says which they all are.
 */
export function countNote(
  resource: Resource,
  left: LeftOut | undefined,
  total: number,
  context: FormatContext,
):
  | {
      readonly key: 'desk.export.left_out' | 'desk.export.only';
      readonly count: number;
      readonly states: string;
    }
  | undefined {
  const fields = headerFields(resource);
  const reasons = Object.entries(left ?? {}).flatMap(([field, values]) =>
    Object.entries(values).map(([value, count]) => ({
      count,
      name: typeOf(fields[field]!).format(value, fields[field]!, context),
    })),
  );
  const count = reasons.reduce((sum, reason) => sum + reason.count, 0);
  if (!count) return undefined;
  const states = [...new Set(reasons.map(({ name }) => name))].join(', ');
  return { key: count < total ? 'desk.export.left_out' : 'desk.export.only', count, states };
}
