import { describe, expect, test } from 'vitest';
import { extent, isWeekend, lanesOf, moved, rowBeside } from './model.ts';
import { daysBetween } from '../../core/dates.ts';

const place = { row: 'HULL', from: '2026-11-18', to: '2026-11-20' };

describe('moving', () => {
  test.each([
    ['whole', 3, '2026-11-21', '2026-11-23'],
    ['whole', -20, '2026-10-29', '2026-10-31'],
    ['from', -2, '2026-11-16', '2026-11-20'],
    ['from', 9, '2026-11-20', '2026-11-20'],
    ['to', 15, '2026-11-18', '2026-12-05'],
    ['to', -9, '2026-11-18', '2026-11-18'],
  ] as const)('%s by %i days', (grip, days, from, to) => {
    expect(moved(place, grip, days)).toEqual({ row: 'HULL', from, to });
  });

  test('up and down within the group, not beyond it', () => {
    const groups = [
      { id: 'berth', name: '', rows: [{ id: 'DOCK1', name: '' }] },
      {
        id: 'team',
        name: '',
        rows: [
          { id: 'HULL', name: '' },
          { id: 'ENG', name: '' },
          { id: 'ELEC', name: '' },
        ],
      },
    ];
    expect(rowBeside(groups, 'HULL', 1)).toBe('ENG');
    expect(rowBeside(groups, 'HULL', -1)).toBe('HULL');
    expect(rowBeside(groups, 'ENG', 5)).toBe('ELEC');
    expect(rowBeside(groups, 'DOCK1', 1)).toBe('DOCK1');
  });
});

describe('days', () => {
  test('across a year and a month', () => {
    expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1);
    expect(daysBetween('2026-11-20', '2026-11-09')).toBe(-11);
  });
  test('weekends', () =>
    expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map(isWeekend)).toEqual([
      false,
      true,
      true,
      false,
    ]));
});

describe('lanes', () => {
  test('bars of the same days stand below each other, later ones take the first free lane', () => {
    const { of, count } = lanesOf([
      { id: 'c', row: 'x', from: '2026-11-05', to: '2026-11-06' },
      { id: 'a', row: 'x', from: '2026-11-01', to: '2026-11-04' },
      { id: 'b', row: 'x', from: '2026-11-04', to: '2026-11-09' },
    ]);
    expect(count).toBe(2);
    expect(Object.fromEntries(of)).toEqual({ a: 0, b: 1, c: 0 });
  });
  test('an empty row has one', () => expect(lanesOf([]).count).toBe(1));
});

describe('what is shown', () => {
  test('a bar inside', () => expect(extent(place, '2026-11-16', 10)).toEqual({ left: 20, width: 30, cut: [] }));
  test('a bar that begins before and ends after', () =>
    expect(extent({ ...place, from: '2026-11-01', to: '2026-12-24' }, '2026-11-16', 10)).toEqual({
      left: 0,
      width: 100,
      cut: ['from', 'to'],
    }));
  test('a bar of other days', () => expect(extent(place, '2026-12-01', 10)).toBeUndefined());
});
