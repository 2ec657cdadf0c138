import { describe, expect, test } from 'vitest';
import type { Values } from '../../../core/field.ts';
import { barsByRow, clashAt, movedFields, movedWords, movesWords, orderBars, planBars } from './bars.web.ts';
import type { PlanBar, PlanWords } from './bars.web.ts';
import { coveredSpan, readSpan, usualFirst, writeSpan } from './span.ts';

const words: PlanWords = {
  t: (key, args) => [key.replace('schedule.', ''), ...Object.values(args ?? {})].join(' '),
  code: (group, key) => `${group}.${key}`,
  codes: (group) =>
    (group === 'RS4_BERTH' ? ['DOCK1', 'QUAYA'] : ['HULL', 'ENG']).map((key) => ({ key, name: key.toLowerCase() })),
};
const today = '2026-11-20';
const work = (over: Values = {}): Values => ({
  ...{ id: 3, version: 2, workNm: '강판 교체', shipNm: '한빛누리', teamCd: 'HULL', stCd: 'ING', progRt: '62.00' },
  ...{ planFromDt: '2026-11-16', planToDt: '2026-11-24', ...over },
});
const order = (over: Values = {}): Values => ({
  ...{
    id: 3,
    version: 1,
    orderNo: 'RO-2611-0001',
    shipNm: '한빛누리',
    berthCd: 'DOCK1',
    stCd: 'WORK',
    progRt: '51.40',
  },
  ...{ workFromDt: '2026-11-11', workToDt: '2026-11-28', ...over },
});
const quot: Values = {
  id: 9,
  quotNo: 'RQ-2611-0002',
  shipNm: '누리글로리',
  berthCd: 'QUAYA',
  stCd: 'DRAFT',
  workFromDt: '2026-12-01',
  workToDt: '2026-12-09',
};
const all = { work: true, order: true };
const none = { work: false, order: false };
const shown = { first: '2026-11-09', days: 28 };
const only = (plan: Partial<{ works: Values[]; orders: Values[]; quots: Values[] }>, may = all) =>
  planBars({ works: [], orders: [], quots: [], ...plan }, today, words, may, shown).bars;

describe('the plan of the yard', () => {
  test('has every berth and team, used or not, and one for works without a team only when there are such', () => {
    const rows = (plan: Values[]) =>
      planBars({ works: plan, orders: [], quots: [] }, today, words, none, shown).groups.map((group) =>
        group.rows.map(({ id }) => id),
      );
    expect(rows([])).toEqual([
      ['RS4_BERTH:DOCK1', 'RS4_BERTH:QUAYA'],
      ['RS4_TEAM:HULL', 'RS4_TEAM:ENG'],
    ]);
    expect(rows([work({ teamCd: null })])[1]).toEqual(['RS4_TEAM:HULL', 'RS4_TEAM:ENG', 'RS4_TEAM:']);
  });

  test('order, work and quotation of the same id are different bars', () => {
    expect(
      only({ works: [work()], orders: [order()], quots: [quot] }).map(({ id, row, tone }) => [id, row, tone]),
    ).toEqual([
      ['order:3', 'RS4_BERTH:DOCK1', 'order'],
      ['quot:9', 'RS4_BERTH:QUAYA', 'planned'],
      ['work:3', 'RS4_TEAM:HULL', 'work'],
    ]);
  });

  test('an order that waits for its berth stands below the berths, counted; without any the row stays for who moves', () => {
    const rows = (may: typeof all, ...orders: Values[]) =>
      planBars({ works: [], orders, quots: [] }, today, words, may, shown).groups[0]!.rows.slice(2);
    const berths = (...orders: Values[]) => rows(none, ...orders);
    const waiting = order({ berthCd: null });
    const lane = { id: 'RS4_BERTH:', name: 'no_berth' };
    expect(berths(waiting, order({ id: 4, berthCd: null, stCd: 'RECV' }))).toEqual([{ ...lane, note: 'orders 2' }]);
    expect(berths(order())).toEqual([]);
    expect(rows(all, order())).toEqual([lane]);
    expect(rows({ ...none, work: true }, order())).toEqual([]);
    expect(berths(order({ berthCd: null, workToDt: '2026-11-08', workFromDt: '2026-11-01' }))).toEqual([]);
    const [bar] = only({ orders: [waiting] });
    expect(bar).toMatchObject({ row: 'RS4_BERTH:', fixed: false });
    expect(movedFields(bar!, { ...bar!, row: 'RS4_BERTH:QUAYA' })).toEqual({ berthCd: 'QUAYA' });
    const [berthed] = only({ orders: [order()] });
    expect(movedFields(berthed!, { ...berthed!, row: 'RS4_BERTH:' })).toEqual({ berthCd: null });
  });

  test('a quotation or an ended order without a berth, and an order without days, have no place', () => {
    expect(
      only({
        orders: [order({ berthCd: null, stCd: 'ACC' }), order({ workToDt: null })],
        quots: [{ ...quot, berthCd: null }],
      }),
    ).toEqual([]);
  });

  test.each([
    ['in hand', {}, 'work', 62, '한빛누리 percent 62'],
    ['planned', { stCd: 'PLAN', progRt: '0' }, 'planned', undefined, '한빛누리 WORK_ST.PLAN'],
    ['late', { planToDt: '2026-11-18' }, 'late', 62, '한빛누리 late 2 percent 62'],
    ['due today is not late', { planToDt: today }, 'work', 62, '한빛누리 percent 62'],
    ['done, however late', { stCd: 'DONE', planToDt: '2026-11-01' }, 'work', 100, '한빛누리 WORK_ST.DONE'],
    ['on hold', { stCd: 'HOLD' }, 'work', 62, '한빛누리 WORK_ST.HOLD percent 62'],
  ])('a work that is %s', (_, over, tone, done, note) => {
    expect(only({ works: [work(over)] })[0]).toMatchObject({ tone, note, ...(done === undefined ? {} : { done }) });
  });

  test('only what has not ended is moved, and only by who may', () => {
    const fixed = (stCd: string, may = all) => only({ works: [work({ stCd })] }, may)[0]!.fixed;
    expect(['PLAN', 'ING', 'HOLD', 'DONE'].map((state) => fixed(state))).toEqual([false, false, false, true]);
    expect(fixed('ING', { work: false, order: true })).toBe(true);
    expect(only({ orders: [order()], quots: [quot] }, { work: true, order: false }).map((bar) => bar.fixed)).toEqual([
      true,
      true,
    ]);
  });
});

test('the works of an order have a row each, in the order of their days, and stay in it', () => {
  const { groups, bars } = orderBars(
    [work({ id: 5, planFromDt: '2026-11-20' }), work({ id: 4, planFromDt: '2026-11-10' })],
    today,
    words,
    true,
  );
  expect(groups.map(({ rows }) => rows.map(({ id }) => id))).toEqual([['work:4', 'work:5']]);
  expect(groups[0]!.rows[0]!.name).toBe('강판 교체');
  expect(bars.every((bar) => bar.row === bar.id && bar.ownRow && bar.title === 'hull')).toBe(true);
  expect(orderBars([], today, words, true).groups).toEqual([]);
});

describe('what is in the way', () => {
  const [tug] = only({ quots: [{ ...quot, shipId: 8, berthCd: 'DOCK1', workFromDt: '2026-11-28' }] });
  const [other] = only({ orders: [order({ id: 4, shipId: 8 })] });
  const at = (bar: PlanBar, orders: Values[], place: Values = {}) =>
    clashAt(barsByRow(only({ orders })).get(bar.row) ?? [], bar, { ...bar, ...place })?.no;
  test.each<[string, PlanBar, Values[], Values, string | undefined]>([
    ['an order of another ship at the berth', other!, [order({ shipId: 7 })], {}, 'RO-2611-0001'],
    ['it on its last day, for a quotation too', tug!, [order({ shipId: 7 })], {}, 'RO-2611-0001'],
    [
      'nobody where it is moved on',
      other!,
      [order({ shipId: 7 })],
      { from: '2026-11-29', to: '2026-12-01' },
      undefined,
    ],
    ['no order that has ended', other!, [order({ shipId: 7, stCd: 'ACC' })], {}, undefined],
    ['not itself', other!, [order({ id: 4, shipId: 8 })], {}, undefined],
  ])('%s', (_, bar, orders, place, no) => {
    expect(at(bar, orders, place)).toBe(no);
  });
  test('a team that works on another ship', () => {
    const bars = only({ works: [work({ shipId: 7, workNo: 'RW-1' }), work({ id: 4, shipId: 8, workNo: 'RW-2' })] });
    const hull = barsByRow(bars).get(bars[0]!.row)!;
    expect(bars.map((bar) => clashAt(hull, bar, bar)?.no)).toEqual(['RW-2', 'RW-1']);
  });
});

describe('a move', () => {
  const bar = only({ works: [work()] })[0] as PlanBar;
  test.each([
    ['days', { from: '2026-11-17', to: '2026-11-25' }, { planFromDt: '2026-11-17', planToDt: '2026-11-25' }],
    ['its end', { to: '2026-11-30' }, { planToDt: '2026-11-30' }],
    ['its team', { row: 'RS4_TEAM:ENG' }, { teamCd: 'ENG' }],
    ['to those without a team', { row: 'RS4_TEAM:' }, { teamCd: null }],
    ['nothing', {}, {}],
  ])('changes %s', (_, place, fields) => {
    expect(movedFields(bar, { row: bar.row, from: bar.from, to: bar.to, ...place })).toEqual(fields);
  });
  test.each([
    ['moved', { from: '2026-11-17' }],
    ['moved_row', { row: 'RS4_TEAM:ENG' }],
    ['moved_both', { row: 'RS4_TEAM:ENG', to: '2026-11-30' }],
  ])('is told as %s', (told, place) => {
    expect(movedWords(bar, { row: bar.row, from: bar.from, to: bar.to, ...place })).toBe(`schedule.${told}`);
  });
  test.each([
    ['all', all, undefined],
    ['nothing', none, undefined],
    ['orders alone', { ...none, order: true }, 'schedule.moves_orders'],
    ['works alone', { ...none, work: true }, 'schedule.moves_works'],
  ])('of %s is announced', (_, may, told) => expect(movesWords(may)).toBe(told));
  test('of an order changes its own fields', () => {
    const [moved] = only({ orders: [order()] });
    expect(movedFields(moved!, { row: 'RS4_BERTH:QUAYA', from: '2026-11-12', to: '2026-11-28' })).toEqual({
      berthCd: 'QUAYA',
      workFromDt: '2026-11-12',
    });
  });
});

describe('the days shown', () => {
  test('begin on the Monday of the week before, on a phone today', () => {
    expect([
      usualFirst('2026-11-20', false),
      usualFirst('2026-11-16', false),
      usualFirst('2026-11-22', false),
      usualFirst('2026-11-20', true),
    ]).toEqual(['2026-11-09', '2026-11-09', '2026-11-09', '2026-11-20']);
  });
  test('stand in the address unless they are the usual ones', () => {
    const span = { first: '2026-12-07', weeks: 8 };
    const address = writeSpan(new URLSearchParams('show=plan'), span, today, false);
    expect(address.toString()).toBe('show=plan&from=2026-12-07&weeks=8');
    expect(readSpan(address, today, false)).toEqual(span);
    expect(writeSpan(address, { first: '2026-11-09', weeks: 4 }, today, false).toString()).toBe('show=plan');
  });
  test('of a bad address are the usual ones', () => {
    expect(readSpan(new URLSearchParams('from=2026-13-45&weeks=999'), today, false)).toEqual({
      first: '2026-11-09',
      weeks: 4,
    });
  });
  test('of an order cover it, at least two weeks and at most half a year', () => {
    expect(coveredSpan([{ from: '2026-11-16', to: '2026-11-20' }])).toEqual({ first: '2026-11-15', days: 14 });
    expect(
      coveredSpan([
        { from: '2026-11-16', to: '2026-11-20' },
        { from: '2026-11-01', to: '2026-12-31' },
      ]),
    ).toEqual({ first: '2026-10-31', days: 63 });
    expect(coveredSpan([{ from: '2020-01-01', to: '2026-12-31' }]).days).toBe(184);
  });
});
