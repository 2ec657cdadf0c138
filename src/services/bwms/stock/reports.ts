/** 화물반출입대장 of a period as the inspector asks for it, and what lies there on a day (24-bonded-transport-warehouse). */
import type { Report } from '../../../core/resource.ts';
import { cargoNo, code, date, dateTime, integer, text, weight } from '../../../fields/index.ts';

const cargo = { cargMtNo: cargoNo(), blNo: text(20), ownerNm: text(50), itemNm: text(100) } as const;
const left = { summed: false } as const;
/** Narrow, so that numbers of cargo and names have the paper. */
const count = { width: 58 } as const;
const mass = { width: 60 } as const;

export const reports = [
  {
    name: 'ledger',
    fields: { from: date({ required: true }), to: date({ required: true }) },
    columns: {
      ioDtm: dateTime({ width: 100 }),
      ioTpCd: code('BW_IO_TP'),
      ioNo: text(18),
      ...cargo,
      pkgUnitCd: code('PKG', { shows: 'key' }),
      inPkgCnt: integer(count),
      outPkgCnt: integer(count),
      balPkgCnt: integer({ ...left, ...count }),
      inWgt: weight(mass),
      outWgt: weight(mass),
      balWgt: weight({ ...left, ...mass }),
      basisNo: text(20),
    },
  },
  {
    name: 'status',
    fields: { asOf: date({ required: true, default: ({ today }) => today }) },
    columns: {
      ...cargo,
      inDt: date({ width: 76 }),
      storeDueDt: date({ width: 76 }),
      storeDays: integer({ ...left, ...count }),
      locCd: text(20),
      pkgUnitCd: code('PKG', { shows: 'key' }),
      balPkgCnt: integer(count),
      balWgt: weight(mass),
    },
  },
] as const satisfies readonly Report[];
