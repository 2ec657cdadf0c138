/** Import declarations, from the draft to the taking out of the goods (23-shipwork-customs). */
import type { Values } from '../../../core/field.ts';
import type { Resource } from '../../../core/resource.ts';
import { date, yn } from '../../../fields/index.ts';
import type { CodeKey } from '../../reference/codes/index.ts';
import { dayOrder } from '../../shared/checks.ts';
import { customsMessages, customsReply, customsSending, customsState, customsSteps } from '../declaration/steps.ts';
import { quantitiesDiffer } from '../declaration/quantity.rules.ts';
import { netAboveTotal } from '../declaration/weight.rules.ts';
import { linesSumAsked } from '../declaration/problems.ts';
import { unmended } from '../declaration/unmended.rules.ts';
import { freightLacks } from './freight.rules.ts';
import { impDeclFields } from './impDecl.fields.ts';

export const impDecl = {
  prefix: 'shipwork/impDecl',
  table: 'SW_IMP',
  scope: 'OWN',
  menus: [{ menu: 'S22' }],
  name: 'declNo',
  printed: ['declaration', 'taxSheet'],
  nameBefore: 'mgtNo',
  total: { amount: ['payAmtFrgn', 'cifKrw'], parts: ['cifKrw', 'taxTotal'] },
  fields: impDeclFields,
  boxes: {
    // One box: two headings would make the head higher than what stands beside them.
    parties: {
      fields: [
        ...['declNo', 'mgtNo', 'tcaNo', 'declTpCd', 'planCd', 'dealTpCd', 'impKindCd', 'imprClntId', 'payerClntId'],
        ...['payerTongNo', 'supNm', 'supNatCd', 'cstmsCd', 'cstmsDeptCd', 'declDt'],
      ],
    },
    goods: {
      fields: [
        ...['arrDt', 'bondAreaCd', 'storeInDt', 'cargMtNo', 'mblNo', 'blNo', 'shipNm', 'arrPortCd', 'loadNatCd'],
        ...['trnMethCd', 'trnBoxCd', 'totWgt', 'pkgCnt', 'pkgUnitCd'],
      ],
    },
    payment: {
      fields: [
        ...['incoCd', 'payMthCd', 'currCd', 'excRt', 'excUnit', 'payAmtFrgn', 'freightFrgn', 'insurFrgn'],
        ...['addKrw', 'dctKrw'],
      ],
    },
    tax: { fields: ['collectCd', 'payDt', 'acptDt', 'outDueDt'] },
  },
  unique: [{ fields: ['declNo'] }],
  search: {
    keyword: ['declNo', 'mgtNo', 'blNo', 'cargMtNo', 'supNm'],
    keywordOf: ['imprClntId'],
    dates: ['declDt', 'acptDt', 'outDueDt'],
    conditions: ['declNo', 'blNo', 'cargMtNo', 'imprClntId', 'stCd'],
    asked: { unpaid: yn() },
  },
  list: [
    'mgtNo',
    'declNo',
    'declDt',
    'outDueDt',
    'imprClntId',
    'blNo',
    'itemNm',
    'cifKrw',
    'taxTotal',
    'acptDt',
    'stCd',
  ],
  imports: { rows: ['lan', 'model'] },
  rules: async () => (await import('./impDecl.rules.ts')).impDeclRules,
  uncounted: { stCd: ['REJECT', 'WITHDRAW'] },
  state: customsState,
  messages: customsMessages,
  notifies: {
    to: ['createId'],
    due: [{ field: 'outDueDt', before: 5, when: { stCd: ['RELEASE', 'AMEND'] } }],
  },
  proposals: [{ of: ['imprClntId', 'supNm', 'payerClntId', 'currCd', 'declDt'], alsoFilled: ['currCd'] }],
  actions: [
    {
      ...customsSending[0],
      warns: (record: Values) => [
        ...unmended(record),
        ...freightLacks(record),
        ...linesSumAsked(record),
        ...quantitiesDiffer(record),
        ...netAboveTotal(record),
      ],
    },
    customsSending[1],
    {
      name: 'pay',
      from: ['ACCEPT', 'CHECK'],
      spent: { payDt: 'any' },
      says: ({ payDt }: Values) => (payDt ? 'repay' : undefined),
      fields: { payDt: date({ required: true, default: ({ today }) => today }) },
      check: ({ payDt }: Values, { declDt }: Values) => dayOrder({ declDt, payDt }, 'declDt', 'payDt'),
    },
    // The warehouse let out all that was declared.
    { name: 'takenOut', from: ['RELEASE'], to: 'DONE', internal: true },
    ...customsSteps,
    customsReply,
  ],
} as const satisfies Resource<CodeKey<'CS_ST'>>;
