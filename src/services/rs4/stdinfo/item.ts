/** Items and their prices; ship supplies and shippers' goods are the same table under menus of their own. */
import type { Resource } from '../../../core/resource.ts';
import { itemFields } from './item.fields.ts';

/** Each service chooses among its own kind of item; repair among all. */
const offered = {
  key: 'itemCd',
  value: 'itemNm',
  valueEn: 'itemNmEn',
  carries: [
    'itemTpCd',
    'workTpCd',
    'catCd',
    'spec',
    'unitCd',
    'currCd',
    'price',
    'priceFrgn',
    'purcPrice',
    'purcPriceFrgn',
    'prftRt',
  ],
  query: { itemTpCd: 'itemTpCd', type: 'itemTpCd' },
  // Of goods in a warehouse how many are free there.
  toldOf: ['whCd'],
} as const;

export const item = {
  prefix: 'rs4/stdinfo/item',
  table: 'RS4_ITEM',
  scope: 'OWN',
  menus: [
    { menu: 'R33' },
    { menu: 'S13', view: 'shipwork', where: { itemTpCd: ['P'] } },
    { menu: 'T14', view: '3pl', where: { itemTpCd: ['G'] } },
  ],
  name: 'itemNm',
  nameEn: 'itemNmEn',
  fields: itemFields,
  unique: [{ fields: ['itemCd'] }],
  search: {
    keyword: ['itemNm', 'itemNmEn', 'itemCd', 'impaCd', 'barcode'],
    conditions: ['itemTpCd', 'workTpCd', 'catCd', 'ownerClntId'],
  },
  list: ['itemCd', 'itemNm', 'itemNmEn', 'workTpCd', 'spec', 'unitCd', 'price', 'purcPrice', 'prftRt', 'useYn'],
  lookups: [
    { paths: ['rs4/common/item'], ...offered },
    { paths: ['shipwork/common/item'], ...offered, where: { itemTpCd: ['P'] } },
    {
      ...{ paths: ['3pl/common/item'], ...offered, where: { itemTpCd: ['G'] } },
      query: { ...offered.query, ownerClntId: 'ownerClntId' },
    },
  ],
  imports: { keys: ['itemCd'], named: ['barcode'] },
  rules: async () => (await import('./item.rules.ts')).itemRules,
} as const satisfies Resource;
