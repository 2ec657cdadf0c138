/** What is reported of a loading that was permitted: of each line how much really came aboard (23-shipwork-customs `report`). */
import { decimal } from '../../../core/decimal.ts';
import type { Values } from '../../../core/field.ts';
import type { Problem } from '../../../core/problem.ts';
import type { RowOf } from '../../../core/record.ts';
import { grouped } from '../../../fields/decimal/exact.ts';
import { dateTime, qty, rows } from '../../../fields/index.ts';
import type { loadPrmtFields, Permit } from './loadPrmt.fields.ts';

type Line = RowOf<typeof loadPrmtFields, 'item'>;
export const linesOf = ({ item }: Pick<Permit, 'item'>): readonly Line[] => item ?? [];

export const reportFields = {
  doneDtm: dateTime({ required: true }),
  rows: rows(
    { realQty: qty({ required: true, min: '0', max: '999999999', width: 100 }) },
    { of: 'item', shows: ['itemNm', 'spec', 'unitCd', 'qty'], max: 10_000 },
  ),
};
type Reported = RowOf<typeof reportFields, 'rows'>;

/** What a report goes by beyond the permit. */
export type PermitFacts = {
  /** Now, `yyyy-MM-dd HH:mm`. */
  readonly now: string;
  /** How much of each line the order has delivered, by the line's id; nothing of a permit without a delivery. */
  readonly came: Readonly<Record<string, string>>;
};

/** Everything that was permitted, or what of it was delivered. */
export const wholeLoading = (permit: Values, { came = {} }: Partial<PermitFacts> = {}): readonly Values[] =>
  linesOf(permit as Permit).map(({ id, qty: permitted }) => ({ id, realQty: came[String(id)] ?? permitted }));

/** No more than was permitted (E_BAL). */
export function reportProblems(input: { readonly rows?: readonly Reported[] }, permit: Values): Problem[] {
  const lines = new Map(linesOf(permit as Permit).map((line) => [line.id, line]));
  return (input.rows ?? []).flatMap(({ id, realQty }, row): Problem[] => {
    const line = lines.get(id as number);
    return line && decimal(String(realQty ?? 0)).gt(String(line.qty ?? 0))
      ? [{ code: 'E_BAL', grid: 'rows', row, field: 'realQty', text: 'realOver', args: [grouped(String(line.qty))] }]
      : [];
  });
}

/** Lines with what really came aboard; one that was not named did not. */
export function withReport<L extends Line>(
  lines: readonly L[],
  reported: readonly Values[],
): (L & { readonly realQty: string })[] {
  const came = new Map(reported.map((row) => [row.id, row.realQty as string]));
  return lines.map((line) => ({ ...line, realQty: came.get(line.id) ?? '0' }));
}
