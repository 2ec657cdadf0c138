/** 화물반출입대장 of a period as the inspector asks for it, and what lies there on a day (24-bonded-transport-warehouse). */
import type { Report } from '../../../core/resource.ts';
import { bondAreaCd, cargoNo, code, date, dateTime, integer, text, weight } from '../../../fields/index.ts';

const cargo = { cargMtNo: cargoNo(), blNo: text(20), ownerNm: text(50), itemNm: text(100) } as const;
const left = { summed: false } as const;
/** Narrow, so that numbers of cargo and names have the paper. */
const count = { width: 44 } as const;
const mass = { width: 52 } as const;
const numbers = ['cargMtNo', 'blNo', 'pkgUnitCd'] as const;

export const reports = [
  {
    name: 'ledger',
    fields: { from: date({ required: true }), to: date({ required: true }), bondAreaCd: bondAreaCd() },
    whole: [...numbers, 'ioNo', 'corrCd', 'basisNo'],
    under: { cargMtNo: 'blNo', corrCd: 'corrDt' },
    columns: {
      ioDtm: dateTime({ width: 70 }),
      ioTpCd: code('BW_IO_TP'),
      corrCd: code('BW_CORR'),
      // It stands at the moment of the report that it corrects; this is the day on which it was entered.
      corrDt: date(),
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
      corrTxt: text(300),
    },
  },
  {
    name: 'status',
    fields: { asOf: date({ required: true, default: ({ today }) => today }), bondAreaCd: bondAreaCd() },
    whole: numbers,
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
