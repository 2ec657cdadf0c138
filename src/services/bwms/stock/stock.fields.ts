/** Fields: cargo that lies in a bonded area, and how it moved (24-bonded-transport-warehouse `bwms/stock`). */
import { bondAreaCd, cargoNo, code, date, dateTime, integer, ref, rows, text, weight } from '../../../fields/index.ts';
import { lastDtm, ledgerKept, stockKey } from '../../shared/stock/ledgerFields.ts';

const computed = { computed: true } as const;
const { enteredDtm, ...kept } = ledgerKept;

export const stockFields = {
  bondAreaCd: bondAreaCd(computed),
  cargMtNo: cargoNo({ ...computed, width: 174 }),
  blNo: text(20, { ...computed, width: 112 }),
  ownerNm: text(50, { ...computed, width: 100 }),
  clntId: ref('rs4/clnt', { ...computed, width: 140 }),
  itemNm: text(100, { ...computed, width: 80 }),
  inDt: date({ ...computed, width: 90 }),
  storeDueDt: date({ ...computed, width: 90 }),
  inPkgCnt: integer({ ...computed, default: 0, width: 80 }),
  outPkgCnt: integer({ ...computed, default: 0, width: 80 }),
  balPkgCnt: integer({ ...computed, default: 0, width: 80 }),
  pkgUnitCd: code('PKG', { ...computed, shows: 'key', width: 64 }),
  inWgt: weight({ ...computed, default: '0', width: 96 }),
  outWgt: weight({ ...computed, default: '0', width: 96 }),
  balWgt: weight({ ...computed, default: '0', width: 84 }),
  locCd: text(20, { ...computed, width: 64 }),
  extDocNo: text(30, { ...computed, more: true }),
  noticeDt: date({ ...computed, width: 94 }),
  stCd: code('BWSTOCK_ST', computed),
  lastDtm: { ...lastDtm, more: true },
  stockKey: { ...stockKey, more: true },
  hist: rows(
    {
      ioDtm: dateTime({ ...computed, width: 128 }),
      ioTpCd: code('BW_IO_TP', { ...computed, width: 126 }),
      ioNo: text(18, { ...computed, width: 160 }),
      corrCd: code('BW_CORR', { ...computed, width: 70 }),
      inPkgCnt: integer({ ...computed, width: 76 }),
      outPkgCnt: integer({ ...computed, width: 76 }),
      balPkgCnt: integer({ ...computed, width: 76, summed: false }),
      inWgt: weight({ ...computed, width: 84 }),
      outWgt: weight({ ...computed, width: 84 }),
      balWgt: weight({ ...computed, width: 84, summed: false }),
      corrTxt: text(300, { ...computed, width: 120 }),
      basisNo: text(20, { ...computed, width: 150 }),
      // A correction holds as of the report that it corrects, and was entered later.
      enteredDtm: { ...enteredDtm, width: 128 },
    },
    {
      ...{ readOnly: true, latest: 500, name: 'ioNo' },
      kept: {
        ...kept,
        heldPkgCnt: integer(computed),
        heldWgt: weight(computed),
      },
    },
  ),
};
