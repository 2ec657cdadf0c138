/** Export declarations, from the draft to the loading of the goods (23-shipwork-customs). */
import type { Values } from '../../../core/field.ts';
import type { Resource } from '../../../core/resource.ts';
import { date } from '../../../fields/index.ts';
import type { CodeKey } from '../../reference/codes/index.ts';
import { dayOrder } from '../../shared/checks.ts';
import { customsMessages, customsReply, customsSending, customsState, customsSteps } from '../declaration/steps.ts';
import { quantitiesDiffer } from '../declaration/quantity.rules.ts';
import { netAboveTotal } from '../declaration/weight.rules.ts';
import { unmended } from '../declaration/unmended.rules.ts';
import { expDeclFields } from './expDecl.fields.ts';

/** Released for export, and not withdrawn since: what a declaration proves to others. */
export const releasedStates = ['RELEASE', 'AMEND', 'DONE'] as const satisfies readonly CodeKey<'CS_ST'>[];

export const expDecl = {
  prefix: 'shipwork/expDecl',
  table: 'SW_EXP',
  scope: 'OWN',
  menus: [{ menu: 'S21' }],
  name: 'declNo',
  printed: true,
  nameBefore: 'mgtNo',
  total: { amount: ['payAmtFrgn', 'declAmtKrw'], parts: ['declAmtKrw', 'declAmtUsd'] },
  fields: expDeclFields,
  boxes: {
    // One box: two headings would make the head higher than what stands beside them.
    parties: {
      fields: [
        ...['declNo', 'mgtNo', 'tcaNo', 'declTpCd', 'dealTpCd', 'expKindCd', 'exprTpCd', 'exprClntId', 'exprTongNo'],
        ...['mfrNm', 'buyerNm', 'buyerNatCd', 'refundTpCd', 'cstmsCd', 'cstmsDeptCd', 'declDt'],
      ],
    },
    goods: {
      fields: [
        ...['destNatCd', 'loadPortCd', 'trnMethCd', 'trnBoxCd', 'shipNm', 'bondAreaCd', 'goodsAddr'],
        ...['totWgt', 'pkgCnt', 'pkgUnitCd', 'cntrYn'],
      ],
    },
    payment: {
      fields: [
        ...['incoCd', 'payMthCd', 'currCd', 'excRt', 'excUnit', 'payAmtFrgn', 'freightKrw', 'insurKrw'],
        ...['invoNo', 'lcNo', 'orderId'],
      ],
    },
    release: { fields: ['acptDt', 'loadDueDt', 'loadedDt'] },
  },
  unique: [{ fields: ['declNo'] }],
  search: {
    keyword: ['declNo', 'mgtNo', 'buyerNm', 'invoNo'],
    keywordOf: ['exprClntId'],
    dates: ['declDt', 'acptDt', 'loadDueDt'],
    conditions: ['declNo', 'mgtNo', 'exprClntId', 'stCd'],
  },
  list: [
    ...[
      'mgtNo',
      'declNo',
      'declDt',
      'loadDueDt',
      'exprClntId',
      'buyerNm',
      'destNatCd',
      'incoCd',
      'currCd',
      'payAmtFrgn',
      'declAmtKrw',
    ],
    ...['acptDt', 'stCd'],
  ],
  lookups: [
    {
      paths: ['shipwork/common/expDecl'],
      value: 'declNo',
      carries: ['mgtNo', 'acptDt', 'buyerNm'],
      where: { stCd: releasedStates },
    },
  ],
  imports: { rows: ['lan', 'model'] },
  rules: async () => (await import('./expDecl.rules.ts')).expDeclRules,
  uncounted: { stCd: ['REJECT', 'WITHDRAW'] },
  state: customsState,
  messages: customsMessages,
  notifies: {
    to: ['createId'],
    due: [{ field: 'loadDueDt', before: 5, when: { stCd: ['RELEASE', 'AMEND'] } }],
  },
  proposals: [{ of: ['exprClntId', 'buyerNm', 'currCd', 'declDt'], alsoFilled: ['currCd'] }],
  actions: [
    {
      ...customsSending[0],
      warns: (record: Values) => [...unmended(record), ...quantitiesDiffer(record), ...netAboveTotal(record)],
    },
    customsSending[1],
    {
      name: 'ship',
      from: ['RELEASE'],
      to: 'DONE',
      fields: { loadedDt: date({ required: true, default: ({ today }) => today }) },
      check: ({ loadedDt }: Values, { acptDt }: Values) => dayOrder({ acptDt, loadedDt }, 'acptDt', 'loadedDt'),
    },
    ...customsSteps,
    customsReply,
  ],
} as const satisfies Resource<CodeKey<'CS_ST'>>;
