import { expect, it } from 'vitest';
import { requestWarns } from './approvalPlan.ts';

it('a request tells who of its line decides only when they are back, of the chosen one instead of the usual one', () => {
  const apprWaits = { '': [{ name: '정모의', until: '2026-11-21' }], 7: [] };
  const told = (lineId: number | null, of: object = { apprWaits }) =>
    requestWarns(of, { lineId }).map(({ text, args, warn }) => [text, args, warn]);
  expect(told(null)).toEqual([['apprProxyDrafts', ['정모의', '2026-11-21'], true]]);
  expect([told(7), told(8), told(null, {})]).toEqual([[], [], []]);
});
