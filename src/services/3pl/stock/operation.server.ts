/** What a balance is called where the ledger is asked to move it. */
import type { StoredOf } from '../../../core/record.ts';
import type { stock } from './stock.ts';

export type StoredStock = StoredOf<typeof stock>;

/** Each press of a button is an operation of its own: the balance counts on with it. */
export const opOf = (stored: StoredStock, name: string) => ({ op: `3pl/stock:${stored.id}:${name}:${stored.version}` });
export const hereOf = ({ whCd, clntId, itemId, lotNo, expDt, locCd }: StoredStock) => ({
  ...{ whCd, clntId, itemId },
  ...{ lotNo: lotNo ?? null, expDt: expDt ?? null, locCd: locCd ?? null },
});
