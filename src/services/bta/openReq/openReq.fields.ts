/** Fields: requests that customs opens out of hours (24-bonded-transport-warehouse). */
import {
  code,
  dateTime,
  docNo,
  integer,
  longText,
  phone,
  ref,
  rows,
  text,
  weight,
  won,
} from '../../../fields/index.ts';
import { msg } from '../../shared/messages.ts';

const computed = { computed: true } as const;

export const openReqFields = {
  openNo: docNo({ preId: 'OP', period: 'month', computed: true, width: 118 }),
  cstmsCd: code('CSTMS', { required: true, default: '030', half: true }),
  cstmsDeptCd: text(2, { default: '10', half: true }),
  jobTpCd: code('OPEN_JOB', { required: true, default: 'BT' }),
  fromDtm: dateTime({ required: true, width: 132 }),
  toDtm: dateTime({ required: true, width: 132 }),
  applNm: text(50, { required: true, personal: true }),
  applTel: phone({ required: true }),
  openReason: longText({ required: true, max: 500, span: 4 }),
  feeAmt: won(computed),
  stCd: code('CS_ST', {
    ...computed,
    default: 'DRAFT',
    only: ['DRAFT', 'SENT', 'ACCEPT', 'PERMIT', 'REJECT', 'WITHDRAW'],
  }),
  decl: rows(
    {
      declId: ref('bta/decl', { width: 190 }),
      declNo: text(20, { required: true, width: 180 }),
      pkgCnt: integer({ ...computed, width: 90 }),
      totWgt: weight({ ...computed, width: 110 }),
    },
    { name: 'declNo', max: 99, card: { quantity: 'pkgCnt', amount: ['totWgt'] } },
  ),
  msg,
};
