/** Columns that quotations, orders and invoices share (20-rs4-ship-repair, 00-conventions 1.6). */
import { code, foreign, qty, rate, ref, text, won } from '../../fields/index.ts';

const computed = { computed: true } as const;

/** What every line is reckoned to; the header carries the sums under the same names. */
const amounts = {
  tot: won(computed),
  totFrgn: foreign(computed),
  dctAmount: won(computed),
  dctAmountFrgn: foreign(computed),
  quotAmount: won(computed),
  quotAmountFrgn: foreign(computed),
  salesVat: won(computed),
  purcTot: won(computed),
  purcTotFrgn: foreign(computed),
};

export const headerAmountFields = {
  ...amounts,
  sumAmount: won(computed),
  prftAmt: won(computed),
  prftRt: rate(computed),
};

/** A line of a quotation, in the order of its columns; orders add to it. */
export const lineFields = {
  lineTpCd: code('LINE_TP', { required: true, default: 'I' }),
  lineNo: text(10, computed),
  workTpCd: code('RS4_WORK'),
  itemId: ref('rs4/stdinfo/item', { more: true }),
  itemNm: text(200, { required: true }),
  spec: text(100),
  unitCd: code('UNIT'),
  qty: qty({ default: '1', min: '1', max: '999999999' }),
  purcBaseCd: code('PURC_BASE', { required: true, default: 'K' }),
  purcPrice: won({ min: '0' }),
  purcPriceFrgn: foreign({ min: '0' }),
  priceBaseCd: code('PRICE_BASE', { required: true, default: 'P' }),
  prftRt: rate({ min: '-100', max: '999.99' }),
  price: won(),
  priceFrgn: foreign(),
  tot: amounts.tot,
  totFrgn: amounts.totFrgn,
  dctRt: rate({ default: '0', min: '0', max: '100' }),
  dctAmount: amounts.dctAmount,
  dctAmountFrgn: amounts.dctAmountFrgn,
  quotAmount: amounts.quotAmount,
  quotAmountFrgn: amounts.quotAmountFrgn,
  salesVat: amounts.salesVat,
  vatCd: code('VAT', { required: true, more: true }),
  purcClntId: ref('rs4/clnt', { more: true }),
  purcTot: won({ computed: true, more: true }),
  purcTotFrgn: foreign({ computed: true, more: true }),
};
