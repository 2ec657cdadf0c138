/** Names of the records that references in a history point at: the trail keeps their ids only. */
import { useQueries } from '@tanstack/react-query';
import type { Field, Values } from '../../../../core/field.ts';
import type { Resource } from '../../../../core/resource.ts';
import { displayName, gridFields, grids, headerFields, rowName } from '../../../../record/resource.ts';
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
import type { LookupRow } from '../../../../fields/ui-contract.ts';
import type { Change } from '../../../providers/dataProvider.ts';

type Place = Pick<Change, 'field' | 'grid'>;

function targetOf(resource: Resource, { field, grid }: Place): string | undefined {
  const rows = grid === undefined ? undefined : grids(resource)[grid];
  const fields = grid === undefined ? headerFields(resource) : rows ? gridFields(rows) : {};
  const found: Field | undefined = fields[field];
  return found?.type === 'ref' ? (found as Field & { readonly prefix: string }).prefix : undefined;
}

/** Of a row that a reference names (a step of its person) the trail keeps the id: the reference, as if it were changed. */
export function rowPlace(resource: Resource, { grid }: Place): Place | undefined {
  const rows = grid === undefined ? undefined : grids(resource)[grid];
  return rows && { field: rowName(rows), grid };
}

const idOf = (value: unknown): number | undefined => (/^[1-9]\d*$/.test(String(value)) ? Number(value) : undefined);

/** Ids by target, each once, in order, so that the same history asks the same. */
function wantedOf(resource: Resource, changes: readonly Change[]): readonly (readonly [string, readonly number[]])[] {
  const wanted = new Map<string, Set<number>>();
  const want = (target: string | undefined, ids: readonly (number | undefined)[]) => {
    if (!target) return;
    const found = ids.filter((id): id is number => id !== undefined);
    wanted.set(target, new Set([...(wanted.get(target) ?? []), ...found]));
  };
  for (const change of changes) {
    want(
      targetOf(resource, change),
      [change.from, change.to].map((id) => (typeof id === 'number' ? id : undefined)),
    );
    const row = rowPlace(resource, change);
    if (row) want(targetOf(resource, row), [idOf(change.rowNm)]);
  }
  return [...wanted].filter(([, ids]) => ids.size > 0).map(([target, ids]) => [target, [...ids].sort((a, b) => a - b)]);
}

/**
 * What to show a value with: `{clntNm}` beside `clntId`; undefined when it is no reference or not known. Each target is asked for
 * itself: the numbers of one that cannot be asked, or not by this person, stay numbers. What was deleted since keeps its name.
 */
export function useRefNames(resource: Resource, record: Values, changes: readonly Change[]) {
  const { lookup, nameOf } = useFieldEnvironment();
  /** What the record itself says of its references. */
  const nameInRecord = ({ field, grid }: Place, value: unknown) =>
    grid === undefined && record[field] === value ? (record[displayName(field)] ?? undefined) : undefined;
  const unknown = changes.map((change) => ({
    ...change,
    ...(nameInRecord(change, change.from) !== undefined && { from: null }),
    ...(nameInRecord(change, change.to) !== undefined && { to: null }),
  }));
  const rows = useQueries({
    queries: wantedOf(resource, unknown).map(([target, ids]) => ({
      queryKey: [target, 'lookup', { ids, gone: 'Y' }],
      retry: false,
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) => ({
        target,
        rows: await lookup(target, { ids: ids.join(','), gone: 'Y' }, signal),
      }),
    })),
    combine: (found) =>
      new Map<string, LookupRow>(
        found.flatMap(({ data }) => data?.rows.map((row) => [`${data.target}/${row.id}`, row] as const) ?? []),
      ),
  });
  return (change: Place, value: unknown): Values | undefined => {
    const target = targetOf(resource, change);
    if (!target) return undefined;
    const nameNow = nameInRecord(change, value);
    if (nameNow !== undefined) return { [displayName(change.field)]: nameNow };
    const row = rows.get(`${target}/${String(value)}`);
    return row && { [displayName(change.field)]: nameOf(row) };
  };
}

export type Names = ReturnType<typeof useRefNames>;
