/** Three levels of rows, for tests. */
import type { Resource } from '../../../../core/resource.ts';
import { rows, text, won } from '../../../../fields/index.ts';

export const nested: Resource = {
  prefix: 'test/entry',
  table: 'TEST_ENTRY',
  scope: 'OWN',
  menus: [],
  name: 'nm',
  search: { keyword: ['nm'] },
  list: ['nm'],
  fields: {
    nm: text(10),
    lan: rows({ nm: text(5) }),
    spec: rows({ nm: text(5), twice: won({ computed: true }) }, { below: 'lan' }),
    part: rows({ nm: text(5) }, { below: 'spec' }),
  },
};
