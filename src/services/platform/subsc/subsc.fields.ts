/** Fields: what a company subscribes to in the store, and how that came about (10-platform subsc). */
import { mostUsers } from '../../../core/mostUsers.ts';
import { code, date, dateTime, docNo, integer, ref, rows, text, yn } from '../../../fields/index.ts';

const computed = { computed: true } as const;

export const subscFields = {
  subscNo: docNo({ preId: 'SB', period: 'month' }),
  stCd: code('SUBSC_ST', { computed: true, default: 'REQ' }),
  // Whose it is, for the operator's list; a company knows.
  ownCorpId: ref('platform/corp', {
    computed: true,
    default: ({ corpId }) => corpId,
    seenBy: ['operator'],
    width: 160,
  }),
  sysCd: code('SYS', computed),
  prodId: ref('platform/system/product', { required: true, width: 160 }),
  // Begins with the users that the product counts on.
  userCnt: integer({ required: true, default: 1, min: 1, max: mostUsers, stepped: true, width: 84 }),
  trainCnt: integer({ default: 0, min: 0, max: 100, stepped: true }),
  convYn: yn({ default: 'N' }),
  payMthdCd: code('PAY_MTHD', { required: true, default: 'TRANS' }),
  agreeYn: yn({ required: true, default: 'N', agrees: true }),
  reqDt: date(computed),
  startDt: date(computed),
  termReqDt: date(computed),
  endDt: date(computed),
  termReason: text(300, { computed: true, span: 2 }),
  hist: rows(
    {
      histDtm: dateTime({ ...computed, width: 128 }),
      histTpCd: code('SUBSC_HIST', { ...computed, width: 170 }),
      befVal: text(100, computed),
      aftVal: text(100, computed),
      // Persons of the company alone: the operator is read as such.
      userId: ref('platform/user', { ...computed, seenBy: ['company'] }),
    },
    { readOnly: true, max: 1000, name: 'histTpCd' },
  ),
};
