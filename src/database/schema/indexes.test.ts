import { expect, test } from 'vitest';
import { plan } from '../../services/btcd/plan/plan.ts';
import { defaultSort } from './indexes.ts';

test('the order of a menu stands above that of its resource, and only in that menu', () => {
  expect(defaultSort(plan, 'gate')).toEqual({ field: 'planDepDtm', descending: false });
  for (const view of ['arrv', undefined])
    expect(defaultSort(plan, view)).toEqual({ field: 'planDepDtm', descending: true });
});
