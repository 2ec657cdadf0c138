import { describe, expect, test } from 'vitest';
import type { ActionButton, Resource } from '../core/resource.ts';
import {
  spentLast,
  actionFields,
  actionOf,
  actionStart,
  belongsTo,
  judgeActionInput,
  readActionInput,
  standsFor,
} from './actions.ts';
import { code, date, integer, rows, text } from '../fields/index.ts';

const extend: ActionButton = {
  name: 'extend',
  from: ['STORED', 'NOTICE'],
  when: { bondYn: ['Y'] },
  operator: true,
  fields: { months: integer({ required: true, min: 1, max: 6, default: 1 }), docNo: text(20), dueDt: date() },
};
const stock = {
  prefix: 'bwms/stock',
  table: 'BWMS_STOCK',
  scope: 'OWN',
  menus: [{ menu: 'W13' }],
  name: 'docNo',
  fields: { docNo: text(20), dueDt: date(), stCd: code('BWMS_ST') },
  search: { keyword: [] },
  list: ['docNo'],
  state: { field: 'stCd', open: [] },
  actions: [extend],
} as const satisfies Resource;
const context = { today: '2026-11-20', userId: 1, corpId: 2 };

test('an action is found by its name', () => {
  expect(actionOf(stock, 'extend')).toBe(extend);
  expect(actionOf(stock, 'none')).toBeUndefined();
});

test('its dialog leaves out what the record has no use for', () => {
  const pays: ActionButton = { ...extend, absent: ({ stCd }) => (stCd === 'NOTICE' ? ['docNo'] : []) };
  expect(Object.keys(actionFields(pays, { stCd: 'NOTICE' }))).toEqual(['months', 'dueDt']);
  expect(Object.keys(actionFields(pays, { stCd: 'STORED' }))).toEqual(['months', 'docNo', 'dueDt']);
  expect(Object.keys(actionFields(pays))).toContain('docNo');
});

test('it is offered in its states only, and judged by the server where the record does not say', () => {
  expect(standsFor(stock, extend, { stCd: 'NOTICE' })).toBe(true);
  expect(standsFor(stock, extend, { stCd: 'OUT' })).toBe(false);
  expect(standsFor(stock, extend, { stCd: 'NOTICE', bondYn: 'N' })).toBe(false);
  expect(standsFor(stock, extend, {})).toBe(true);
});

test("the operator's is nobody else's", () => {
  expect(belongsTo(extend, { corpId: 1 })).toBe(true);
  expect(belongsTo(extend, { corpId: 2 })).toBe(false);
  expect(belongsTo({ name: 'told', internal: true }, { corpId: 1 })).toBe(false);
});

test('its form starts with what the record holds, else with the default', () => {
  expect(actionStart(stock, extend, { docNo: 'A-1', dueDt: null }, context)).toEqual({
    months: 1,
    docNo: 'A-1',
    dueDt: null,
  });
  expect(actionStart(stock, extend, undefined, context)).toEqual({ months: 1, docNo: null, dueDt: null });
});

test('what begins anew starts with the default, whatever the record holds', () => {
  const anew = { ...extend, anew: ['docNo'] };
  expect(actionStart(stock, anew, { docNo: 'A-1', dueDt: '2026-12-01' }, context)).toEqual({
    ...{ months: 1, docNo: null, dueDt: '2026-12-01' },
  });
});

test('what has served its time comes after what is still to do, and stays', () => {
  const offers = [{ name: 'log', spent: { progRt: ['100.00'] } }, { name: 'done' }].map((action) => ({ action }));
  const names = (progRt: string) => spentLast(offers, { progRt }).map(({ action }) => action.name);
  expect([names('99.99'), names('100.00')]).toEqual([
    ['log', 'done'],
    ['done', 'log'],
  ]);
});

test('what was said once is not asked for again, and can be corrected', () => {
  const offers = [{ name: 'pay', spent: { payDt: 'any' as const } }, { name: 'reply' }].map((action) => ({ action }));
  const names = (payDt: string | null) => spentLast(offers, { payDt }).map(({ action }) => action.name);
  expect([names(null), names('2026-11-20')]).toEqual([
    ['pay', 'reply'],
    ['reply', 'pay'],
  ]);
});

describe('what is sent', () => {
  const problems = (sent: Record<string, unknown>) =>
    readActionInput(extend, sent).problems.map(({ code: word, field }) => [word, field]);

  test('is stored as its fields store it; version and ids belong to the call', () => {
    expect(readActionInput(extend, { version: 3, ids: [1], months: 2, docNo: ' B ', dueDt: '2026-12-01' })).toEqual({
      values: { months: 2, docNo: 'B', dueDt: '2026-12-01' },
      problems: [],
    });
  });

  test.each([
    [{}, [['E_REQUIRED', 'months']]],
    [{ months: 9 }, [['E_RANGE', 'months']]],
    [{ months: 1, dueDt: 'soon' }, [['E_PATTERN', 'dueDt']]],
    [{ months: 1, stCd: 'OUT' }, [['E_UNKNOWN', undefined]]],
  ])('%j is judged field by field', (sent, wanted) => expect(problems(sent)).toEqual(wanted));
});

describe('inputs that hang on inputs', () => {
  const pay: ActionButton = {
    name: 'pay',
    fields: {
      payCd: text(10),
      accountNo: text(5),
      qty: integer(),
      sum: integer({ computed: true }),
      item: rows({ qty: integer({ required: true }) }, { of: 'item', required: true }),
    },
    absent: (_record, { payCd, sum }) => [
      ...(payCd === 'CASH' ? ['accountNo', 'item'] : []),
      ...(sum === 0 ? ['qty'] : []),
    ],
    requiredWhen: (_record, { payCd }) => (payCd === 'CASH' ? ['qty', 'accountNo'] : ['accountNo']),
    compute: (record, { qty }) => ({ sum: Number(record['price'] ?? 1) * Number(qty ?? 1), payCd: 'NO' }),
  };
  const judged = (sent: Record<string, unknown>, record = {}) => {
    const { problems, ...rest } = judgeActionInput(pay, sent, record);
    return { ...rest, problems: problems.map(({ code: word, grid, field }) => [word, grid, field]) };
  };

  test('what is without use is empty, whatever was sent; what follows is reckoned, whatever was sent', () => {
    expect(
      judged({ payCd: 'CASH', accountNo: 'far too long', qty: 2, sum: 'x', item: [{ id: 1 }] }, { price: 5 }),
    ).toEqual({
      values: { payCd: 'CASH', accountNo: null, qty: 2, sum: 10, item: [] },
      problems: [],
      required: ['qty'],
      absent: ['accountNo', 'item'],
    });
  });
  test('what is needed because of others is asked for, with what is always needed', () => {
    expect(judged({ payCd: 'CASH' }).problems).toEqual([['E_REQUIRED', undefined, 'qty']]);
    expect(judged({ payCd: 'CARD', item: [{ id: 1 }] })).toMatchObject({
      required: ['accountNo', 'item'],
      problems: [
        ['E_REQUIRED', 'item', 'qty'],
        ['E_REQUIRED', undefined, 'accountNo'],
      ],
    });
  });
  test('what has no use asks for nothing that follows from it', () => {
    expect(judged({ payCd: 'CASH', qty: 3 }, { price: 0 })).toMatchObject({
      values: { qty: null, sum: 0 },
      absent: ['accountNo', 'item', 'qty'],
      problems: [],
    });
  });
});

describe('rows that are sent', () => {
  const count: ActionButton = {
    name: 'count',
    fields: {
      rows: rows(
        { qty: integer({ required: true, min: 1 }), dueDt: date() },
        { of: 'item', shows: ['itemNm'], required: true, max: 2 },
      ),
    },
    rows: (record) => (record['item'] as { id: number }[]).map(({ id }) => ({ id, qty: 1 })),
  };
  const problems = (sent: unknown) =>
    readActionInput(count, { rows: sent }).problems.map(({ code: word, grid, row, field }) => [word, grid, row, field]);

  test('name a row each and are stored as their fields store them; what is shown with them is not', () => {
    expect(readActionInput(count, { rows: [{ id: 7, qty: '2', itemNm: '닻', dueDt: '2026-12-01' }] })).toEqual({
      values: { rows: [{ id: 7, qty: 2, dueDt: '2026-12-01' }] },
      problems: [],
    });
  });
  test('start with those that the action picks', () => {
    expect(actionStart(stock, count, { item: [{ id: 3 }, { id: 5 }] }, context)).toEqual({
      rows: [
        { id: 3, qty: 1 },
        { id: 5, qty: 1 },
      ],
    });
    expect(actionStart(stock, count, undefined, context)).toEqual({ rows: [] });
  });
  test.each<[unknown, unknown[]]>([
    [undefined, [['E_REQUIRED', undefined, undefined, 'rows']]],
    [[], [['E_REQUIRED', undefined, undefined, 'rows']]],
    ['7', [['E_TYPE', undefined, undefined, 'rows']]],
    [[7], [['E_TYPE', undefined, undefined, 'rows']]],
    [
      [
        { id: 1, qty: 1 },
        { id: 2, qty: 1 },
        { id: 3, qty: 1 },
      ],
      [['E_LIST', undefined, undefined, 'rows']],
    ],
    [[{ qty: 1 }], [['E_REF', 'rows', 0, 'id']]],
    [
      [
        { id: 1, qty: 1 },
        { id: 1, qty: 1 },
      ],
      [['E_REF', 'rows', 1, 'id']],
    ],
    [
      [
        { id: 1, qty: 1 },
        { id: 2, qty: 0 },
      ],
      [['E_RANGE', 'rows', 1, 'qty']],
    ],
    [[{ id: 1 }], [['E_REQUIRED', 'rows', 0, 'qty']]],
    [[{ id: 1, qty: 1, price: 5 }], [['E_UNKNOWN', 'rows', 0, undefined]]],
  ])('%j are judged one by one', (sent, wanted) => expect(problems(sent)).toEqual(wanted));
});
