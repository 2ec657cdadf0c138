/** The journal of messages to authorities and of their answers: written by the system, read by the operator. */
import type { Resource } from '../../../core/resource.ts';
import { code, dateTime, integer, json, longText, ref, text, yn } from '../../../fields/index.ts';
import type { CodeKey } from '../../reference/codes/index.ts';

const computed = { computed: true } as const;

export const message = {
  prefix: 'platform/message',
  table: 'PF_MESSAGE',
  // A message stands in the company whose record it is about; what nobody knows stands with the operator.
  scope: 'PAIR',
  parties: { company: 'corpId', operator: 'operator' },
  writtenBy: ['operator'],
  menus: [{ menu: 'P9A', operator: true }],
  name: 'recNo',
  fields: {
    corpId: ref('platform/corp', { required: true, createOnly: true, width: 128 }),
    dirCd: code('MSG_DIR', { computed: true, default: 'OUT' }),
    rcvCd: code('MSG_RCV', { computed: true, width: 72 }),
    msgTpCd: code('CS_MSG', { computed: true, width: 72 }),
    resultCd: code('CS_RESULT', { computed: true, width: 84 }),
    stCd: code('JRN_ST', { computed: true, default: 'WAIT' }),
    recPrefix: text(60, computed),
    recId: integer(computed),
    recNo: text(200, { computed: true, width: 144 }),
    seqNo: integer({ computed: true, summed: false }),
    convId: text(36, { computed: true, span: 2 }),
    rcvMsgNo: text(100, computed),
    atDtm: dateTime(computed),
    sendDtm: dateTime(computed),
    tryCnt: integer({ computed: true, default: 0, summed: false, width: 64 }),
    nextTryDtm: dateTime(computed),
    dupCnt: integer({ computed: true, default: 0, summed: false }),
    stBef: text(10, computed),
    stAft: text(10, computed),
    msgTxt: text(500, { computed: true, span: 2, width: 220 }),
    lastErr: text(300, { computed: true, span: 2, width: 116 }),
    errRows: json({ computed: true }),
    rawHash: text(64, { computed: true, span: 4 }),
    rawTxt: longText({ computed: true, max: 1_000_000, span: 4, personal: true }),
  },
  unique: [
    { fields: ['convId'], when: { dirCd: ['OUT'] }, everywhere: true },
    { fields: ['convId', 'rawHash'], when: { dirCd: ['IN'] } },
    { fields: ['recPrefix', 'recId', 'seqNo'] },
    // Holds by the two above; its index is the short list of what is still to do, for the rounds of the worker.
    { fields: ['rcvCd', 'convId', 'rawHash'], when: { stCd: ['WAIT', 'EARLY'] }, everywhere: true },
  ],
  search: {
    keyword: [],
    // By the day it was kept: what still waits has no other.
    dates: [],
    conditions: ['corpId', 'rcvCd', 'dirCd', 'msgTpCd', 'resultCd', 'stCd'],
    asked: { numbered: text(100), rawText: text(100), stuck: yn() },
    typed: 'numbered',
    tabs: { by: 'stuck', values: ['Y'] },
  },
  list: [
    ...['createDt', 'recNo', 'corpId', 'msgTpCd', 'resultCd', 'waitNm', 'tryCnt', 'nextTryDtm', 'lastErr'],
    ...['rcvCd', 'msgTxt', 'stCd'],
  ],
  sorts: ['waitNm'],
  sort: 'id,desc',
  state: {
    field: 'stCd',
    // The operator writes a remark whenever there is one to write.
    open: ['WAIT', 'SENT', 'CANCEL', 'DONE', 'EARLY', 'LATE', 'UNKNOWN', 'CLOSED'],
    system: [
      { from: ['WAIT'], to: ['SENT'] },
      { from: ['EARLY'], to: ['DONE', 'LATE', 'UNKNOWN'] },
      // How an answer is kept that has just come.
      { from: ['WAIT'], to: ['DONE', 'EARLY', 'LATE', 'UNKNOWN'] },
    ],
  },
  without: ['create', 'delete'],
  actions: [
    { name: 'retry', from: ['WAIT', 'EARLY'], to: ['WAIT', 'EARLY'], operator: true, bulk: true },
    {
      name: 'cancel',
      from: ['WAIT'],
      to: 'CANCEL',
      operator: true,
      confirm: true,
      danger: true,
      when: { dirCd: ['OUT'] },
    },
    { name: 'close', from: ['UNKNOWN', 'EARLY'], to: 'CLOSED', operator: true, confirm: true },
    {
      name: 'replay',
      operator: true,
      tells: ['replayTxt'],
      blocked: ({ rawTxt }) => (rawTxt === null ? 'rawGone' : undefined),
    },
  ],
} as const satisfies Resource<CodeKey<'JRN_ST'>>;
