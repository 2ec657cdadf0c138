import { expect, it } from 'vitest';
import { shortMoment } from './shortMoment.ts';

const today = '2026-11-20';

it.each([
  ['1130 1600', '2026-11-30 16:00'],
  ['1130 16:00', '2026-11-30 16:00'],
  ['11301600', '2026-11-30 16:00'],
  ['30 9:30', '2026-11-30 09:30'],
  ['30', '2026-11-30 00:00'],
  ['내일 9:30', '2026-11-21 09:30'],
  ['0105 0930', '2027-01-05 09:30'],
  ['20261130', '2026-11-30 00:00'],
  ['202611301600', '2026-11-30 16:00'],
  ['2026-11-30 9:30', '2026-11-30 09:30'],
])('reads %s as %s', (text, moment) => expect(shortMoment(text, today)).toBe(moment));

it.each(['1130 2500', '13301600', '1130 16 00', '내일 9시쯤', '1332'])('leaves %s to be refused', (text) =>
  expect(shortMoment(text, today)).toBeUndefined(),
);

it('takes nothing for null', () => expect(shortMoment('  ', today)).toBeNull());
