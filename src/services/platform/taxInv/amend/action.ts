/** The step that amends a tax invoice: what it asks by its reason, and what is refused before anything is made. */
import { decimal } from '../../../../core/decimal.ts';
import type { Values } from '../../../../core/field.ts';
import type { Problem } from '../../../../core/problem.ts';
import type { ActionButton } from '../../../../core/resource.ts';
import { code, date, qty, rows, won } from '../../../../fields/index.ts';
import type { StoredTaxInv } from '../xml/document.ts';
import { returnable, type BackRow } from './drafts.ts';

const fields = {
  modifyCd: code('TAXINV_MOD', { required: true }),
  eventDt: date({ required: true, default: ({ today }) => today }),
  diffAmt: won(),
  zeroReasonCd: code('ZERO_RSN', { only: ['PCR', 'LLC'] }),
  back: rows(
    { qty: qty({ min: '0' }), supplyAmt: won({ min: '0' }) },
    { of: 'item', shows: ['itemNm', 'supplyAmt'], max: 99 },
  ),
};

/** The input that a reason asks for beyond its day. */
const askedBy: Readonly<Record<string, string>> = { '02': 'diffAmt', '03': 'back', '05': 'zeroReasonCd' };
const beyond = Object.values(askedBy);

const wrong = (field: string, text: string): Problem => ({ code: 'E_RANGE', field, text });

/** More than there was cannot come back. */
function backProblems(back: readonly BackRow[], { item }: StoredTaxInv): Problem[] {
  const rowsById = new Map(item.map((row) => [row.id, row]));
  const over = back.flatMap(({ id, supplyAmt, qty: came }, row): Problem[] => {
    const of = rowsById.get(id);
    if (!of) return [];
    const more = (value: string | null, most: string | null) =>
      value !== null && decimal(value).gt(decimal(most ?? '0').gt(0) ? most! : '0');
    return [
      ...(more(supplyAmt, of.supplyAmt) ? ['supplyAmt'] : []),
      ...(of.qty !== null && more(came, of.qty) ? ['qty'] : []),
    ].map((field) => ({ code: 'E_RANGE', grid: 'back', row, field, text: 'taxInvBackMore' }));
  });
  const none = back.length > 0 && back.every(({ supplyAmt }) => supplyAmt === null || decimal(supplyAmt).eq(0));
  return [...over, ...(none ? [{ code: 'E_REQUIRED', field: 'back', text: 'taxInvBackNone' } as const] : [])];
}

export const amendAction = {
  name: 'amend',
  from: ['DONE'],
  fields,
  // What amends another has a reason and a day of its own.
  anew: ['modifyCd', 'eventDt', 'zeroReasonCd'],
  rows: (record) =>
    returnable((record as unknown as StoredTaxInv).item).map(({ id, qty: had, supplyAmt }) => ({
      ...{ id, qty: had, supplyAmt },
    })),
  absent: (_record, { modifyCd }) => beyond.filter((name) => name !== askedBy[String(modifyCd)]),
  requiredWhen: (_record, { modifyCd }) => [askedBy[String(modifyCd)] ?? []].flat(),
  check(input: Values, record: Values): readonly Problem[] {
    const original = record as unknown as StoredTaxInv;
    const { modifyCd, eventDt, diffAmt, back } = input as {
      readonly [name: string]: unknown;
      readonly modifyCd: string;
      readonly eventDt: string;
      readonly diffAmt: string | null;
      readonly back: readonly BackRow[] | null;
    };
    return [
      ...(eventDt < String(original.writeDt) ? [wrong('eventDt', 'taxInvEventBefore')] : []),
      ...(modifyCd === '02' && diffAmt !== null && decimal(diffAmt).eq(0) ? [wrong('diffAmt', 'taxInvDiffNone')] : []),
      ...(modifyCd === '02' &&
      diffAmt !== null &&
      decimal(original.supplyAmt ?? '0')
        .plus(diffAmt)
        .lt(0)
        ? [wrong('diffAmt', 'taxInvDiffBelow')]
        : []),
      ...(modifyCd === '03' ? backProblems(back ?? [], original) : []),
      ...(modifyCd === '05' && original.vatCd !== 'TAX10' ? [wrong('modifyCd', 'taxInvNotTaxed')] : []),
    ];
  },
  // What is less than nothing, or more beside the original, is amended there.
  blocked: ({ cancelYn, modifyCd }) =>
    cancelYn === 'Y' || ['02', '03'].includes(String(modifyCd ?? '')) ? 'taxInvAmendOriginal' : undefined,
} as const satisfies ActionButton;
