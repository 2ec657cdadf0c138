/** Services of the store (10-platform): kept by the operator, shown to visitors, opened by subscriptions. */
import type { Resource } from '../../../core/resource.ts';
import { productFields } from './product.fields.ts';

export const product = {
  prefix: 'platform/system/product',
  table: 'PF_PRODUCT',
  scope: 'SYS',
  menus: [{ menu: 'P96', operator: true }],
  name: 'subsReqNm',
  nameEn: 'subsReqNmEn',
  fields: productFields,
  unique: [{ fields: ['subsReqId'] }],
  search: {
    keyword: ['subsReqNm', 'subsReqNmEn', 'subsReqId', 'prdIntro', 'sysNm'],
    dates: [],
    conditions: ['sysCd', 'useYn'],
  },
  list: ['sysCd', 'subsReqNm', 'subsReqId', 'prdIntro', 'baseUserCnt', 'openYn', 'useYn', 'updateDt'],
  sort: 'id,asc',
  lookups: [
    {
      paths: ['platform/common/product'],
      key: 'subsReqId',
      value: 'subsReqNm',
      valueEn: 'subsReqNmEn',
      carries: ['sysCd', 'prdIntro', 'baseUserCnt'],
      // What runs is subscribed to.
      where: { useYn: ['Y'], openYn: ['Y'] },
    },
  ],
  rules: async () => (await import('./product.rules.ts')).productRules,
} as const satisfies Resource;
