import { expect, test } from 'vitest';
import { typeOf } from '../../../fields/index.ts';
import { stockFields } from '../stock/stock.fields.ts';
import { checkedProblems, doneProblems } from './check.rules.ts';
import { io as ioResource } from './io.ts';
import { ioRules } from './io.rules.ts';

const row = (id: number, unitCd: string, planQty = '10', more = {}) => ({
  ...{ id, unitCd, planQty, qty: null, dmgQty: '0', locCd: null, lotYn: 'N', expYn: 'N', ...more },
});
const io = (ioCd: string, stCd: string, ...item: readonly object[]) => ({ ioCd, stCd, item }) as never;

test('an order offers the papers that it can have, now or later', () => {
  const offered = (ioCd: string, stCd: string) => ioRules.papers!(io(ioCd, stCd));
  for (const state of ['PLAN', 'CHK', 'DONE']) expect(offered('I', state)).toEqual(['receipt']);
  for (const state of ['PLAN', 'ALLOC']) expect(offered('O', state)).toEqual(['picking', 'statement']);
  expect(offered('O', 'DONE')).toEqual(['statement']);
  for (const way of ['I', 'O']) expect(offered(way, 'CANCEL')).toEqual([]);
});

test('quantities of several units make no sum', () => {
  const sum = (...units: readonly string[]) => {
    const order = io('I', 'PLAN', ...units.map((unit, at) => row(at + 1, unit)));
    return [ioRules.compute!(order).totQty, ioRules.absent!(order).includes('totQty')];
  };
  expect(sum('EA', 'EA')).toEqual(['20', false]);
  expect(sum('EA', 'SET')).toEqual([null, true]);
});

test('rows that come without a place are warned of in one sentence; what is broken lies apart anyway', () => {
  const rows = [
    { id: 1, qty: '10', dmgQty: '0', locCd: 'A-01' },
    { id: 2, qty: '10', dmgQty: '1', locCd: null },
    { id: 3, qty: '4', dmgQty: '4', locCd: null },
    { id: 4, qty: '1', dmgQty: '0', locCd: '' },
  ].map((one) => ({ lotNo: null, expDt: null, ...one }));
  const order = io('I', 'PLAN', ...rows.map(({ id }) => row(id, 'EA')));
  expect(checkedProblems({ rows }, order)).toEqual([
    { code: 'E_STATE', text: 'placeOpen', args: ['2, 4'], warn: true, grid: 'rows', field: 'locCd', row: 1 },
  ]);
  expect(checkedProblems({ rows: rows.slice(0, 1) }, order)).toEqual([]);
  const came = rows.map((one) => row(one.id, 'EA', '10', one));
  expect(doneProblems({}, io('I', 'CHK', ...came))).toEqual([
    { code: 'E_STATE', text: 'placeNone', args: ['2, 4'], warn: true },
  ]);
});

test('no more goes than was promised, by row as by place, and something does', () => {
  const share = (id: number, rowId: number, qty: string, allocStCd = 'ALLOC') => ({ id, rowId, qty, allocStCd });
  const out = {
    ...(io('O', 'ALLOC', row(1, 'EA', '20'), row(2, 'BX', '3')) as object),
    shipToNm: '데모마트',
    alloc: [share(11, 1, '15'), share(12, 1, '5'), share(13, 1, '4', 'BACK'), share(14, 2, '3')],
  } as never;
  expect(
    doneProblems(
      {
        rows: [
          { id: 1, qty: '20' },
          { id: 2, qty: '0' },
        ],
      },
      out,
    ),
  ).toEqual([]);
  const over = { code: 'E_BAL', text: 'outOverPromise', field: 'qty' };
  expect(
    doneProblems(
      {
        rows: [
          { id: 2, qty: '3' },
          { id: 1, qty: '21' },
        ],
      },
      out,
    ),
  ).toEqual([{ ...over, args: ['20', '21'], grid: 'rows', row: 1 }]);
  expect(doneProblems({ picks: [{ id: 12, qty: '6' }] }, out)).toEqual([
    { ...over, args: ['5', '6'], grid: 'picks', row: 0 },
  ]);
  const nothing = (grid: string) => [{ code: 'E_STATE', text: 'nothingGoes', grid }];
  expect(doneProblems({ rows: [{ id: 1, qty: '0' }] }, out)).toEqual(nothing('rows'));
  expect(doneProblems({}, out)).toEqual(nothing('rows'));
  expect(doneProblems({ picks: [{ id: 12, qty: '0' }] }, out)).toMatchObject([
    { text: 'nothingPicked', grid: 'picks' },
  ]);
  // Of three promises that stand: where nothing was picked, or nobody was.
  const left = (...picks: readonly (readonly [number, string])[]) =>
    doneProblems({ picks: picks.map(([id, qty]) => ({ id, qty })) }, out);
  expect(left([11, '15'], [12, '0'], [14, '1'])).toEqual([
    { code: 'E_STATE', text: 'picksLeft', args: [3, 1], warn: true },
  ]);
  expect(left([11, '1'])).toMatchObject([{ args: [3, 2], warn: true }]);
  expect(left([11, '1'], [12, '5'], [14, '3'])).toEqual([]);
});

test('what stayed is offered to be sent after an order that left something, once', () => {
  const gone = (qty: string) => io('O', 'DONE', row(1, 'EA', '20', { qty }));
  const barred = (qty: string, facts: object) => ioRules.barred!.rest!(gone(qty), facts as never);
  expect(barred('15', {})).toBeUndefined();
  expect(barred('20', {})).toEqual({ code: 'E_STATE', text: 'nothingStayed' });
  expect(barred('15', { restNo: 'WIO-1' })).toEqual({ code: 'E_STATE', text: 'restBefore', args: ['WIO-1'] });
});

test('a row is marked to need lot and day where its item does, and only there', () => {
  const { fields } = ioResource.actions[0];
  const needs = (lotYn: string, expYn: string) => fields.rows.needs!({ lotYn, expYn });
  expect([needs('Y', 'Y'), needs('N', 'Y'), needs('N', 'N')]).toEqual([['lotNo', 'expDt'], ['expDt'], []]);
  const order = io('I', 'PLAN', row(1, 'EA', '10', { expYn: 'Y' }));
  const rows = [{ id: 1, qty: '10', dmgQty: '0', lotNo: null, expDt: null, locCd: 'A-1' }];
  expect(checkedProblems({ rows }, order)).toEqual([{ code: 'E_REQUIRED', grid: 'rows', row: 0, field: 'expDt' }]);
  expect(fields.rows.against).toEqual({ qty: 'planQty' });
});

test('the place of what is broken is called so', () => {
  const { locCd } = stockFields;
  const codeName = (group: string, key: string) => `${group} ${key}`;
  const shown = (place: string) => typeOf(locCd).format(place, locCd, { lang: 'ko', codeName });
  expect([shown('DMG'), shown('A-01-2')]).toEqual(['ADJ_RSN DMG', 'A-01-2']);
});
