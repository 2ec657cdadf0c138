/** Fields that export and import declarations share: models of a line, containers (23-shipwork-customs). */
import type { Flags } from '../../../core/field.ts';
import { cntrNo, code, foreign, integer, qty, rows, text } from '../../../fields/index.ts';

/** Goods leave from, and arrive at, a port of Korea. */
export const koreanPort = { required: true, starting: 'KR' } as const;

export const computed = { computed: true } as const;

/** States of a declaration; a permit has others. */
export const customsStates = [
  'DRAFT',
  'SENT',
  'ACCEPT',
  'CHECK',
  'RELEASE',
  'AMEND',
  'DONE',
  'REJECT',
  'WITHDRAW',
] as const;

/** Most lines (란) that customs takes in one declaration. */
export const mostLans = 999;
const mostModels = 10_000;

/** A code brings what the goods are called; what is called already stays. */
export const byHsCode = {
  by: 'shipwork/common/hsCode',
  tells: ['dealNm'],
  fills: { itemNm: 'itemNm', dealNm: 'dealNm' },
} as const;
export const byBondArea = {
  by: 'shipwork/common/bondArea',
  from: 'fw/bondArea',
  named: { unknown: 'bondAreaUnknown' },
} as const;

/** Which line it is: counted by the server, never typed. The row's own number says the same beside it. */
export const lanNo = (flags: Flags = {}) => integer({ ...computed, ...flags, summed: false, width: 56, more: true });

/** 규격: the models of a line; the number of the line says on the wire which one. */
export const modelRows = rows(
  {
    lanNo: lanNo({ required: true }),
    modelNm: text(200, { required: true, width: 260 }),
    ingrNm: text(70, { width: 130 }),
    qty: qty({ required: true, min: '1', max: '999999999', width: 80 }),
    qtyUnitCd: code('UNIT', { shows: 'key', required: true, width: 64 }),
    unitPriceFrgn: foreign({ required: true, min: '0', summed: false, width: 110 }),
    amtFrgn: foreign({ ...computed, width: 120 }),
  },
  {
    below: 'lan',
    numbered: 'lanNo',
    name: 'modelNm',
    max: mostModels,
    card: { quantity: 'qty', unit: 'qtyUnitCd', price: ['unitPriceFrgn'], amount: ['amtFrgn'] },
  },
);

export const containerRows = rows({ cntrNo: cntrNo({ required: true, width: 160 }) }, { max: mostLans });
