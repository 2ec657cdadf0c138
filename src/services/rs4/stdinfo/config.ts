/** Settings of a company, one row a key; the system makes the rows (20-rs4-ship-repair). */
import type { Resource } from '../../../core/resource.ts';
import { code, text } from '../../../fields/index.ts';

export const config = {
  prefix: 'rs4/stdinfo/config',
  table: 'RS4_CONFIG',
  scope: 'OWN',
  menus: [{ menu: 'R35' }],
  name: 'confKey',
  fields: {
    confKey: code('RS4_CONF', { computed: true }),
    confVal: text(200, { required: true }),
    confDesc: text(300, { computed: true, span: 2 }),
    unitNm: text(20, { computed: true }),
  },
  unique: [{ fields: ['confKey'] }],
  search: { keyword: [] },
  list: ['confKey', 'confVal', 'unitNm', 'confDesc'],
  sort: 'id,asc',
  lookups: [{ paths: ['rs4/common/config'], key: 'confKey', value: 'confVal', carries: ['unitNm'] }],
  without: ['create', 'delete'],
  inlineEdit: true,
} as const satisfies Resource;
