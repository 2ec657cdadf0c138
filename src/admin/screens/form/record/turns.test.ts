/** What is said of a document in another currency, and what of it can be taken back. */
import { expect, test } from 'vitest';
import { loadRules } from '../../../../record/rules.ts';
import { order } from '../../../../services/shipwork/order/order.ts';
import { actsOf } from '../../../../sheet/index.ts';
import { noMemory } from '../model/turnedBack.ts';
import { rememberTurn, turnText } from './turns.ts';

await loadRules([order]);

const turning = (returned: number, others: number) => ({ memory: noMemory, values: {}, returned, others });
const turned = { itemList: [{ id: 1 }] };

test('the text is true: all prices of before, some, none; nothing where rows followed the tax or came along', () => {
  const said = (returned: number, others: number) => turnText(order, turned, turning(returned, others), {});
  expect(said(0, 2)).toBe('desk.message.converted');
  expect(said(2, 0)).toBe('desk.message.converted_back');
  expect(said(1, 1)).toBe('desk.message.converted_some');
  expect(turnText(order, turned, undefined, { vatCd: 'ZERO' })).toBeUndefined();
  expect(turnText(order, turned, turning(1, 0), { currCd: 'KRW', itemList: [] })).toBeUndefined();
});

test('a turn is a step where there are rows, or steps that left rows in the former currency', () => {
  const [empty, priced] = [{}, {}];
  rememberTurn(order, empty, { currCd: 'KRW', itemList: [] }, { currCd: 'USD' });
  expect([...actsOf(empty)]).toEqual([]);
  rememberTurn(order, priced, { currCd: 'KRW', itemList: [{ id: 1 }] }, { currCd: 'USD' });
  expect([...actsOf(priced)]).toEqual(['turn']);
  rememberTurn(order, priced, { currCd: 'USD', itemList: [] }, { currCd: 'KRW', itemList: [{ id: 1 }] });
  expect([...actsOf(priced)]).toEqual(['turn']);
});
