import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Resource } from '../../../../core/resource.ts';
import * as s from './search.ts';

const base: Resource = {
  prefix: 'fw/excRate',
  table: 'FW_EXC_RATE',
  scope: 'SYS_OWN',
  menus: [{ menu: 'F03' }],
  name: 'currCd',
  fields: {},
  search: { keyword: ['currCd'], dates: ['excDt', 'useDt'], conditions: ['currCd', 'stCd'] },
  list: ['excDt'],
};
const ship: Resource = {
  ...base,
  search: { keyword: [], firstOf: ['callSign', 'imoNo', 'shipNm'], conditions: ['natCd'] },
};
const today = '2026-11-20';
const read = (query: string, resource = base) => s.readSearch(new URLSearchParams(query), resource, today);

describe('readSearch', () => {
  it('starts with the last 12 months by the first date, 20 with details open', () => {
    expect(read('')).toMatchObject({
      dateType: 'EXC_DT',
      fromDt: '2025-11-20',
      toDt: '2026-11-20',
      page: 1,
      keyword: '',
    });
    expect(read('detail=1')).toMatchObject({ fromDt: '2025-03-20', toDt: '2026-11-20', detail: true });
  });
  it('lets dates of a link win, also one alone and an open one', () => {
    expect(read('fromDt=2020-01-01&toDt=2020-12-31')).toMatchObject({ fromDt: '2020-01-01', toDt: '2020-12-31' });
    expect(read('fromDt=2020-01-01')).toMatchObject({ fromDt: '2020-01-01', toDt: '' });
    expect(read('fromDt=')).toMatchObject({ fromDt: '', toDt: '' });
  });
  it('has no dates where the resource has none', () => expect(read('', ship)).toMatchObject({ fromDt: '', toDt: '' }));
  it('takes known conditions and date types only, and sound pages and orders', () => {
    expect(read('stCd=A,B&bogus=1&dateType=NOPE&page=-3&sort=x;drop')).toEqual({
      ...read(''),
      conditions: { stCd: 'A,B' },
    });
    expect(read('dateType=UPDATE_DT&page=4&sort=excRt,desc')).toMatchObject({
      dateType: 'UPDATE_DT',
      page: 4,
      sort: [{ field: 'excRt', direction: 'desc' }],
    });
  });
});

describe('what a search starts with', () => {
  const begun: Resource = { ...base, search: { ...base.search, start: { stCd: 'USE' } } };
  it('stands until it is taken away, and then stays away', () => {
    const fresh = read('', begun);
    expect(fresh.conditions).toEqual({ stCd: 'USE' });
    expect(s.writeSearch(fresh, begun, today).toString()).toBe('');
    const open = { ...fresh, conditions: {} };
    expect(s.writeSearch(open, begun, today).toString()).toBe('stCd=');
    expect(read('stCd=', begun).conditions).toEqual({});
    expect(read('stCd=TERM', begun).conditions).toEqual({ stCd: 'TERM' });
  });
  it('is nothing that was asked for, and its absence is', () => {
    expect(s.isFresh(read('', begun), begun.search, today)).toBe(true);
    expect(s.isFresh(read('stCd=', begun), begun.search, today)).toBe(false);
    expect(s.isFresh(read('stCd=TERM', begun), begun.search, today)).toBe(false);
  });
  it('does not hide records that a link names', () => {
    expect(read('ids=4', begun).conditions).toEqual({ ids: '4' });
  });
});

describe('writeSearch', () => {
  it('says nothing about a fresh search', () => expect(s.writeSearch(read(''), base, today).toString()).toBe(''));
  it('reads back as it was written', () => {
    const day = fc.constantFrom('', '2024-02-29', '2025-11-20', '2026-11-20', '2026-01-01');
    const text = fc.string({ maxLength: 6 }).map((t) => t.trim());
    const state = fc.record({
      keyword: text,
      dateType: fc.constantFrom('EXC_DT', 'USE_DT', 'CREATE_DT', 'UPDATE_DT'),
      fromDt: day,
      toDt: day,
      conditions: fc
        .record({ currCd: text, stCd: text })
        .map((c) => Object.fromEntries(Object.entries(c).filter(([, v]) => v))),
      detail: fc.boolean(),
      sort: fc.array(
        fc.record({
          field: fc.constantFrom('excRt', 'currCd'),
          direction: fc.constantFrom('asc' as const, 'desc' as const),
        }),
        { maxLength: 2 },
      ),
      page: fc.integer({ min: 1, max: 99 }),
    });
    fc.assert(
      fc.property(state, (search) => {
        const again = s.readSearch(new URLSearchParams(s.writeSearch(search, base, today).toString()), base, today);
        expect(again).toEqual(search);
      }),
    );
  });
});

describe('listFilter', () => {
  it('sends dates with their type', () =>
    expect(s.listFilter(read('keyword=usd&stCd=A'))).toEqual({
      keyword: 'usd',
      dateType: 'EXC_DT',
      fromDt: '2025-11-20',
      toDt: '2026-11-20',
      stCd: 'A',
    }));
  it('sends no date type without dates', () => expect(s.listFilter(read('fromDt='))).toEqual({}));
});

describe('date types', () => {
  it('turn into fields and back', () => {
    expect(s.dateTypes(base.search)).toEqual(['EXC_DT', 'USE_DT', 'CREATE_DT', 'UPDATE_DT']);
    expect(s.dateTypes(base.search).map(s.dateField)).toEqual(['excDt', 'useDt', 'createDt', 'updateDt']);
  });
});

describe('withDetail', () => {
  it('moves an untouched range from 12 to 20 months and back, and drops the keyword', () => {
    const open = s.withDetail(read('keyword=usd'), base.search, true, today);
    expect(open).toMatchObject({ detail: true, keyword: '', fromDt: '2025-03-20', toDt: today });
    expect(s.withDetail(open, base.search, false, today)).toMatchObject({ detail: false, fromDt: '2025-11-20' });
  });
  it('leaves a chosen range alone', () =>
    expect(s.withDetail(read('fromDt=2026-01-01&toDt=2026-02-01'), base.search, true, today)).toMatchObject({
      fromDt: '2026-01-01',
      toDt: '2026-02-01',
    }));
});

describe('panelConditions', () => {
  it('leaves the vessel text out', () => {
    const search = { ...ship.search, conditions: ['imoNo', 'shipNm', 'natCd'] };
    expect(s.panelConditions(search)).toEqual(['natCd']);
  });
});

describe('isFresh', () => {
  const fresh = (query: string) => s.isFresh(read(query), base.search, today);
  it('is a search by the usual period, or none, and nothing else', () => {
    expect([fresh(''), fresh('detail=1'), fresh('fromDt=&toDt='), fresh('page=2')]).toEqual([true, true, true, true]);
    expect([fresh('keyword=a'), fresh('stCd=A'), fresh('fromDt=2026-01-01')]).toEqual([false, false, false]);
  });
  it('holds again after everything was taken away', () =>
    expect(s.isFresh({ ...read('keyword=a&stCd=B&fromDt=2026-01-01'), ...s.openSearch }, base.search, today)).toBe(
      true,
    ));
});
