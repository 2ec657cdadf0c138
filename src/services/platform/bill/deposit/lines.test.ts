import { expect, test } from 'vitest';
import { linesOf, sumOf, tickedOf } from './lines.ts';
import type { Judged, StatementLine } from './statement.ts';

const deposit = (no: number, amount: string): StatementLine => ({
  ...{ no, amount, day: '2026-11-20', time: '', name: '한길', memo: '', balance: '', account: '' },
});
const bill = (id: string, left: string) => ({
  ...{ id, left, corpId: '9', corpNm: '한길', ceoNm: '', dueDt: '2026-11-25', billNo: `BL-${id}`, billYm: '202610' },
});
const judged: Judged = {
  bills: [bill('1', '1000'), bill('2', '500')],
  states: [
    { no: 2, proposal: { match: 'SURE', why: 'EXACT', parts: [{ billId: '1', amount: '1000' }] } },
    { no: 3, proposal: { match: 'DOUBT', why: 'PART', parts: [{ billId: '2', amount: '300' }] } },
    { no: 4, proposal: { match: 'NONE', why: 'NO_BILL', parts: [] } },
    { no: 5, booked: { at: '2026-11-20 09:00', parts: [{ billId: '7', billNo: 'BL-7', corpNm: '가', amount: '5' }] } },
  ],
};
const deposits = [deposit(2, '1000'), deposit(3, '300'), deposit(4, '800'), deposit(5, '5')];

test('what is sure is ticked, what is doubtful waits for the operator, what was booked cannot be', () => {
  const lines = linesOf(deposits, judged, { 5: { ticked: true } }, {});
  expect(lines.map(({ look, why, ticked }) => [look, why, ticked])).toEqual([
    ['sure', 'why_EXACT', true],
    ['doubt', 'why_PART', false],
    ['none', 'why_NO_BILL', false],
    ['booked', 'already', false],
  ]);
  expect([tickedOf(lines).map(({ no }) => no), sumOf(lines)]).toEqual([[2], '1000']);
});

test('a bill chosen by hand takes the whole deposit; more than its rest is said before it is booked', () => {
  const choices = { 2: { ticked: false }, 3: { ticked: true }, 4: { ticked: true, billId: '2' } };
  const lines = linesOf(deposits, judged, choices, { 4: '안 됩니다' });
  expect(lines[2]).toMatchObject({
    look: 'by_hand',
    why: 'why_over',
    args: { left: '500', over: '300' },
    refusal: '안 됩니다',
  });
  expect(tickedOf(lines)).toEqual([
    { no: 3, chosen: false, parts: [{ billId: '2', amount: '300' }] },
    { no: 4, chosen: true, parts: [{ billId: '2', amount: '800' }] },
  ]);
  // Taken away again, or gone meanwhile: nothing is booked.
  for (const billId of [null, '99'])
    expect(linesOf(deposits, judged, { 2: { ticked: true, billId } }, {})[0]).toMatchObject({
      ticked: false,
      parts: [],
    });
});
