/** Fields: bonded-transport declarations: which cargo goes from one bonded area to another (24-bonded-transport-warehouse). */
import {
  bizNo,
  bondAreaCd,
  cargoNo,
  cntrNo,
  code,
  date,
  dateTime,
  files,
  integer,
  ref,
  rows,
  text,
  upperCode,
  weight,
  won,
  yn,
} from '../../../fields/index.ts';
import { msg } from '../../shared/messages.ts';
import { byBondArea } from '../../shared/bonded/byBondArea.ts';

const computed = { computed: true } as const;
export const mostPackages = 99_999_999;

export const declFields = {
  declNo: text(20, { ...computed, width: 160 }),
  // Until customs gives a number it goes by ours.
  mgtNo: text(20, { ...computed, width: 112 }),
  declTpCd: code('BT_DECL_TP', { required: true, default: 'D' }),
  trnpTpCd: code('BT_TRNP_TP', { required: true, default: 'IMP' }),
  bndTrnpCd: upperCode(6, { required: true }),
  declDt: date({ required: true, default: ({ today }) => today, width: 94 }),
  cstmsCd: code('CSTMS', computed),
  ownerClntId: ref('rs4/clnt', { required: true, first: { clntTpCds: 'OWNER' }, width: 140 }),
  ownerRegNo: bizNo(computed),
  fromBondAreaCd: bondAreaCd({ required: true, offered: byBondArea('fromBondAreaNm') }),
  fromBondAreaNm: text(60, { ...computed, width: 126 }),
  viaBondAreaCd: bondAreaCd({ offered: byBondArea() }),
  toBondAreaCd: bondAreaCd({ required: true, offered: byBondArea('toBondAreaNm') }),
  toBondAreaNm: text(60, { ...computed, width: 126 }),
  trnMethCd: code('BT_METH', { required: true, default: 'TRUCK' }),
  arrModeCd: code('BT_MODE', { required: true, default: 'SEA' }),
  shipNm: text(50),
  arrDt: date(),
  storeInDt: date(),
  guarCd: code('BT_GUAR', { required: true, default: 'N' }),
  acptDt: date(computed),
  dueDt: date({ ...computed, width: 94 }),
  inspYn: yn({ ...computed, default: 'N' }),
  totPkgCnt: integer({ ...computed, default: 0, width: 80 }),
  totWgt: weight({ ...computed, default: '0' }),
  stCd: code('BT_ST', { ...computed, default: 'DRAFT' }),
  cargo: rows(
    {
      cargMtNo: cargoNo({ required: true, width: 186 }),
      blNo: text(20, { required: true, width: 112 }),
      cntrNo: cntrNo({ width: 116 }),
      sealNo: text(15, { width: 78 }),
      itemNm: text(100, { required: true, width: 104 }),
      pkgCnt: integer({ required: true, min: 1, max: mostPackages, width: 64 }),
      pkgUnitCd: code('PKG', { shows: 'key', required: true, default: 'CT', width: 56 }),
      grossWgt: weight({ required: true, exclusiveMin: '0', width: 84 }),
      cbm: weight({ min: '0', width: 72 }),
      valueKrw: won({ min: '0', width: 92 }),
      dngYn: yn({ default: 'N', width: 56 }),
      // Narrower than remarks usually are, so that numbers stand whole.
      remark: text(300, { width: 92 }),
    },
    {
      max: 999,
      name: 'cargMtNo',
      card: { quantity: 'pkgCnt', unit: 'pkgUnitCd', amount: ['grossWgt'] },
    },
  ),
  amend: rows(
    {
      amendItem: code('BT_AMEND', { required: true, width: 130 }),
      cargMtNo: cargoNo(),
      befVal: text(100, { ...computed, width: 140 }),
      aftVal: text(100, { required: true, width: 140 }),
      amendReason: text(300, { required: true, width: 240 }),
      reqDtm: dateTime(computed),
      amendStCd: code('AMEND_ST', { ...computed, width: 80 }),
    },
    { readOnly: true, name: 'amendItem' },
  ),
  msg,
  files: files(['DOC', 'PDF'], { more: true }),
};
