import { expect, test } from 'vitest';
import { menuTree } from '../../services/reference/menus.ts';
import { isPlanned } from './planned.ts';

test.each([
  ['/platform/dashboard', true],
  ['/platform/subsc/new', true],
  ['/shipwork/expDecl/12', true],
  ['/platform/nothing', false],
  ['/platform/subscriptions', false],
  ['/rs4/quot/abc', false],
  ['/rs4', false],
  ['/platform/', false],
  ['/', false],
])('%s belongs to a menu to come: %s', (path, planned) =>
  expect(isPlanned(path, menuTree, ['/rs4/quot'])).toBe(planned),
);
