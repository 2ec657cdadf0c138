import { expect, test } from 'vitest';
import {
  behindByKey,
  glanceKeys,
  issuedSoFar,
  listing,
  monthListed,
  monthSeen,
  monthToRun,
  nextOf,
  stepStates,
  type Figure,
  type GlanceKey,
} from './glance.ts';

/** A month with these counts, the others nought. */
const month = (counts: Partial<Record<GlanceKey, number>>, over = true) => ({
  over,
  figures: Object.fromEntries(
    glanceKeys.map((key) => [key, { count: counts[key] ?? 0, amount: null } satisfies Figure]),
  ) as Record<GlanceKey, Figure>,
});
const told = (...given: Parameters<typeof month>) =>
  [nextOf(month(...given)), ...stepStates(month(...given)).map(([, state]) => state)].join(' ');

test('the first step with something left to do is at hand, those before it are done', () => {
  expect(told({ unmetered: 1, held: 2 })).toBe('to_meter now next next next next');
  expect(told({ unclosed: 3, paid: 4 })).toBe('to_close done now next next next');
  expect(told({ held: 1, draft: 2 })).toBe('to_look done done now next next');
  expect(told({ draft: 2, overdue: 1 })).toBe('to_issue done done done now next');
  expect(told({ issued: 1, paid: 9 })).toBe('to_pay done done done done now');
  expect(told({ overdue: 1 })).toBe('to_pay done done done done now');
  expect(told({ paid: 9 })).toBe('done done done done done done');
});

test('a month that runs is only metered, and one without anything is at no step', () => {
  expect(told({ paid: 1 }, false)).toBe('running now next next next next');
  expect(told({})).toBe('nothing next next next next next');
});

test('a month is issued in whole only where nobody of it is left without a bill, or waits', () => {
  const whole = (...given: Parameters<typeof month>) => issuedSoFar(month(...given));
  expect(whole({ issued: 1, overdue: 1, paid: 1 })).toEqual({ issued: 3, of: 3, waiting: [], whole: true });
  expect(whole({ paid: 3, unclosed: 4 })).toEqual({ issued: 3, of: 7, waiting: ['unclosed'], whole: false });
  expect(whole({ paid: 3, held: 1 })).toEqual({ issued: 3, of: 4, waiting: ['held'], whole: false });
  expect(whole({ paid: 3, unmetered: 2 })).toEqual({ issued: 3, of: 3, waiting: ['unmetered'], whole: false });
  expect(whole({ paid: 3, draft: 2 })).toEqual({ issued: 3, of: 5, waiting: [], whole: false });
  expect(whole({ paid: 3 }, false).whole).toBe(false);
  expect(whole({}).whole).toBe(false);
});

test('the month of a list is told by its days, and changes them alone', () => {
  const listed = (address: string) => monthListed(new URLSearchParams(address));
  expect(listed('fromDt=2026-02-01&toDt=2026-02-28&stCd=PAID')).toBe('202602');
  expect(['', 'fromDt=2026-02-01&toDt=2026-03-31', 'fromDt=&toDt=', 'fromDt=2026-2&toDt=x'].map(listed)).toEqual([
    ...[undefined, undefined, undefined, undefined],
  ]);
  const asked = new URLSearchParams('stCd=PAID&page=3&fromDt=2026-02-01&toDt=2026-02-28');
  expect(listing(asked, '202603').toString()).toBe('stCd=PAID&fromDt=2026-03-01&toDt=2026-03-31');
  expect(monthListed(listing(asked, undefined))).toBeUndefined();
  expect(listing(asked, undefined).get('fromDt')).toBe('');
});

test('an address without a period looks at the first month again, whatever was turned to; all months keep the one looked at', () => {
  const seen = (address: string) => monthSeen(new URLSearchParams(address), '202608', '202610');
  expect(seen('')).toBe('202610');
  expect(seen('stCd=PAID')).toBe('202610');
  expect(seen('fromDt=2026-09-01&toDt=2026-09-30')).toBe('202609');
  expect(seen('fromDt=&toDt=')).toBe('202608');
  expect(seen('fromDt=2026-01-01&toDt=2026-06-30')).toBe('202608');
});

test('a run over all companies begins with the month that is listed, if it is over', () => {
  const run = (address: string) => monthToRun(new URLSearchParams(address), '2026-11-20');
  expect(run('fromDt=2026-09-01&toDt=2026-09-30')).toBe('202609');
  expect(['', 'fromDt=&toDt=', 'fromDt=2026-11-01&toDt=2026-11-30'].map(run)).toEqual(['202610', '202610', '202610']);
});

test('what was left behind is told in the order of the work, months in their own', () => {
  const of = (key: 'unclosed' | 'draft', ym: string) => ({ key, ym, count: 1 });
  expect(behindByKey([of('draft', '202608'), of('unclosed', '202608'), of('unclosed', '202609')])).toEqual([
    ['unclosed', [of('unclosed', '202608'), of('unclosed', '202609')]],
    ['draft', [of('draft', '202608')]],
  ]);
  expect(behindByKey([])).toEqual([]);
});
