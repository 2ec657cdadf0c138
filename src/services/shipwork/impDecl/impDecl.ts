/** Import declarations, from the draft to the taking out of the goods (23-shipwork-customs). */
import type { Resource } from '../../../core/resource.ts';
import type { CodeKey } from '../../reference/codes/index.ts';
import { impDeclFields } from './impDecl.fields.ts';

export const impDecl = {
  prefix: 'shipwork/impDecl',
  table: 'SW_IMP',
  scope: 'OWN',
  menus: [{ menu: 'S22' }],
  name: 'declNo',
  total: { amount: ['payAmtFrgn', 'cifKrw'], parts: ['cifKrw', 'taxTotal'] },
  fields: impDeclFields,
  boxes: {
    basic: {
      fields: [
        ...['declNo', 'mgtNo', 'tcaNo', 'declTpCd', 'planCd', 'dealTpCd', 'impKindCd', 'cstmsCd', 'cstmsDeptCd'],
        'declDt',
      ],
    },
    parties: { fields: ['imprClntId', 'payerClntId', 'payerTongNo', 'supNm', 'supNatCd'] },
    goods: {
      fields: [
        ...['arrDt', 'bondAreaCd', 'storeInDt', 'cargMtNo', 'mblNo', 'blNo', 'shipNm', 'arrPortCd', 'loadNatCd'],
        ...['trnMethCd', 'trnBoxCd', 'totWgt', 'pkgCnt', 'pkgUnitCd'],
      ],
    },
    payment: {
      fields: [
        ...['payMthCd', 'incoCd', 'currCd', 'payAmtFrgn', 'excRt', 'excUnit', 'freightFrgn', 'insurFrgn'],
        ...['addKrw', 'dctKrw'],
      ],
    },
    tax: { fields: ['collectCd', 'payDt', 'acptDt', 'outDueDt'] },
  },
  unique: [{ fields: ['declNo'] }],
  search: {
    keyword: ['declNo', 'mgtNo', 'blNo', 'cargMtNo', 'supNm'],
    dates: ['declDt', 'acptDt'],
    conditions: ['declNo', 'blNo', 'cargMtNo', 'imprClntId', 'stCd'],
  },
  list: [...['declNo', 'declDt', 'imprClntId', 'blNo', 'itemNm', 'cifKrw', 'taxTotal', 'acptDt', 'outDueDt', 'stCd']],
  imports: { rows: ['lan', 'model'] },
  rules: async () => (await import('./impDecl.rules.ts')).impDeclRules,
  state: {
    field: 'stCd',
    open: ['DRAFT'],
    path: ['DRAFT', 'SENT', 'ACCEPT', 'RELEASE', 'DONE'],
  },
  notifies: {
    to: ['createId'],
    due: [{ field: 'outDueDt', before: 5, when: { stCd: ['RELEASE', 'AMEND'] } }],
  },
  proposals: [{ of: ['imprClntId', 'payerClntId', 'currCd', 'declDt'] }],
} as const satisfies Resource<CodeKey<'CS_ST'>>;
