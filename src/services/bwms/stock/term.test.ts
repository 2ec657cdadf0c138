import { describe, expect, it } from 'vitest';
import { reportOf } from './reportOf.ts';
import { termOf } from './term.ts';

const lying = { inDt: '2026-11-20', storeDueDt: '2027-05-20', noticeDt: null, until: '2026-12-02' };

describe('the time that cargo may lie', () => {
  it('counts the days lain and those left, and says from when notice may be given', () => {
    const term = termOf(lying);
    expect([term.whole, term.days, term.left]).toEqual([181, 12, 169]);
    expect(term.notice.day).toBe('2027-04-20');
    expect(term.until.at).toBeCloseTo(12 / 181);
    expect(term.due.at).toBe(1);
    expect(term.given).toBeNull();
    expect(term.months.map(({ day }) => day)).toEqual([
      ...['2026-12-01', '2027-01-01', '2027-02-01', '2027-03-01', '2027-04-01', '2027-05-01'],
    ]);
  });
  it('goes on beyond the end while the cargo lies there', () => {
    const term = termOf({ ...lying, until: '2027-05-24', noticeDt: '2027-05-01' });
    expect([term.left, term.until.at]).toEqual([-4, 1]);
    expect(term.due.at).toBeCloseTo(181 / 185);
    expect(term.given?.at).toBeCloseTo(162 / 185);
  });
  it('ends on its very day, and stands where notice may be given from the first', () => {
    expect(termOf({ ...lying, until: lying.storeDueDt }).left).toBe(0);
    expect(termOf({ ...lying, storeDueDt: '2026-12-10' }).notice.at).toBe(0);
  });
  it('names as many months of long storage as stand beside each other', () => {
    const { months } = termOf({ ...lying, storeDueDt: '2028-05-20' });
    expect(months.length).toBeLessThanOrEqual(7);
    expect(months[1]!.day).toBe('2027-03-01');
    expect(termOf({ ...lying, storeDueDt: '2027-05-03' }).months.at(-1)!.day).toBe('2027-04-01');
  });
});

describe('the report that a movement came of', () => {
  it('is known by the operation, in the menu of its way', () => {
    expect(reportOf('bwms/io:12:3:accepted', '11')).toEqual({ id: 12, menu: 'W11' });
    expect(reportOf('bwms/io:7:5:amended', '50')).toEqual({ id: 7, menu: 'W12' });
  });
  it('is nowhere where no report moved anything', () => {
    expect(reportOf(null, '10')).toBeUndefined();
    expect(reportOf('other:12:3:x', '10')).toBeUndefined();
  });
});
