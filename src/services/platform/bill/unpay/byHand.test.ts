import { expect, test } from 'vitest';
import { lastByHand, unpayBarred, type Paid } from './byHand.ts';

const row = (payAmt: string, dptNm: string | null = null): Paid => ({ payDt: '2026-11-20', payAmt, dptNm });
const part = (payAmt: string, dptNm: string | null = null) => ({ payDt: '2026-11-20', payAmt, dptNm });

test('the last payment that no deposit of a statement accounts for', () => {
  expect(lastByHand([], [])).toBe(-1);
  expect(lastByHand([row('1'), row('2')], [])).toBe(1);
  expect(lastByHand([row('1'), row('2')], [part('2')])).toBe(0);
  expect(lastByHand([row('2', '누구')], [part('2', ' 누구 ')])).toBe(-1);
  // Alike ones: a deposit accounts for one of them alone.
  expect(lastByHand([row('2'), row('2')], [part('2')])).toBe(1);
  expect(lastByHand([row('2', '누구')], [part('2', '다른 분')])).toBe(0);
});

test('why nothing can be taken back', () => {
  expect(unpayBarred({ paidAmount: '5' }, { byHand: true })).toBeUndefined();
  expect(unpayBarred({ paidAmount: '0' }, { byHand: false })).toEqual({ code: 'E_STATE', text: 'billNothingPaid' });
  expect(unpayBarred({ paidAmount: '5' }, { byHand: false })).toEqual({ code: 'E_STATE', text: 'billPaidByFile' });
});
