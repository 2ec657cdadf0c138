import { expect, test } from 'vitest';
import { reportNumbers } from './planHistory.web.ts';

test('reports are told by their numbers, persons by their names alone, and what has no number not at all', () => {
  const { shown, untold } = reportNumbers({ ioInId: 3, ioOutId: null }, { ioInNo: '0309900126P0000002' });
  expect([shown('ioInId', undefined, 3), shown('ioInId', undefined, null)]).toEqual(['0309900126P0000002', undefined]);
  expect(shown('pkgCnt', undefined, 3)).toBeUndefined();
  expect(untold).toEqual(['vrfUserId', 'confUserId', 'ioOutId']);
  expect(reportNumbers({ ioInId: 3 }, {}).untold).toContain('ioInId');
});
