/** 화물반출입대장 of a period as the inspector asks for it, and what lies there on a day (24-bonded-transport-warehouse). */
import type { Report } from '../../../core/resource.ts';
import { cargoNo, code, date, dateTime, integer, text, weight } from '../../../fields/index.ts';

const cargo = { cargMtNo: cargoNo(), blNo: text(20), ownerNm: text(50), itemNm: text(100) } as const;
const left = { summed: false } as const;

export const reports = [
  {
    name: 'ledger',
    fields: { from: date({ required: true }), to: date({ required: true }) },
    columns: {
      ioDtm: dateTime(),
      ioTpCd: code('BW_IO_TP'),
      ioNo: text(18),
      ...cargo,
      pkgUnitCd: code('PKG', { shows: 'key' }),
      inPkgCnt: integer(),
      outPkgCnt: integer(),
      balPkgCnt: integer(left),
      inWgt: weight(),
      outWgt: weight(),
      balWgt: weight(left),
      basisNo: text(20),
    },
  },
  {
    name: 'status',
    fields: { asOf: date({ required: true, default: ({ today }) => today }) },
    columns: {
      ...cargo,
      inDt: date(),
      storeDueDt: date(),
      storeDays: integer(left),
      locCd: text(20),
      pkgUnitCd: code('PKG', { shows: 'key' }),
      balPkgCnt: integer(),
      balWgt: weight(),
    },
  },
] as const satisfies readonly Report[];
