import { expect, test } from 'vitest';
import { plan } from '../../../../services/btcd/plan/plan.ts';
import { renewedValues } from './renewed.ts';
import { isTypedFigure, typingSince } from './typingSince.ts';

const record = { id: 1 };
/** Ten packages weigh 220 kg each; half of what is typed has been weighed already. */
const weighed = (wgt: string) => ({ pkgCnt: 0, wgt });
const told = (stood: object, wgt: string) =>
  renewedValues(plan, stood as Record<string, unknown>, { wgt }).map(({ from, to }) => [from, to]);

test('what a figure changes is told against what stood before it was typed, not against half of it', () => {
  const since = typingSince();
  const one = since.stood('pkgCnt', record, weighed('1100.00'));
  expect(told(one, '220.00')).toEqual([['1100.00', '220.00']]);
  const two = since.stood('pkgCnt', record, weighed('220.00'));
  expect(told(two, '2200.00')).toEqual([['1100.00', '2200.00']]);
  expect(told(two, '1100.00'), 'as before').toEqual([]);
});

test('once the field was left, another one typed in or the record saved, a change is one of its own', () => {
  const since = typingSince();
  since.stood('pkgCnt', record, weighed('1100.00'));
  since.end('wgt');
  expect(since.stood('pkgCnt', record, weighed('220.00')).wgt).toBe('1100.00');
  since.end('wgt', 'pkgCnt');
  expect(since.stood('pkgCnt', record, weighed('220.00')).wgt).toBe('220.00');
  expect(since.stood('pkgCnt', { id: 1 }, weighed('440.00')).wgt).toBe('440.00');
  since.stood('other', record, weighed('550.00'));
  expect(since.stood('pkgCnt', record, weighed('660.00')).wgt).toBe('660.00');
});

test('figures are typed digit by digit, with decimals or without; what is chosen is not', () => {
  expect(['pkgCnt', 'wgt', 'vhclId', 'stCd', 'none'].map((name) => isTypedFigure(plan, name))).toEqual([
    ...[true, true, false, false, false],
  ]);
});
