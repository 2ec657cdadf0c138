/** Fields: vehicles that customs qualifies for bonded transport (24-bonded-transport-warehouse). */
import { code, date, files, mobile, plateNo, text, upperCode, weight } from '../../../fields/index.ts';
import { msg } from '../../shared/messages.ts';

export const vhclFields = {
  vhclNo: plateNo({ required: true }),
  vhclTpCd: code('VHCL_TP', { required: true }),
  ownTpCd: code('OWN_TP', { required: true }),
  bndTrnpCd: upperCode(6, { required: true }),
  tonG: weight({ required: true, exclusiveMin: '0' }),
  driverNm: text(30, { required: true, personal: true }),
  driverPhone: mobile({ required: true }),
  regFromDt: date({ required: true }),
  regToDt: date({ required: true }),
  gpsNo: text(20),
  qualDt: date({ computed: true }),
  rejReason: text(300, { computed: true, span: 4 }),
  stCd: code('VHCL_ST', { computed: true, default: 'DRAFT' }),
  msg,
  files: files(['CERT', 'DOC'], { more: true }),
};
