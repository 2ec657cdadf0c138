import { expect, test } from 'vitest';
import type { Resource } from '../../core/resource.ts';
import type { CodeField } from '../../fields/code/index.ts';
import { io } from '../../services/bwms/io/io.ts';
import { plan } from '../../services/btcd/plan/plan.ts';
import { stock } from '../../services/bwms/stock/stock.ts';
import type { Screen } from '../routes.ts';
import { listedFor } from './seenScreen.ts';

const screenOf = (resource: Resource, treeId: string, view?: string): Screen => ({
  ...{ name: 'bwms/x', view, resource },
  menu: { id: 1, treeId, treePaId: 'W10', url: '/bwms/x', menuNm: '', menuNmEn: '' },
});
const types = (view: string) =>
  (listedFor(screenOf(io, view === 'in' ? 'W11' : 'W12', view), 5).resource.fields['ioTpCd'] as CodeField).only;

test('a menu that holds the way searches for types of that way alone', () => {
  expect(types('in')).toEqual(['10', '11', '20', '21', '30', '40']);
  expect(types('out')).not.toContain('40');
  expect(types('out')).toContain('50');
});

test('where nothing follows the menu the declaration is the same', () => {
  const screen = screenOf(stock, 'W13');
  expect(listedFor(screen, 5).resource).toBe(screen.resource);
});

test('the list of a menu has its own order, which its head shows', () => {
  expect(listedFor(screenOf(plan, 'B22', 'gate'), 1).resource.sort).toBe('planDepDtm,asc');
  expect(listedFor(screenOf(plan, 'B21'), 4).resource.sort).toBeUndefined();
});
