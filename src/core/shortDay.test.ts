import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, isDay } from './dates.ts';
import { shortDay } from './shortDay.ts';

const today = '2026-11-20';

it.each([
  ['27', '2026-11-27'],
  ['6', '2026-11-06'],
  ['4', '2026-12-04'],
  ['31', '2026-10-31'],
  ['1127', '2026-11-27'],
  ['11-27', '2026-11-27'],
  ['1/5', '2027-01-05'],
  ['0105', '2027-01-05'],
  ['0621', '2026-06-21'],
  ['261127', '2026-11-27'],
  ['26-1-5', '2026-01-05'],
  ['+4', '2026-11-24'],
  ['-1', '2026-11-19'],
  ['＋４', '2026-11-24'],
  ['오늘', today],
  ['내일', '2026-11-21'],
  ['Yesterday', '2026-11-19'],
  ['20261127', '2026-11-27'],
  ['2026/1/5', '2026-01-05'],
])('reads %s as %s', (text, day) => expect(shortDay(text, today)).toBe(day));

it('of two days as near takes the later', () => expect(shortDay('5', '2026-11-20')).toBe('2026-12-05'));
it('reads a leap day of the nearest year that has one', () =>
  expect(shortDay('0229', '2027-08-01')).toBe('2028-02-29'));
it.each(['0', '32', '1131', '13-1', '261301', '+12345', '127', 'soon', '--1'])('refuses %s', (text) =>
  expect(shortDay(text, today)).toBeUndefined(),
);
it('takes nothing for null', () => expect(shortDay('  ', today)).toBeNull());

it('a day and month lead to the nearest day of that name, whatever today is', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: -182, max: 182 }), (from, by) => {
      const now = addDays('2000-01-01', from);
      const day = addDays(now, by);
      if (day.endsWith('02-29')) return;
      expect(shortDay(day.slice(5).replace('-', ''), now)).toBe(day);
    }),
  ));
it('never answers what is no day', () =>
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), (text) => {
      const day = shortDay(text, today);
      expect(day === null || day === undefined || isDay(day)).toBe(true);
    }),
  ));
