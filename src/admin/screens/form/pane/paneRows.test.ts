import { expect, it } from 'vitest';
import { order } from '../../../../services/shipwork/order/order.ts';
import { readAddress } from '../../list/listParams.ts';
import { filterOfSide, isTurnOf, otherParty, paneSides, sideIn, turnFirst } from './paneRows.ts';

const row = (id: number, stCd: string) => ({ id, stCd, corpId: 7, supCorpId: 6 });

it('an order is looked at from the side that the company stands on', () => {
  expect(paneSides(order)).toEqual(['buy', 'sell']);
  expect([sideIn(order, row(1, 'REQ'), 6), sideIn(order, row(1, 'REQ'), 7), sideIn(order, row(1, 'REQ'), 8)]).toEqual([
    ...['sell', 'buy', undefined],
  ]);
  expect([otherParty(order, 'sell'), otherParty(order, 'buy')]).toEqual(['buyNm', 'supNm']);
});

it('what waits for us stands first, and each part keeps the order of the list', () => {
  const rows = [row(1, 'QUOT'), row(2, 'REQ'), row(3, 'DLV'), row(4, 'ORD')];
  expect(turnFirst(rows, order, 'sell').map(({ id }) => id)).toEqual([2, 4, 1, 3]);
  expect(turnFirst(rows, order, 'buy').map(({ id }) => id)).toEqual([1, 3, 2, 4]);
  expect(isTurnOf(order, row(5, 'BILL'), 'sell')).toBe(false);
});

it('the search of the list counts, and of its sides the one that is looked from', () => {
  const state = readAddress('keyword=SO&side=buy&stCd=REQ', order, '2026-11-20');
  expect(filterOfSide(state, order, 'sell')).toMatchObject({ keyword: 'SO', stCd: 'REQ', side: 'sell' });
});
