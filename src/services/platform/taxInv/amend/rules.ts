/** What stays as it is in a draft that amends another invoice, and what its figures must be. Pure. */
import { decimal, isFigure } from '../../../../core/decimal.ts';
import type { Problem } from '../../../../core/problem.ts';
import type { NameOf, RecordOf } from '../../../../core/record.ts';
import { mostRemark } from '../xml/document.ts';
import type { taxInvFields } from '../taxInv.fields.ts';

type TaxInv = RecordOf<typeof taxInvFields>;
type Name = NameOf<typeof taxInvFields>;

/** Whom it is about. */
const party: readonly Name[] = [
  'inveClntId',
  'inveRegNo',
  'inveNm',
  'inveCeoNm',
  'inveAddr',
  'inveBizTp',
  'inveBizItem',
];
const kind: readonly Name[] = ['vatCd', 'zeroReasonCd', 'purposeCd'];

/** The day follows from the reason; a copy that corrects alone says anything else than its original. */
export function lockedByAmending({ orgTaxInvId, modifyCd, cancelYn }: TaxInv): readonly Name[] {
  if (!orgTaxInvId) return [];
  return modifyCd === '01' && cancelYn !== 'Y' ? ['writeDt'] : ['writeDt', ...party, ...kind];
}

/** What takes back the whole stays as it is: nobody changes, adds or takes away a row of it. */
export const rowsStay = ({ cancelYn }: Pick<TaxInv, 'cancelYn'>): boolean => cancelYn === 'Y';

const isMore = (value: unknown): boolean => isFigure(value) && decimal(value).gt(0);

/** What came back is less than nothing, in every row. */
const backProblems = ({ item = [] }: TaxInv): Problem[] =>
  (item ?? []).flatMap((row, at) =>
    (['qty', 'supplyAmt'] as const)
      .filter((field) => isMore(row[field]))
      .map((field): Problem => ({ code: 'E_RANGE', grid: 'item', row: at, field, text: 'taxInvMustBeLess' })),
  );

export function amendProblems(record: TaxInv): Problem[] {
  const { modifyCd, remark } = record;
  const tooLong = (remark ?? '').length > mostRemark;
  const later = ['02', '03', '04'].includes(String(modifyCd ?? ''));
  const names = later && !/당초 작성일 \d{4}-\d{2}-\d{2}/.test(remark ?? '');
  return [
    ...(tooLong ? [{ code: 'E_LENGTH', field: 'remark', text: 'taxInvRemarkLong', args: [mostRemark] } as const] : []),
    ...(names ? [{ code: 'E_PATTERN', field: 'remark', text: 'taxInvNamesFirst' } as const] : []),
    ...(modifyCd === '03' ? backProblems(record) : []),
  ];
}
