import { describe, expect, it } from 'vitest';
import { rawPlace } from '../inputs/useTyped.ts';
import {
  exactDecimal,
  momentChars,
  pastedFigure,
  timeMask,
  typedDay,
  typedDecimal,
  typedMoment,
  typedMonth,
  changedFigure,
} from './typed.ts';

describe('a figure that is not taken as it was typed', () => {
  const rate = { scale: 2, min: '-100', max: '999.99' };
  it.each([
    ['12.345', rate, { taken: '12.34', why: 'scale', limit: '2' }],
    ['5000', rate, { taken: '999.99', why: 'max', limit: '999.99' }],
    ['-101', rate, { taken: '-100.00', why: 'min', limit: '-100.00' }],
    ['1466.5', { scale: 0 }, { taken: '1467', why: 'whole', limit: '0' }],
  ])('%s is told with the rule that changed it', (typed, limits, changed) =>
    expect(changedFigure(typed, limits)).toEqual(changed),
  );
  it.each(['12', '12.3', '12.340', '1,000', '', 'x', '999.99'])('%s is taken as it stands', (typed) =>
    expect(changedFigure(typed, { scale: 2 })).toBeUndefined(),
  );
});

describe('typedDay', () => {
  it.each(['20261120', '2026-11-20', '2026/11/20', '2026.11.20', ' 2026-11-20 ', '11-20-2026', '２０２６１１２０'])(
    'reads %s',
    (text) => expect(typedDay(text)).toBe('2026-11-20'),
  );
  it.each(['2026년 11월 20일', '2026년11월20일', 'November 20, 2026', 'Nov 20 2026', '20 Nov 2026', '20-Nov-2026'])(
    'reads the words %s',
    (text) => expect(typedDay(text)).toBe('2026-11-20'),
  );
  it.each(['2026년 13월 1일', 'Noon 20, 2026', '31 Feb 2026', '20 Nov'])('refuses the words %s', (text) =>
    expect(typedDay(text)).toBeUndefined(),
  );
  it('reads single digits between separators', () => expect(typedDay('2026-1-5')).toBe('2026-01-05'));
  it.each(['2026-02-30', '20261301', '2026-00-10', '2026-11-00', '261120', '2026', 'tomorrow'])('refuses %s', (text) =>
    expect(typedDay(text)).toBeUndefined(),
  );
  it('takes nothing for null', () => expect(typedDay('  ')).toBeNull());
});

describe('typedMoment', () => {
  it.each(['202611200930', '20261120 0930', '2026-11-20 09:30', '2026/11/20 9:30', '2026-11-20 09:30:59'])(
    'reads %s',
    (text) => expect(typedMoment(text)).toBe('2026-11-20 09:30'),
  );
  it('adds midnight to a day', () => expect(typedMoment('20261120')).toBe('2026-11-20 00:00'));
  it.each(['2026-11-20 24:00', '2026-11-20 09:60', '09:30'])('refuses %s', (text) =>
    expect(typedMoment(text)).toBeUndefined(),
  );
});

describe('typedMonth', () => {
  it.each(['202611', '2026-11', '2026/11', '11-2026'])('reads %s', (text) => expect(typedMonth(text)).toBe('202611'));
  it.each(['202613', '2026-00', '2611'])('refuses %s', (text) => expect(typedMonth(text)).toBeUndefined());
});

describe('exactDecimal', () => {
  it('reads what fits, and nothing that would have to be trimmed or clamped', () => {
    expect(exactDecimal('1,234.50', { scale: 2 })).toBe('1234.50');
    expect(exactDecimal('12.0', { scale: 0 })).toBe('12');
    expect(exactDecimal('', { scale: 0 })).toBeNull();
    expect(exactDecimal('12.345', { scale: 0 })).toBeUndefined();
    expect(exactDecimal('12.345', { scale: 2 })).toBeUndefined();
    expect(exactDecimal('-5', { scale: 0, min: 0 })).toBeUndefined();
    expect(exactDecimal('120', { scale: 2, max: 100 })).toBeUndefined();
    expect(exactDecimal('2만', { scale: 0 })).toBeUndefined();
    expect(exactDecimal(`0.${'0'.repeat(50)}`, { scale: 2 })).toBeUndefined();
  });
});

describe('typedDecimal', () => {
  it('trims decimals to the scale and rounds when there are none', () => {
    expect(typedDecimal('1,234.567', { scale: 2 })).toBe('1234.56');
    expect(typedDecimal('-0.5', { scale: 0 })).toBe('-1');
    expect(typedDecimal('1466.25', { scale: 0 })).toBe('1466');
    expect(typedDecimal('7', { scale: 2 })).toBe('7.00');
    expect(typedDecimal('.5', { scale: 2 })).toBe('0.50');
    expect(typedDecimal('12.', { scale: 2 })).toBe('12.00');
  });
  it('clamps to the bounds', () => {
    expect(typedDecimal('120', { scale: 2, min: 0, max: 100 })).toBe('100.00');
    expect(typedDecimal('−1', { scale: 2, min: 0, max: 100 })).toBe('0.00');
  });
  it('keeps sixteen digits exact', () =>
    expect(typedDecimal('9007199254740993', { scale: 0 })).toBe('9007199254740993'));
  it.each(['-', '1-2', '1.2.3', 'abc'])('refuses %s', (text) =>
    expect(typedDecimal(text, { scale: 2 })).toBeUndefined(),
  );
});

describe('rawPlace', () => {
  it('stands behind the same characters once the separators are gone', () => {
    expect(rawPlace('1,385.40', '1385.40', 3)).toBe(2);
    expect(rawPlace('007-81-00072', '0078100072', 7)).toBe(5);
    expect(rawPlace('1,385.40', '1385.40', 8)).toBe(7);
    expect(rawPlace('27.5', '27.50', 4)).toBe(5);
  });
});

describe('a time while it is typed', () => {
  it.each([
    ['0930', '09:30'],
    ['2', '2'],
    ['24', '2'],
    ['2399', '23'],
    ['9', '09'],
    ['930', '09:30'],
    ['1975', '19:5'],
    ['12:3a0', '12:30'],
  ])('%j stands as %j', (typed, shown) => expect(timeMask(typed)).toBe(shown));
  it('stands behind a day and a blank', () => {
    expect(momentChars('2026-11-20 0930')).toBe('2026-11-20 09:30');
    expect(momentChars('20261120')).toBe('20261120');
    expect(momentChars('2026-11-20 ')).toBe('2026-11-20 ');
  });
});

describe('a figure of a spreadsheet', () => {
  it.each([
    ['₩1,000', '1,000'],
    ['(2.5)', '-2.5'],
    ['1 000원', '1000'],
    ['−3', '-3'],
  ])('%j is read as %j', (text, figure) => expect(pastedFigure(text)).toBe(figure));
});
