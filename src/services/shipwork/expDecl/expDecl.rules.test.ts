/** The export vector of 30-flows F4, and sums that hold for any lines. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimal, sumFigures } from '../../../core/decimal.ts';
import type { Values } from '../../../core/field.ts';
import type { RecordOf } from '../../../core/record.ts';
import type { expDeclFields } from './expDecl.fields.ts';
import { quantitiesDiffer } from '../declaration/quantity.rules.ts';
import { expDecl } from './expDecl.ts';
import { expDeclRules } from './expDecl.rules.ts';

type ExpDecl = RecordOf<typeof expDeclFields>;
/** A model and the line that it belongs to, which no field says. */
const modelOf = (values: Values) => values as NonNullable<ExpDecl['model']>[number];
const reckon = (record: ExpDecl) => expDeclRules.compute!(record);
const problemsOf = (record: ExpDecl) => expDeclRules.check!(reckon(record));

/** Lines of `[quantity, price]` models. */
const lines = (lans: readonly (readonly (readonly [string, string])[])[]): Pick<ExpDecl, 'lan' | 'model'> => ({
  lan: lans.map((_, at) => ({ id: at + 1 })),
  model: lans.flatMap((models, at) =>
    models.map(([qty, unitPriceFrgn], n) => modelOf({ id: 1000 * at + n, lanRow: at + 1, qty, unitPriceFrgn })),
  ),
});

const f4: ExpDecl = {
  ...{ currCd: 'USD', excRt: '1388.20', excUnit: 1, incoCd: 'CIF', payAmtFrgn: '15000.00' },
  ...{ freightKrw: '900000', insurKrw: '60000' },
  ...lines([[['10', '900.00']], [['3', '2000.00']]]),
};

describe('F4: CIF USD 15,000 of two lines', () => {
  test('comes to FOB won and dollars, line by line', () => {
    const { declAmtKrw, declAmtUsd, lan, lanCnt, model } = reckon(f4);
    expect({ declAmtKrw, declAmtUsd, lanCnt }).toEqual({ declAmtKrw: '19863000', declAmtUsd: '14308.46', lanCnt: 2 });
    expect(lan!.map((row) => row.declAmtKrw)).toEqual(['11917800', '7945200']);
    expect(lan!.map((row) => row.amtFrgn)).toEqual(['9000.00', '6000.00']);
    expect(lan!.map((row) => row.lanNo)).toEqual([1, 2]);
    expect(model!.map((row) => row.lanNo)).toEqual([1, 2]);
  });
  test('a payment that is not the sum of the lines is E_SUM at the payment', () => {
    expect(problemsOf(f4)).toEqual([]);
    expect(problemsOf({ ...f4, payAmtFrgn: '15001.00' })).toMatchObject([
      { code: 'E_SUM', field: 'payAmtFrgn', args: ['15,000.00'] },
    ]);
  });
  test.each([
    ['FOB', '20823000'],
    ['CFR', '19923000'],
    ['EXW', '20823000'],
  ])('%s takes off what its price holds', (incoCd, won) => expect(reckon({ ...f4, incoCd }).declAmtKrw).toBe(won));
  test('freight beyond the price is told at the freight', () =>
    expect(problemsOf({ ...f4, freightKrw: '99000000' })).toMatchObject([{ code: 'E_RANGE', field: 'freightKrw' }]));
});

test('won are won, and dollars follow from the rate of dollars', () => {
  const record = reckon({ ...f4, currCd: 'KRW', excRt: '9.00', incoCd: 'FOB', usdRt: '1388.20' });
  expect(record).toMatchObject({ excRt: '1.00', excUnit: 1, declAmtKrw: '15000', declAmtUsd: '10.81' });
});
test('yen by the hundred', () =>
  expect(reckon({ ...f4, currCd: 'JPY', excRt: '914.20', excUnit: 100, incoCd: 'FOB' }).declAmtKrw).toBe('137130'));
test('another currency that waits for its rate leaves no amount of the one before', () => {
  const waiting = reckon({ ...reckon(f4), currCd: 'JPY', excRt: null });
  expect(waiting).toMatchObject({ declAmtKrw: null, declAmtUsd: null, payAmtFrgn: f4.payAmtFrgn });
  for (const lan of waiting.lan!) expect(lan).toMatchObject({ declAmtKrw: null, declAmtUsd: null });
});
test('the same container twice is told at the second', () =>
  expect(problemsOf({ ...f4, cntr: [{ cntrNo: 'CSQU3054383' }, { cntrNo: 'CSQU3054383' }] })).toMatchObject([
    { code: 'E_DUP', grid: 'cntr', row: 1, field: 'cntrNo' },
  ]));

test('a line counted in the unit of its models is asked about where the quantities differ, saved and sent', () => {
  const model = (qty: string, qtyUnitCd = 'EA') =>
    modelOf({ id: Number(qty), lanRow: 1, qty, qtyUnitCd, unitPriceFrgn: '1.00' });
  const of = (lan: Values, ...models: readonly ReturnType<typeof model>[]): ExpDecl => ({
    ...{ ...f4, payAmtFrgn: '2500.00', incoCd: 'FOB', model: models },
    lan: [{ id: 1, ...lan }],
  });
  const counted = { qty: '2000', qtyUnitCd: 'EA' };
  const differs = of(counted, model('2000'), model('500'));
  const asked = { grid: 'lan', row: 0, field: 'qty', args: ['1', '2,500', 'EA'], warn: true };
  expect(problemsOf(differs)).toMatchObject([asked]);
  expect(expDecl.actions[0].warns(differs as Values)).toMatchObject([asked]);
  // Counted otherwise, not counted, or not whole yet: nothing to compare.
  for (const none of [
    of({ ...counted, qty: '2500' }, model('2000'), model('500')),
    of({ ...counted, qtyUnitCd: 'KG' }, model('2000'), model('500')),
    of(counted, model('2000'), model('500', 'SET')),
    of({ qtyUnitCd: 'EA' }, model('2000'), model('500')),
    of(counted),
  ])
    expect(quantitiesDiffer(none)).toEqual([]);
});

test('what is there before sending: lines, each with a model and an amount', () => {
  const missing = (record: ExpDecl) => expDeclRules.barred!.send!(reckon(record), {});
  expect(missing({ ...f4, lan: [], model: [] })).toMatchObject([{ code: 'E_REQUIRED', grid: 'lan' }]);
  expect(missing({ ...f4, model: f4.model!.slice(0, 1) })).toMatchObject([{ code: 'E_REQUIRED', grid: 'lan', row: 1 }]);
  expect(missing({ ...f4, ...lines([[['1', '0.00']]]) })).toMatchObject([{ code: 'E_RANGE', grid: 'lan', row: 0 }]);
  expect(missing(f4)).toEqual([]);
});

const cents = fc.integer({ min: 0, max: 9_999_999 }).map((value) => (value / 100).toFixed(2));
const models = fc.array(fc.tuple(fc.integer({ min: 1, max: 9999 }).map(String), cents), { maxLength: 4 });

test('lines always add up to the header, and none of them is below nothing', () => {
  fc.assert(
    fc.property(
      fc.array(models, { minLength: 1, maxLength: 40 }),
      fc.constantFrom(['USD', '1388.20', 1], ['JPY', '914.21', 100], ['EUR', '0.01', 1], ['KRW', '1.00', 1]),
      fc.integer({ min: 0, max: 100 }),
      (lans, [currCd, excRt, excUnit], freight) => {
        const shape = lines(lans);
        const paid = sumFigures(reckon({ ...shape }).lan!.map((row) => row.amtFrgn)).toFixed(2);
        const record = reckon({
          ...shape,
          ...({ currCd, excRt, excUnit, usdRt: '1388.20', payAmtFrgn: paid, incoCd: 'CFR' } as ExpDecl),
          freightKrw: String(freight),
        });
        if (decimal(record.declAmtKrw!).lt(0)) return;
        const of = (name: 'declAmtKrw' | 'declAmtUsd') => record.lan!.map((row) => row[name]!);
        expect(sumFigures(of('declAmtKrw')).eq(record.declAmtKrw!)).toBe(true);
        expect(sumFigures(of('declAmtUsd')).eq(record.declAmtUsd!)).toBe(true);
        expect([...of('declAmtKrw'), ...of('declAmtUsd')].every((value) => decimal(value).gte(0))).toBe(true);
        expect(record.lan!.map((row) => row.lanNo)).toEqual(lans.map((_, at) => at + 1));
      },
    ),
    { numRuns: 40 },
  );
});

test('rows that stay as they are stay the same objects', () => {
  const once = reckon({ ...f4, lan: f4.lan! });
  const again = reckon(once);
  expect(again.lan!.every((row, at) => row === once.lan![at])).toBe(true);
  expect(again.model!.every((row, at) => row === once.model![at])).toBe(true);
  const dearer = reckon({ ...again, excRt: '1400.00' });
  expect(dearer.model!.every((row, at) => row === again.model![at])).toBe(true);
});

test('net weights above the whole are asked about when it is saved and sent, and nothing else is', () => {
  const of = (totWgt: string, ...netWgts: string[]): ExpDecl => ({
    ...{ ...f4, totWgt },
    lan: netWgts.map((netWgt, index) => ({ ...f4.lan![index]!, netWgt })),
  });
  const asked = { code: 'E_SUM', field: 'totWgt', text: 'netAboveTotal', args: ['1,300.00'], warn: true };
  const heavy = of('1250.50', '800.00', '500.00');
  expect(problemsOf(heavy)).toContainEqual(asked);
  expect(expDecl.actions[0].warns(heavy as Values)).toContainEqual(asked);
  for (const fits of [of('1300.00', '800.00', '500.00'), of('1300.01', '800.00', '500.00')])
    expect(problemsOf(fits).filter(({ text }) => text === 'netAboveTotal')).toEqual([]);
});
