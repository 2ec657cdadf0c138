import { expect, test } from 'vitest';
import type { Resource } from '../../../../core/resource.ts';
import { text, yn } from '../../../../fields/index.ts';
import { showsReady } from './showsReady.ts';

const resource = {
  prefix: 'btcd/plan',
  table: 'BT_PLAN',
  scope: 'OWN',
  menus: [{ menu: 'B21' }],
  name: 'planNo',
  fields: { planNo: text(10), stCd: text(5) },
  search: {
    keyword: ['planNo'],
    conditions: ['stCd'],
    asked: { mine: yn() },
    views: { mine: { mine: 'Y' }, onTheWay: { stCd: 'OUT' } },
  },
  list: ['planNo'],
} satisfies Resource;

test.each([
  ['a declared search', 'mine=Y', true, true],
  ['everything', '', true, false],
  ['more than a declared search: each condition can be taken away', 'mine=Y&stCd=OUT', true, false],
  ['another value', 'mine=N', true, false],
  ['a search that is not offered', 'mine=Y', false, false],
])('a list that shows %s', (_what, address, phone, shows) =>
  expect(showsReady({ resource, view: undefined }, phone, address, '2026-11-20')).toBe(shows),
);
