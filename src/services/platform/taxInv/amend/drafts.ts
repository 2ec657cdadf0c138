/** What an amendment makes of a tax invoice: one draft or two, by its reason (10-platform taxInv `amend`). Pure. */
import { decimal, rnd, sumFigures, type Decimal } from '../../../../core/decimal.ts';
import type { Values } from '../../../../core/field.ts';
import type { StoredRowOf } from '../../../../core/record.ts';
import type { taxInvFields } from '../taxInv.fields.ts';
import { mostRemark, type StoredTaxInv } from '../xml/document.ts';

export type AmendReason = '01' | '02' | '03' | '04' | '05' | '06';

/** Reasons for which the original is taken back as a whole. */
export const cancelling: readonly string[] = ['01', '04', '05', '06'];
/** Reasons that come about later, on a day of their own: they are written of that day, and name the first one. */
export const ofLaterDay: readonly string[] = ['02', '03', '04'];

export interface AmendInput {
  readonly modifyCd: AmendReason;
  readonly eventDt: string;
  /** 02: how much more or less was supplied. */
  readonly diffAmt?: Decimal | null;
  /** 03: rows of the original that came back, with what came back of them. */
  readonly back?: readonly BackRow[] | null;
  /** 05: by what it is without tax. */
  readonly zeroReasonCd?: string | null;
}

export interface BackRow {
  readonly id: number;
  readonly qty: Decimal | null;
  readonly supplyAmt: Decimal | null;
}

/** What each draft is: the whole taken back, the corrected copy, what more or less, what came back, the same at zero rate. */
export type AmendKind = 'cancel' | 'copy' | 'diff' | 'back' | 'zero';

export interface AmendDraft {
  readonly kind: AmendKind;
  readonly header: Values;
  readonly item: readonly Values[];
}

type Row = StoredRowOf<typeof taxInvFields, 'item'>;

const negated = (value: unknown): Decimal | null => {
  if (value === null || value === undefined) return null;
  const less = decimal(String(value)).times(-1);
  return less.eq(0) ? '0' : less.toFixed();
};

/** Rows as they stood, without what is theirs alone. */
const rowOf = ({ purchDt, itemNm, spec, qty, unitPrice, supplyAmt, taxAmt, lineCnt, remark }: Row): Values => ({
  ...{ purchDt, itemNm, spec, qty, unitPrice, supplyAmt, taxAmt, lineCnt, remark },
});
const minus = (row: Row): Values => ({
  ...rowOf(row),
  qty: negated(row.qty),
  supplyAmt: negated(row.supplyAmt),
  taxAmt: negated(row.taxAmt),
});

/** Whatever else is on it: the original's own remark follows as far as there is room in the message. */
const remarkFor = (original: StoredTaxInv, first: string): string => {
  const whole = [first, original.remark].filter(Boolean).join(' / ');
  return first && whole.length > mostRemark ? first : whole;
};

/** The words that the law wants: `당초 작성일 2026-10-31`. */
export const writtenFirst = (writeDt: unknown): string => `당초 작성일 ${String(writeDt)}`;

/** `외 2건` behind the first name. */
export type Words = (first: string, more: number) => string;

export function amendDrafts(original: StoredTaxInv, input: AmendInput, rest: Words): readonly AmendDraft[] {
  const { modifyCd, eventDt } = input;
  const later = ofLaterDay.includes(modifyCd);
  const header = (more: Values): Values => ({
    ...{ inveClntId: original.inveClntId, inveNm: original.inveNm, inveCeoNm: original.inveCeoNm },
    ...{ inveAddr: original.inveAddr, inveEmail: original.inveEmail, inveRegNo: original.inveRegNo },
    ...{ inveBizTp: original.inveBizTp, inveBizItem: original.inveBizItem, purposeCd: original.purposeCd },
    ...{ vatCd: original.vatCd, zeroReasonCd: original.zeroReasonCd },
    ...{ srcTbl: original.srcTbl, srcId: original.srcId },
    ...{ invTpCd: 'MODIFY', modifyCd, orgTaxInvId: original.id, eventDt },
    writeDt: later ? eventDt : original.writeDt,
    remark: remarkFor(original, later ? writtenFirst(original.writeDt) : '') || null,
    ...more,
  });
  const cancel: AmendDraft = { kind: 'cancel', header: header({ cancelYn: 'Y' }), item: original.item.map(minus) };
  switch (modifyCd) {
    case '01':
      return [cancel, { kind: 'copy', header: header({}), item: original.item.map(rowOf) }];
    case '02':
      return [{ kind: 'diff', header: header({}), item: [diffRow(original, input, rest)] }];
    case '03':
      return [{ kind: 'back', header: header({}), item: backRows(original, input) }];
    case '05': {
      const zero = { vatCd: 'ZERO', zeroReasonCd: input.zeroReasonCd ?? null };
      return [
        cancel,
        { kind: 'zero', header: header(zero), item: original.item.map((row) => ({ ...rowOf(row), taxAmt: '0' })) },
      ];
    }
    default:
      return [cancel];
  }
}

function diffRow(original: StoredTaxInv, { eventDt, diffAmt }: AmendInput, rest: Words): Values {
  const [first] = original.item;
  const more = original.item.length - 1;
  const itemNm = first ? (more > 0 ? rest(first.itemNm, more) : first.itemNm) : '';
  return { purchDt: eventDt, itemNm: itemNm.slice(0, 100), supplyAmt: diffAmt ?? '0' };
}

/** What came back, less of everything. */
function backRows(original: StoredTaxInv, { eventDt, back }: AmendInput): Values[] {
  const came = new Map((back ?? []).map((row) => [row.id, row]));
  return original.item.flatMap((row) => {
    const one = came.get(row.id);
    if (!one || !isSome(one.supplyAmt)) return [];
    const { itemNm, spec, unitPrice } = row;
    const qty = isSome(one.qty) ? negated(one.qty) : null;
    const whole = rnd(one.supplyAmt!, 0) === row.supplyAmt;
    return [
      {
        ...{ purchDt: eventDt, itemNm, spec, qty, unitPrice, supplyAmt: negated(one.supplyAmt) },
        // A row that gathers lines of its source bears their taxes: all of it only where all of it came back.
        ...(whole ? { taxAmt: negated(row.taxAmt), lineCnt: row.lineCnt } : {}),
      },
    ];
  });
}

const isSome = (value: unknown): boolean => value !== null && value !== undefined && !decimal(String(value)).eq(0);

/** Rows that can come back: those of which something was supplied. */
export const returnable = (item: readonly Row[]): readonly Row[] =>
  item.filter(({ supplyAmt }) => decimal(supplyAmt).gt(0));

/** What is left of an original after its amendments. */
export const leftOf = (amounts: readonly unknown[]): Decimal => rnd(sumFigures(amounts), 0);
