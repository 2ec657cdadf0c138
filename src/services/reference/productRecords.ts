/** The services of the store as records of `platform/system/product`. */
import { products } from './products.ts';

export interface ProductFeeRow {
  readonly feeTpCd: string;
  readonly feeNm: string;
  readonly unitPrice: string;
  readonly freeQty: string;
  readonly unitNm: string;
  readonly remark: string | null;
}
export interface ProductRecord {
  readonly header: Readonly<Record<string, unknown>> & { readonly id: number };
  readonly fees: readonly ProductFeeRow[];
}

export const productRecords = (): readonly ProductRecord[] =>
  products.map(({ fees, menuTreeIds, ...header }) => ({
    header: { ...header, menuTreeIds: menuTreeIds.join(','), useYn: 'Y' },
    fees: fees.map(({ feeTpCd, unitPrice, unitNm }) => ({ feeTpCd, feeNm: feeTpCd, unitPrice: String(unitPrice), freeQty: '0', unitNm, remark: null })),
  }));
