/** The ledger of shippers' goods: one balance for each warehouse, shipper, item, lot, expiry and place (25-3pl 2.9). */
import type { Ledger } from '../shared/stock/ledger.ts';

/** Place of what came damaged or was broken: it is nobody's to take. */
export const damaged = 'DMG';
/** Called as the reason is for which goods are taken there. */
export const placeNames = { [damaged]: 'ADJ_RSN' } as const;

export const goodsLedger: Ledger = {
  prefix: '3pl/stock',
  grid: 'ledger',
  key: ['whCd', 'clntId', 'itemId', 'lotNo', 'expDt', 'locCd'],
  measures: [{ on: 'onQty', move: { in: 'inQty', out: 'outQty', bal: 'balQty', held: 'heldQty' } }],
  at: 'moveDtm',
  tp: 'moveTpCd',
  allocated: 'allocQty',
  available: { field: 'availQty', except: { field: 'locCd', value: damaged } },
  allocs: { prefix: '3pl/io', grid: 'alloc' },
};
