/** The six amendments, whatever the original: what comes out, of which day, and what is left in all. */
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { decimal, rnd, sumFigures, trn } from '../../../../core/decimal.ts';
import type { RecordOf } from '../../../../core/record.ts';
import { actionStart } from '../../../../record/actions.ts';
import { taxInv } from '../taxInv.ts';
import type { StoredTaxInv } from '../xml/document.ts';
import { mostRemark } from '../xml/document.ts';
import type { taxInvFields } from '../taxInv.fields.ts';
import { computeTaxInv, taxInvRules } from '../taxInv.rules.ts';
import { amendAction } from './action.ts';
import { amendDrafts, type AmendInput, type AmendReason } from './drafts.ts';
import { amendProblems, lockedByAmending } from './rules.ts';

const amount = fc.integer({ min: 1, max: 1_000_000_000 }).map(String);
const row = fc.record({
  supplyAmt: amount,
  qty: fc.option(
    fc.integer({ min: 1, max: 9999 }).map((n) => `${n}.0000`),
    { nil: null },
  ),
  unitPrice: fc.option(amount, { nil: null }),
});
const original = fc
  .record({
    vatCd: fc.constantFrom('TAX10', 'ZERO', 'FREE'),
    rows: fc.array(row, { minLength: 1, maxLength: 8 }),
    remark: fc.option(fc.string({ maxLength: mostRemark }), { nil: null }),
  })
  .map(({ vatCd, rows, remark }) => {
    const item = rows.map((one, at) => ({
      ...one,
      ...{ id: at + 1, purchDt: '2026-10-30', itemNm: `품목 ${at}`, spec: null, lineCnt: 1, remark: null },
    }));
    const whole = {
      ...{ id: 7, corpId: 2, writeDt: '2026-10-31', vatCd, remark, inveNm: '누리', inveRegNo: '0078100072' },
      ...{ srcTbl: 'RS4_INV', srcId: 3, zeroReasonCd: vatCd === 'ZERO' ? 'SHIP' : null, purposeCd: 'BILL', item },
    };
    return computeTaxInv(whole as unknown as RecordOf<typeof taxInvFields>) as unknown as StoredTaxInv;
  });
const rest = (first: string, more: number) => `${first} 외 ${more}건`;
const inputFor = (modifyCd: AmendReason, one: StoredTaxInv, part: number): AmendInput => ({
  ...{ modifyCd, eventDt: '2026-11-18', zeroReasonCd: modifyCd === '05' ? 'PCR' : null },
  diffAmt:
    modifyCd === '02'
      ? rnd(
          decimal(one.supplyAmt!)
            .times(part / 100)
            .plus(1),
          0,
        )
      : null,
  back:
    modifyCd === '03'
      ? one.item.map(({ id, qty, supplyAmt }) => ({ id, qty, supplyAmt: trn(decimal(supplyAmt).times(part / 100), 0) }))
      : null,
});
/** Drafts as the server reckons them. */
const reckoned = (one: StoredTaxInv, input: AmendInput) =>
  amendDrafts(one, input, rest).map(({ kind, header, item }) => ({
    kind,
    record: computeTaxInv({ ...header, item } as unknown as RecordOf<typeof taxInvFields>),
  }));
const sumOf = (values: readonly unknown[]) => rnd(sumFigures(values), 0);

const kinds: Readonly<Record<AmendReason, readonly string[]>> = {
  '01': ['cancel', 'copy'],
  '02': ['diff'],
  '03': ['back'],
  '04': ['cancel'],
  '05': ['cancel', 'zero'],
  '06': ['cancel'],
};
const reasons = Object.keys(kinds) as AmendReason[];

it('makes of every original what its reason calls for', () => {
  fc.assert(
    fc.property(original, fc.constantFrom(...reasons), fc.integer({ min: 1, max: 100 }), (one, modifyCd, part) => {
      const input = inputFor(modifyCd, one, part);
      const made = reckoned(one, input);
      expect(made.map(({ kind }) => kind)).toEqual(kinds[modifyCd]);
      const later = ['02', '03', '04'].includes(modifyCd);
      for (const { kind, record } of made) {
        expect(record).toMatchObject({
          ...{ invTpCd: 'MODIFY', modifyCd, orgTaxInvId: 7, eventDt: '2026-11-18', srcTbl: 'RS4_INV', srcId: 3 },
          ...{ writeDt: later ? '2026-11-18' : '2026-10-31', issueDueDt: '2026-12-10', inveNm: '누리' },
        });
        expect(String(record.remark ?? '').startsWith('당초 작성일 2026-10-31')).toBe(later);
        expect(String(record.remark ?? '').length).toBeLessThanOrEqual(mostRemark);
        expect(amendProblems(record)).toEqual([]);
        expect(record.cancelYn === 'Y').toBe(kind === 'cancel');
        expect(lockedByAmending(record)).toContain('writeDt');
        // Where no cell opens no row is added either.
        expect(taxInvRules.locked!(record).includes('item')).toBe(kind === 'cancel');
        expect(taxInvRules.rowOpen!('item', record.item![0]!, 'qty', record)).toBe(
          kind === 'cancel' ? false : undefined,
        );
        if (kind === 'cancel' || kind === 'back')
          for (const { qty, supplyAmt, taxAmt } of record.item!) {
            expect(decimal(supplyAmt!).lt(0)).toBe(true);
            expect(qty === null || decimal(qty!).lt(0)).toBe(true);
            expect(decimal(taxAmt!).lte(0)).toBe(true);
          }
      }
      const [supply, tax] = (['supplyAmt', 'taxAmt'] as const).map((name) =>
        sumOf(made.map(({ record }) => record[name])),
      );
      const whole = { supplyAmt: decimal(one.supplyAmt!), taxAmt: decimal(one.taxAmt!) };
      if (modifyCd === '01') expect([supply, tax]).toEqual(['0', '0']);
      if (modifyCd === '02') expect(supply).toBe(input.diffAmt);
      if (modifyCd === '03') {
        expect(supply).toBe(sumOf(input.back!.map(({ supplyAmt }) => `-${supplyAmt}`)));
        if (part === 100) expect(tax).toBe(whole.taxAmt.times(-1).toFixed(0));
      }
      if (modifyCd === '04' || modifyCd === '06')
        expect([supply, tax]).toEqual([whole.supplyAmt.times(-1).toFixed(0), whole.taxAmt.times(-1).toFixed(0)]);
      if (modifyCd === '05') {
        expect([supply, tax]).toEqual(['0', whole.taxAmt.times(-1).toFixed(0)]);
        expect(made[1]!.record).toMatchObject({ vatCd: 'ZERO', zeroReasonCd: 'PCR', taxAmt: '0' });
      }
    }),
    { numRuns: 400 },
  );
});

it('takes back to the won the tax of a row that gathers many lines', () => {
  const gathered = { id: 1, purchDt: '2026-10-30', itemNm: '묶음', supplyAmt: '1000', taxAmt: '97', lineCnt: 9 };
  const whole = { id: 7, writeDt: '2026-10-31', vatCd: 'TAX10', item: [gathered] } as unknown as StoredTaxInv;
  const [taken] = reckoned(whole, inputFor('04', whole, 100));
  expect(taken!.record).toMatchObject({ supplyAmt: '-1000', taxAmt: '-97', sumAmount: '-1097' });
});

const whole = {
  ...{ id: 7, writeDt: '2026-10-31', vatCd: 'TAX10', supplyAmt: '1000', cancelYn: 'N', modifyCd: null },
  item: [
    { id: 1, itemNm: '도료', qty: '10.0000', supplyAmt: '1000' },
    { id: 2, itemNm: '할인', qty: null, supplyAmt: '-50' },
  ],
};
const input = { eventDt: '2026-11-18', diffAmt: null, back: [], zeroReasonCd: null };
test.each<[string, object, object, string[]]>([
  ['a day before the original', { modifyCd: '04', eventDt: '2026-10-30' }, {}, ['eventDt taxInvEventBefore']],
  ['no difference', { modifyCd: '02', diffAmt: '0' }, {}, ['diffAmt taxInvDiffNone']],
  ['less than there is', { modifyCd: '02', diffAmt: '-1001' }, {}, ['diffAmt taxInvDiffBelow']],
  ['nothing returned', { modifyCd: '03', back: [{ id: 1, qty: '1', supplyAmt: '0' }] }, {}, ['back taxInvBackNone']],
  [
    'more returned than was supplied',
    { modifyCd: '03', back: [{ id: 1, qty: '11', supplyAmt: '1001' }] },
    {},
    ['supplyAmt taxInvBackMore', 'qty taxInvBackMore'],
  ],
  [
    'what took off already',
    { modifyCd: '03', back: [{ id: 2, qty: null, supplyAmt: '1' }] },
    {},
    ['supplyAmt taxInvBackMore'],
  ],
  ['a zero rate of what bears no tax', { modifyCd: '05' }, { vatCd: 'FREE' }, ['modifyCd taxInvNotTaxed']],
])('refuses %s', (_what, more, of, wrong) => {
  const found = amendAction.check({ ...input, ...more }, { ...whole, ...of });
  expect(found.map(({ field, text }) => `${field} ${text}`)).toEqual(wrong);
});

it('asks by reason, and offers only what can come back', () => {
  const absent = (modifyCd: string | null) => amendAction.absent({}, { modifyCd });
  expect(absent('02')).toEqual(['back', 'zeroReasonCd']);
  expect(absent('04')).toEqual(['diffAmt', 'back', 'zeroReasonCd']);
  expect(amendAction.requiredWhen({}, { modifyCd: '05' })).toEqual(['zeroReasonCd']);
  expect(amendAction.rows(whole).map(({ id }) => id)).toEqual([1]);
  expect([{ cancelYn: 'Y' }, { modifyCd: '02' }, { modifyCd: '03' }].map(amendAction.blocked)).toEqual(
    Array.from({ length: 3 }, () => 'taxInvAmendOriginal'),
  );
  expect([{ modifyCd: '01', cancelYn: 'N' }, {}].map(amendAction.blocked)).toEqual([undefined, undefined]);
});

it('asks why and when a corrected copy is amended, not what its original said', () => {
  const copy = {
    id: 8,
    corpId: 2,
    item: [],
    writeDt: '2026-10-31',
    invTpCd: 'MODIFY',
    modifyCd: '01',
    eventDt: '2026-11-02',
    orgTaxInvId: 1,
    vatCd: 'ZERO',
    zeroReasonCd: 'LLC',
  };
  const context = { today: '2026-11-20', corpId: 2, userId: 1 } as never;
  expect(actionStart(taxInv, amendAction, copy as never, context)).toMatchObject({
    ...{ modifyCd: null, eventDt: '2026-11-20', zeroReasonCd: null },
  });
});
