/** Fields: reports of what comes into a bonded area and goes out of it (24-bonded-transport-warehouse `bwms/io`). */
import {
  bondAreaCd,
  cargoNo,
  cntrNo,
  code,
  date,
  dateTime,
  hsCd,
  integer,
  ref,
  text,
  weight,
} from '../../../fields/index.ts';
import { byBondArea } from '../../shared/bonded/byBondArea.ts';
import { msg } from '../../shared/messages.ts';

const computed = { computed: true } as const;
const most = 99_999_999;

export const pkgCnt = integer({ required: true, min: 1, max: most, width: 90 });
export const grossWgt = weight({ required: true, exclusiveMin: '0', width: 84 });

/** Types that come in, and those that go out (40-codes BW_IO_TP: 10 to 40 in, 50 to 90 out). */
export const ioTypes = {
  I: ['10', '11', '20', '21', '30', '40'],
  O: ['50', '51', '52', '53', '54', '60', '61', '70', '71', '72', '80', '81', '82', '83', '90'],
} as const;

export const ioFields = {
  ioNo: text(18, { ...computed, width: 138 }),
  ioCd: code('BW_IO', { required: true, createOnly: true, width: 64 }),
  ioTpCd: code('BW_IO_TP', {
    required: true,
    width: 124,
    onlyBy: { field: 'ioCd', keys: ioTypes, text: 'bondedIoKind' },
  }),
  bondAreaCd: bondAreaCd({ required: true, createOnly: true, offered: byBondArea() }),
  ioDtm: dateTime({ required: true, width: 128 }),
  // Typed, or found among the own cargo in storage by number, B/L, owner and goods.
  cargMtNo: cargoNo({
    ...{ required: true, width: 174 },
    offered: { by: 'bwms/common/stock', from: 'bwms/stock', tells: ['blNo', 'ownerNm'] },
  }),
  blNo: text(20, { required: true, width: 112 }),
  mblNo: text(20),
  shipNm: text(50),
  arrDt: date(),
  cntrNo: cntrNo(),
  clntId: ref('rs4/clnt'),
  ownerNm: text(50, { required: true, width: 100 }),
  itemNm: text(100, { required: true, width: 66 }),
  hsCd: hsCd(),
  pkgCnt,
  pkgUnitCd: code('PKG', { required: true, default: 'CT', shows: 'key' }),
  grossWgt,
  cbm: weight({ min: '0' }),
  splitCd: code('BW_SPLIT', { required: true, default: 'A', within: { field: 'pkgCnt' } }),
  splitSeq: integer(computed),
  locCd: text(20),
  basisTpCd: code('BASIS_TP'),
  basisNo: text(20),
  accidCd: code('ACCID', { required: true, default: 'NONE' }),
  accidPkgCnt: integer({ min: 0, max: most, default: 0 }),
  accidWgt: weight({ min: '0', default: '0' }),
  vhclNo: text(12),
  planId: ref('btcd/plan', computed),
  stockId: ref('bwms/stock', computed),
  // What is asked to be amended, as long as customs has not answered.
  amdPkgCnt: integer(computed),
  amdWgt: weight(computed),
  amdReason: text(300, { ...computed, span: 2 }),
  stCd: code('BWIO_ST', { ...computed, default: 'DRAFT' }),
  msg,
};
