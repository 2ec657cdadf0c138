/** Demo requests: made by visitors of the portal, dealt with by the operator (10-platform, 2-portal 2 "demo request"). */
import type { Resource } from '../../../core/resource.ts';
import { code, dateTime, docNo, ref, text, yn } from '../../../fields/index.ts';
import { demoLengths } from '../../../fields/formatted/demoRequest.ts';
import type { CodeKey } from '../../reference/codes/index.ts';

export const demo = {
  prefix: 'platform/system/demo',
  table: 'PF_DEMO',
  // Every row belongs to the system company, and nobody else reads it.
  scope: 'OWN',
  menus: [{ menu: 'P97', operator: true }],
  name: 'corpNm',
  fields: {
    // Told to whoever asked, on the screen and by mail.
    demoNo: docNo({ preId: 'D', period: 'year' }),
    corpNm: text(demoLengths.corpNm, { computed: true }),
    reqUserNm: text(demoLengths.reqUserNm, { computed: true, personal: true }),
    reqPhone: text(demoLengths.reqPhone, { computed: true, personal: true }),
    reqEmail: text(demoLengths.reqEmail, { computed: true, personal: true, width: 200 }),
    reqAddr: text(200, { computed: true, more: true, personal: true }),
    subsReqNm: text(100, { computed: true }),
    // Wants to hear when the service opens; left nothing but an e-mail address.
    openNoticeYn: yn({ computed: true, default: 'N' }),
    subsReqId: text(20, { computed: true, more: true }),
    portalDiv: text(10, { computed: true, more: true }),
    isAgree: yn({ computed: true }),
    stCd: code('DEMO_ST', { computed: true, default: 'NEW' }),
    chargeUserId: ref('platform/user'),
    contactDtm: dateTime(),
    memo: text(1000, { span: 4 }),
  },
  // By the day it came in.
  search: {
    keyword: ['demoNo', 'corpNm', 'reqUserNm', 'reqPhone', 'reqEmail', 'subsReqNm', 'memo'],
    dates: [],
    conditions: ['stCd', 'chargeUserId', 'openNoticeYn'],
  },
  list: [
    'createDt',
    'demoNo',
    'corpNm',
    'subsReqNm',
    'openNoticeYn',
    'reqUserNm',
    'reqPhone',
    'reqEmail',
    'chargeUserId',
    'stCd',
  ],
  sort: 'id,desc',
  state: { field: 'stCd', open: ['NEW', 'ING'], path: ['NEW', 'ING', 'DONE'], ends: { DROP: 'ING' } },
  without: ['create'],
  actions: [
    { name: 'take', from: ['NEW'], to: 'ING' },
    { name: 'finish', from: ['ING'], to: 'DONE', confirm: true },
    { name: 'drop', from: ['NEW', 'ING'], to: 'DROP', confirm: true, danger: true },
  ],
} as const satisfies Resource<CodeKey<'DEMO_ST'>>;
