/** The import vector of 23-shipwork-customs, the surcharge for declaring late, and sums that hold for any lines. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../../core/dates.ts';
import { decimal, sumFigures } from '../../../core/decimal.ts';
import type { Values } from '../../../core/field.ts';
import type { RecordOf } from '../../../core/record.ts';
import type { impDeclFields } from './impDecl.fields.ts';
import { awaitsRate } from '../declaration/rate.ts';
import { freightLacks } from './freight.rules.ts';
import { impDecl } from './impDecl.ts';
import { impDeclRules } from './impDecl.rules.ts';

type ImpDecl = RecordOf<typeof impDeclFields>;
/** A model and the line that it belongs to, which no field says. */
const modelOf = (values: Values) => values as NonNullable<ImpDecl['model']>[number];
const reckon = (record: ImpDecl) => impDeclRules.compute!(record);

const vector: ImpDecl = {
  ...{ currCd: 'USD', excRt: '1392.15', excUnit: 1, incoCd: 'FOB', payAmtFrgn: '12000.00' },
  ...{ freightFrgn: '850.00', insurFrgn: '30.00', addKrw: '0', dctKrw: '0' },
  lan: [{ id: 1, dutyRt: '8.00', vatTpCd: 'A' }],
  model: [modelOf({ id: 1, lanRow: 1, qty: '12', unitPriceFrgn: '1000.00' })],
};

describe('USD 12,000 FOB with freight 850 and insurance 30 at 1,392.15, duty 8%', () => {
  test('comes to its value, duty and VAT', () => {
    const { cifKrw, dutyAmt, vatAmt, lateTaxAmt, taxTotal, cifUsd } = reckon(vector);
    expect({ cifKrw, dutyAmt, vatAmt, lateTaxAmt, taxTotal, cifUsd }).toEqual({
      ...{ cifKrw: '17930892', dutyAmt: '1434470', vatAmt: '1936530', lateTaxAmt: '0', taxTotal: '3371000' },
      cifUsd: '12880.00',
    });
  });
  test('exempt lines pay no VAT', () =>
    expect(reckon({ ...vector, lan: [{ ...vector.lan![0], vatTpCd: 'B' }] })).toMatchObject({
      vatAmt: '0',
      taxTotal: '1434470',
    }));
  test('what is added counts, what is taken off does not', () =>
    expect(reckon({ ...vector, addKrw: '1000', dctKrw: '1' }).cifKrw).toBe('17931891'));
  test('more taken off than there is, is told', () =>
    expect(impDeclRules.check!(reckon({ ...vector, dctKrw: '99000000' }))).toMatchObject([
      { code: 'E_RANGE', field: 'dctKrw' },
    ]));
  test('a price that is not the sum of the lines is asked about, not refused', () =>
    expect(impDeclRules.check!(reckon({ ...vector, payAmtFrgn: '12001.00' }))).toMatchObject([
      { code: 'E_SUM', field: 'payAmtFrgn', warn: true },
    ]));
});

test('sent, its freight, its price and its quantities are asked about together', () => {
  const lan = [{ ...vector.lan![0], qty: '11', qtyUnitCd: 'EA', amtFrgn: vector.payAmtFrgn! }];
  const model = [modelOf({ ...vector.model![0], qtyUnitCd: 'EA' })];
  const asked = impDecl.actions[0].warns({ ...vector, freightFrgn: '0', lan, model } as Values);
  expect(asked.map(({ text, warn }) => [text, warn])).toEqual([
    ['freightLacks', true],
    ['lineQtyNotModels', true],
  ]);
  const dearer = { ...vector, lan: [{ ...lan[0], amtFrgn: '1.00' }], model } as Values;
  expect(impDecl.actions[0].warns(dearer).map(({ text }) => text)).toContain('payAmtNotLines');
});

describe('declared too late after the goods came in', () => {
  const late = (days: number, more: ImpDecl = {}) =>
    reckon({ ...vector, storeInDt: '2026-06-01', declDt: addDays('2026-06-01', days), ...more });
  test.each([
    [0, '0'],
    [30, '0'],
    [31, '89650'],
    [50, '89650'],
    [51, '179300'],
    [80, '179300'],
    [81, '268960'],
    [110, '268960'],
    [111, '358610'],
  ])('after %i days', (days, tax) => expect(late(days).lateTaxAmt).toBe(tax));
  test('never more than five million, and part of the total', () => {
    const most = late(200, { payAmtFrgn: '900000.00' });
    expect(most.lateTaxAmt).toBe('5000000');
    expect(most.taxTotal).toBe(sumFigures([most.dutyAmt, most.vatAmt, '5000000']).toFixed(0));
  });
  test('without the day on which they came in there is none', () =>
    expect(late(200, { storeInDt: null }).lateTaxAmt).toBe('0'));
});

test('another currency that waits for its rate leaves no tax of the one before', () => {
  const waiting = reckon({ ...reckon(vector), currCd: 'JPY', excRt: null });
  const none = { cifKrw: null, dutyAmt: null, vatAmt: null };
  expect(waiting).toMatchObject({ ...none, cifUsd: null, lateTaxAmt: null, taxTotal: null, payAmtFrgn: '12000.00' });
  for (const row of waiting.lan!) expect(row).toMatchObject({ ...none, amtFrgn: '12000.00' });
  expect([waiting, vector, { currCd: 'KRW' }, {}].map(awaitsRate)).toEqual([true, false, false, false]);
});

test.each([
  ['FOB', '850.00', '30.00', []],
  ['CFR', '850.00', '30.00', ['freightFrgn']],
  ['CPT', '0.01', '0.00', ['freightFrgn']],
  ['CIF', '850.00', '30.00', ['freightFrgn', 'insurFrgn']],
  ['CIP', '0.00', '30.00', ['insurFrgn']],
  ['CIP', '850.00', '0.00', ['freightFrgn']],
  ['CIF', '0.00', '0', []],
])('%s with freight %s and insurance %s asks whether they are added twice', (incoCd, freightFrgn, insurFrgn, asked) => {
  const found = impDeclRules.check!(reckon({ ...vector, incoCd, freightFrgn, insurFrgn }));
  expect(found.filter(({ text }) => text === 'heldByPrice').map(({ field, warn }) => [field, warn])).toEqual(
    asked.map((field) => [field, true]),
  );
});

test.each([
  ['FOB', '0.00', true],
  ['FOB', '0.01', false],
  ['EXW', null, true],
  ['FCA', '0', true],
  ['FAS', '0', true],
  ['CIF', '0.00', false],
  ['CFR', '0.00', false],
  ['DAP', '0.00', false],
])('%s sent with freight %s is asked about: %s', (incoCd, freightFrgn, asked) => {
  const found = freightLacks({ ...vector, incoCd, freightFrgn });
  expect(found).toMatchObject(asked ? [{ field: 'freightFrgn', text: 'freightLacks', warn: true }] : []);
  expect(found).toHaveLength(Number(asked));
});

const lan = fc.record({
  qty: fc.integer({ min: 1, max: 9999 }).map(String),
  unitPriceFrgn: fc.integer({ min: 0, max: 999_999 }).map((value) => (value / 100).toFixed(2)),
  dutyRt: fc.constantFrom('0.00', '3.00', '6.50', '8.00', '13.00'),
  vatTpCd: fc.constantFrom('A', 'B'),
});

test('values of the lines always add up, and what is paid is whole tens of won', () => {
  fc.assert(
    fc.property(fc.array(lan, { minLength: 1, maxLength: 40 }), fc.integer({ max: 99_999, min: 0 }), (lans, add) => {
      const record = reckon({
        ...vector,
        addKrw: String(add),
        payAmtFrgn: sumFigures(
          lans.map(({ qty, unitPriceFrgn }) => decimal(qty).times(unitPriceFrgn).toFixed(2)),
        ).toFixed(2),
        lan: lans.map(({ dutyRt, vatTpCd }, at) => ({ id: at + 1, dutyRt, vatTpCd })),
        model: lans.map(({ qty, unitPriceFrgn }, at) => modelOf({ id: at + 1, lanRow: at + 1, qty, unitPriceFrgn })),
      });
      expect(sumFigures(record.lan!.map((row) => row.cifKrw)).eq(record.cifKrw!)).toBe(true);
      for (const name of ['dutyAmt', 'vatAmt'] as const) {
        const sum = sumFigures(record.lan!.map((row) => row[name]));
        const paid = decimal(record[name]!);
        expect(paid.mod(10).eq(0) && paid.lte(sum) && sum.minus(paid).lt(10)).toBe(true);
      }
      expect(sumFigures([record.dutyAmt, record.vatAmt, record.lateTaxAmt]).eq(record.taxTotal!)).toBe(true);
    }),
    { numRuns: 40 },
  );
});
