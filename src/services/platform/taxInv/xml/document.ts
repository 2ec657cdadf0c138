/** What the tax office is told of a record. Pure. */
import { decimal } from '../../../../core/decimal.ts';
import type { StoredOf } from '../../../../core/record.ts';
import type { taxInvFields } from '../taxInv.fields.ts';
import type { TaxDocument } from './schema.ts';

export type StoredTaxInv = StoredOf<typeof taxInvFields>;

/** By kind: tax invoices, those at zero rate, invoices without tax; and the same amended. */
const typeCodes: Readonly<Record<string, readonly [normal: string, amended: string]>> = {
  TAX10: ['0101', '0201'],
  ZERO: ['0102', '0202'],
  FREE: ['0301', '0401'],
};

export const typeCodeOf = ({ vatCd, invTpCd }: Pick<StoredTaxInv, 'vatCd' | 'invTpCd'>): string =>
  typeCodes[String(vatCd)]![invTpCd === 'MODIFY' ? 1 : 0];

/** The remark stands in so many texts of so many characters. */
const remarkTexts = 3;
const remarkLength = 150;
export const mostRemark = remarkTexts * remarkLength;

const inParts = (text: string): string[] => {
  const chars = [...text];
  return Array.from({ length: Math.ceil(chars.length / remarkLength) }, (_, at) =>
    chars.slice(at * remarkLength, (at + 1) * remarkLength).join(''),
  );
};

const digits = (day: unknown): string => String(day ?? '').replaceAll(/\D/g, '');
/** Without what is empty. */
const said = <T extends object>(values: { readonly [K in keyof T]: unknown }): T =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === null || value === undefined || value === ''
        ? []
        : [[name, typeof value === 'object' ? value : String(value)]],
    ),
  ) as T;

/** A quantity as it is written there: no zeros behind the point that say nothing. */
const figure = (value: unknown): string =>
  value === null || value === undefined || value === '' ? '' : decimal(String(value)).toFixed();

interface Beyond {
  /** The buyer's number itself: of a person the record holds no more than its mask. */
  readonly buyerNo: string;
  readonly originalNo: string | null;
}

export function documentOf(record: StoredTaxInv, { buyerNo, originalNo }: Beyond): TaxDocument {
  return said<TaxDocument>({
    issuedAt: digits(record.issueDtm).padEnd(14, '0'),
    ownNo: record.taxInvNo,
    confirmNo: record.ntsConfirmNo,
    typeCode: typeCodeOf(record),
    remarks: inParts(String(record.remark ?? '')),
    writeDay: digits(record.writeDt),
    amendCode: record.modifyCd,
    purposeCode: record.purposeCd === 'RCPT' ? '01' : '02',
    originalNo,
    supplier: said({
      ...{ regNo: record.invrRegNo, bizTp: record.invrBizTp, name: record.invrNm, bizItem: record.invrBizItem },
      ...{ ceo: record.invrCeoNm, addr: record.invrAddr },
    }),
    buyer: said({
      ...{ regNo: buyerNo, bizTp: record.inveBizTp, name: record.inveNm, bizItem: record.inveBizItem },
      ...{ kind: buyerNo.length === 13 ? '02' : '01', ceo: record.inveCeoNm, email: record.inveEmail },
      ...{ addr: record.inveAddr },
    }),
    supplyAmt: record.supplyAmt,
    taxAmt: record.taxAmt,
    sumAmount: record.sumAmount,
    items: record.item.map((row, at) =>
      said({
        ...{ no: at + 1, remark: row.remark, supplyAmt: row.supplyAmt, qty: figure(row.qty), spec: row.spec },
        ...{ name: row.itemNm, day: digits(row.purchDt), taxAmt: row.taxAmt, unitPrice: row.unitPrice },
      }),
    ),
  });
}
