import { expect, test } from 'vitest';
import { shortagesOf } from './shortage.ts';

const line = (id: number, planQty: string, more = {}) => ({ id, itemId: 12, unitCd: 'EA', planQty, ...more });
const lies = (id: number, availQty: string, more = {}) => ({
  ...{
    id,
    whCd: 'W1',
    clntId: 3,
    itemId: 12,
    lotNo: null,
    expDt: null,
    locCd: 'A',
    availQty,
    onQty: availQty,
    ...more,
  },
});
const lacking = (lines: readonly object[], ...balances: object[]) =>
  shortagesOf({ whCd: 'W1', clntId: 3, item: lines } as never, balances as never).map(
    ({ row, free, lacks }) => `${row}: ${free} free, ${lacks} lack`,
  );

test('what is damaged, of another shipper or in another warehouse is nobody’s to take', () =>
  expect(
    lacking(
      [line(1, '400')],
      ...[lies(1, '396'), lies(2, '4', { locCd: 'DMG' }), lies(3, '9', { clntId: 4 }), lies(4, '9', { whCd: 'W2' })],
    ),
  ).toEqual(['1: 396 free, 4 lack']));

test('no row takes what another has, and one that names its lot chooses first', () => {
  const lots = [lies(1, '10', { lotNo: 'L1' }), lies(2, '5', { lotNo: 'L2' })];
  expect(lacking([line(1, '6'), line(2, '10', { lotNo: 'L1' })], ...lots)).toEqual(['1: 5 free, 1 lack']);
  expect(lacking([line(1, '5'), line(2, '10', { lotNo: 'L1' })], ...lots)).toEqual([]);
});

test('what lies nowhere is lacking whole', () => expect(lacking([line(1, '3')])).toEqual(['1: 0 free, 3 lack']));
