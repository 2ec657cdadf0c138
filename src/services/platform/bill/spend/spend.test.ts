import { expect, test } from 'vitest';
import { spendTable, usageOf } from './spend.ts';

const rows = [
  // Before the twelve months: neither a service of its own nor a reason to stand first.
  { ym: '202510', sysCd: 'GW', amount: '999999' },
  { ym: '202511', sysCd: 'INSP', amount: '5' },
  { ym: '202609', sysCd: 'GW', amount: '100' },
  { ym: '202609', sysCd: 'RS4', amount: '50' },
  { ym: '202610', sysCd: 'RS4', amount: '120' },
];

test('twelve months to the present one, services by what they cost in these', () => {
  const { months, systems, amountOf, totalOf } = spendTable(rows, '202611');
  expect([months.length, months[0], months.at(-1)]).toEqual([12, '202512', '202611']);
  expect(systems).toEqual(['RS4', 'GW']);
  expect([amountOf('202609', 'RS4'), amountOf('202610', 'GW'), totalOf('202609')]).toEqual(['50', '0', '150']);
});

test('a figure leads to the usage of that month and service that was billed', () => {
  expect(usageOf('202602', 'RS4')).toEqual({ fromDt: '2026-02-01', toDt: '2026-02-28', sysCd: 'RS4', billed: 'Y' });
});
