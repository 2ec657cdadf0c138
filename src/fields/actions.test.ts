import { describe, expect, test } from 'vitest';
import type { ActionButton, Resource } from '../core/resource.ts';
import { actionOf, actionStart, belongsTo, readActionInput, standsFor } from './actions.ts';
import { code, date, integer, text } from './index.ts';

const extend: ActionButton = {
  name: 'extend',
  when: { stCd: ['STORED', 'NOTICE'] },
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
  actions: [extend],
} as const satisfies Resource;
const context = { today: '2026-11-20', userId: 1, corpId: 2 };

test('an action is found by its name', () => {
  expect(actionOf(stock, 'extend')).toBe(extend);
  expect(actionOf(stock, 'none')).toBeUndefined();
});

test('it is offered in its states only, and judged by the server where the record does not say', () => {
  expect(standsFor(extend, { stCd: 'NOTICE' })).toBe(true);
  expect(standsFor(extend, { stCd: 'OUT' })).toBe(false);
  expect(standsFor(extend, {})).toBe(true);
});

test("the operator's is nobody else's", () => {
  expect(belongsTo(extend, { corpId: 1 })).toBe(true);
  expect(belongsTo(extend, { corpId: 2 })).toBe(false);
});

test('its form starts with what the record holds, else with the default', () => {
  expect(actionStart(stock, extend, { docNo: 'A-1', dueDt: null }, context)).toEqual({
    months: 1,
    docNo: 'A-1',
    dueDt: null,
  });
  expect(actionStart(stock, extend, undefined, context)).toEqual({ months: 1, docNo: null, dueDt: null });
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
