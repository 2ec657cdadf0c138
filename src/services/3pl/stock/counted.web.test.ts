import { expect, test } from 'vitest';
import { unfit } from './counted.web.ts';

test('what a reason does not go with is named before it stays; where nothing goes with it, it is wrong', () => {
  const lines = [
    { stockId: 1, seenQty: '10', countQty: '12' },
    { stockId: 2, seenQty: '10', countQty: '9' },
  ];
  const of = ({ stockId }: { stockId: number }) => ({ id: stockId, locCd: `A-0${stockId}`, itemNm: '데모샴푸' });
  expect(unfit(lines, { adjRsnCd: 'LOSS' }, of)).toEqual([
    { code: 'E_RANGE', field: 'adjRsnCd', text: 'countSomeFit', args: ['A-01 데모샴푸', '1'], warn: true },
  ]);
  expect(unfit(lines.slice(0, 1), { adjRsnCd: 'LOSS' }, of)).toEqual([
    { code: 'E_RANGE', field: 'adjRsnCd', text: 'countNoneFits' },
  ]);
  expect(unfit(lines, { adjRsnCd: 'ERR' }, of)).toEqual([]);
  expect(unfit(lines, { adjRsnCd: null }, of)).toEqual([]);
});
