/** The ledger of bonded goods: one balance for each bonded area and cargo control number, in packages and weight. */
import type { Ledger } from '../shared/stock/ledger.ts';

export const bondedLedger: Ledger = {
  prefix: 'bwms/stock',
  grid: 'hist',
  key: ['bondAreaCd', 'cargMtNo'],
  measures: [
    {
      ...{ on: 'balPkgCnt', in: 'inPkgCnt', out: 'outPkgCnt' },
      move: { in: 'inPkgCnt', out: 'outPkgCnt', bal: 'balPkgCnt', held: 'heldPkgCnt' },
    },
    {
      ...{ on: 'balWgt', in: 'inWgt', out: 'outWgt' },
      move: { in: 'inWgt', out: 'outWgt', bal: 'balWgt', held: 'heldWgt' },
    },
  ],
  at: 'ioDtm',
  tp: 'ioTpCd',
};
