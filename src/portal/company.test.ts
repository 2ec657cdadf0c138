import { describe, expect, test } from 'vitest';
import { company, formatRegNo, phoneIn, telHref } from './company.ts';

describe('ways to reach the company', () => {
  test.each([
    ['051-000-0001', 'tel:+82510000001'],
    ['1833-6972', 'tel:18336972'],
    ['+82 51 000 0001', 'tel:+82510000001'],
  ])('%s is called by %s', (phone, href) => expect(telHref(phone)).toBe(href));

  test('readers abroad see how a number is called from there; one without an area stays', () => {
    expect(phoneIn('ko', '051-000-0001')).toBe('051-000-0001');
    expect(phoneIn('en', '051-000-0001')).toBe('+82 51-000-0001');
    expect(phoneIn('en', '1833-6972')).toBe('1833-6972');
  });

  test('a registration number is grouped as people write it', () => {
    expect(formatRegNo('0018100017')).toBe('001-81-00017');
    expect(formatRegNo('unknown')).toBe('unknown');
  });

  test('every office says in both languages where it is', () => {
    for (const { address } of Object.values(company.offices)) {
      expect(address.ko).toMatch(/[가-힣]/);
      expect(address.en).not.toMatch(/[가-힣]/);
    }
  });
});
