import { expect, test } from 'vitest';
import { issuingOf, issuingWay } from './issuing.ts';

const bill = (id: number, stCd: string, marked: readonly string[] | null = null, billYm = '202610') => ({
  ...{ id, stCd, marked, billYm, sumAmount: '1100' },
});

test('a draft is issued; one that waits for somebody, and what is issued already, are left out', () => {
  expect([bill(1, 'DRAFT'), bill(2, 'DRAFT', ['whyNm']), bill(3, 'PAID'), bill(4, 'CANCEL')].map(issuingWay)).toEqual([
    ...['issue', 'held', 'out', 'out'],
  ]);
});

test('what is said before counts those alone that are issued, and names the last day that is past', () => {
  const chosen = [
    ...[bill(1, 'DRAFT'), bill(2, 'DRAFT', null, '202608'), bill(3, 'DRAFT', null, '202609')],
    ...[bill(4, 'DRAFT', ['whyNm']), bill(5, 'ISSUED')],
  ];
  expect(issuingOf(chosen, '2026-11-20')).toEqual({
    ...{ ids: [1, 2, 3], sum: '3300', late: '2026-10-25', taxLate: '2026-11-10' },
  });
  expect(issuingOf([bill(1, 'DRAFT')], '2026-11-25').late).toBeUndefined();
  expect(issuingOf([bill(1, 'DRAFT')], '2026-11-10').taxLate).toBeUndefined();
});
