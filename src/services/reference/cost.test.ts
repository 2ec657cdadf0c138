import { expect, test } from 'vitest';
import { products } from './products.ts';
import { costOf, costsTogether, wonOf, type Fee, type Prices } from '../../record/cost.ts';

const pricesOf = (code: string, basePaid = false): Prices => {
  const { fees, baseUserCnt } = products.find(({ subsReqId }) => subsReqId === code)!;
  return { fees: fees.map((fee) => ({ ...fee, unitPrice: String(fee.unitPrice) }) as Fee), baseUserCnt, basePaid };
};
const told = (...given: Parameters<typeof costOf>) => {
  const { lines, monthly, once } = costOf(...given);
  return [lines.map(({ feeTpCd, qty, amount }) => [feeTpCd, qty, amount]), monthly, once];
};

test('customs for 7 people, of whom 6 are counted on: base, one extra user, setup, and transfer by use', () => {
  expect(told(pricesOf('SWK-CUS'), { userCnt: 7, trainCnt: 0, convYn: false })).toEqual([
    [
      ['BASE', 7, '175000'],
      ['EXTRA', 1, '100000'],
      ['SETUP', 1, '1600000'],
      ['TRANS', 0, '0'],
    ],
    '275000',
    '1600000',
  ]);
});

test('nobody is extra within the base, and what is not wanted costs nothing', () => {
  expect(told(pricesOf('SWK-CUS'), { userCnt: 6, trainCnt: 0, convYn: false })[1]).toBe('150000');
  expect(told(pricesOf('RS4-STD'), { userCnt: 8, trainCnt: 0, convYn: false })).toEqual([
    [['BASE', 8, '200000']],
    ...['200000', '0'],
  ]);
  expect(told(pricesOf('RS4-STD'), { userCnt: 8, trainCnt: 2, convYn: true })).toEqual([
    [
      ['BASE', 8, '200000'],
      ['CONV', 1, '5000000'],
      ['TRAIN', 2, '200000'],
    ],
    ...['200000', '5200000'],
  ]);
});

test('what is wanted and has no fee is told as such, instead of looking free', () => {
  const wanted = { userCnt: 1, trainCnt: 2, convYn: true };
  expect(costOf(pricesOf('SWK-CUS'), wanted).unpriced).toEqual(['CONV']);
  expect(costOf(pricesOf('SWK-PCR'), wanted).unpriced).toEqual(['CONV', 'TRAIN']);
  expect(costOf(pricesOf('RS4-STD'), wanted).unpriced).toEqual([]);
  expect(costOf(pricesOf('SWK-PCR'), { userCnt: 1, trainCnt: 0, convYn: false }).unpriced).toEqual([]);
});

test('the base fee is paid once a person and company', () => {
  const { lines, monthly } = costOf(pricesOf('SWK-PCR', true), { userCnt: 8, trainCnt: 0, convYn: false });
  expect(monthly).toBe('0');
  expect(lines[0]).toMatchObject({ feeTpCd: 'BASE', qty: 0, amount: '0', paid: true });
});

test('two services for 7 people: the base fee once, extra users and setup of each', () => {
  const costs = costsTogether([pricesOf('RS4-STD'), pricesOf('SWK-CUS'), pricesOf('SWK-ORD')], {
    ...{ userCnt: 7, trainCnt: 0, convYn: false },
  });
  expect(costs.map(({ monthly, once }) => [monthly, once])).toEqual([
    ['175000', '0'],
    ['100000', '1600000'],
    ['0', '2000000'],
  ]);
  expect([wonOf(costs.map(({ monthly }) => monthly)), wonOf(costs.map(({ once }) => once))]).toEqual([
    ...['275000', '3600000'],
  ]);
  // The first of them that has a base fee bears it.
  const free = { ...pricesOf('RS4-STD'), fees: [] };
  expect(
    costsTogether([free, pricesOf('SWK-PCR')], { userCnt: 2, trainCnt: 0, convYn: false }).map(
      ({ monthly }) => monthly,
    ),
  ).toEqual(['0', '50000']);
});
