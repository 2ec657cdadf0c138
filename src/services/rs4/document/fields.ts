/** Columns that quotations, orders and invoices share (20-rs4-ship-repair, 00-conventions 1.6). */
import type { Flags } from '../../../core/field.ts';
import type { RecordOf, RowOf } from '../../../core/record.ts';
import type { CodeField } from '../../../fields/code/index.ts';
import type { DecimalField } from '../../../fields/decimal/index.ts';
import { code, foreign, qty, rate, ref, text, won } from '../../../fields/index.ts';
import type { RefField } from '../../../fields/ref/index.ts';
import type { IntegerField } from '../../../fields/integer/index.ts';
import type { RowsField } from '../../../fields/rows/index.ts';

const computed = { computed: true } as const;

/** Partners that sell to the yard or work for it, and no others. */
export const supplier = (flags: Flags & Pick<RefField, 'firstBy'>) =>
  ref('rs4/clnt', { ...flags, must: { clntTpCds: 'SUP,SUBC' }, unmet: 'notSupplier' });

/** By the kind of purchase: a subcontract goes to subcontractors, materials come from suppliers. */
export const ofPurchaseKind = {
  field: 'purcTpCd',
  keys: { S: { clntTpCds: 'SUBC' }, M: { clntTpCds: 'SUP' } },
} as const;

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
  quotAmount: won({ computed: true, width: 88 }),
  quotAmountFrgn: foreign({ computed: true, width: 108 }),
  sumAmount: won({ computed: true, width: 88 }),
  prftAmt: won(computed),
  prftRt: rate({ computed: true, capped: true, width: 56 }),
};

/** A line of a quotation, in the order of its columns; orders add to it. */
export const lineFields = {
  lineTpCd: code('LINE_TP', { required: true, default: 'I', width: 50 }),
  lineNo: text(10, { computed: true, width: 44 }),
  workTpCd: code('RS4_WORK', { width: 62 }),
  itemId: ref('rs4/stdinfo/item', { more: true }),
  itemNm: text(200, { required: true, width: 132 }),
  spec: text(100, { width: 70 }),
  unitCd: code('UNIT', { shows: 'key', width: 52 }),
  qty: qty({ default: '1', min: '1', max: '999999999', width: 54 }),
  purcBaseCd: code('PURC_BASE', { required: true, default: 'K', width: 66 }),
  purcPrice: won({ min: '0', width: 84 }),
  purcPriceFrgn: foreign({ min: '0', width: 88 }),
  priceBaseCd: code('PRICE_BASE', { required: true, default: 'P', width: 62 }),
  prftRt: rate({ min: '-100', max: '999.99', capped: true, width: 58 }),
  price: won({ width: 84 }),
  priceFrgn: foreign({ width: 86 }),
  tot: won({ computed: true, width: 86 }),
  totFrgn: foreign({ computed: true, width: 90 }),
  dctRt: rate({ default: '0', min: '0', max: '100', width: 58 }),
  dctAmount: won({ computed: true, width: 62 }),
  dctAmountFrgn: foreign({ computed: true, width: 72 }),
  quotAmount: won({ computed: true, width: 88 }),
  quotAmountFrgn: foreign({ computed: true, width: 90 }),
  salesVat: won({ computed: true, width: 78 }),
  vatCd: code('VAT', { required: true, more: true }),
  purcClntId: supplier({ more: true }),
  purcTot: won({ computed: true, more: true }),
  purcTotFrgn: foreign({ computed: true, more: true }),
};

/** A line on a phone, by what was sold. */
export const saleCard = {
  quantity: 'qty',
  unit: 'unitCd',
  price: ['priceFrgn', 'price'],
  amount: ['quotAmountFrgn', 'quotAmount'],
  less: { rate: 'dctRt', amount: ['dctAmountFrgn', 'dctAmount'] },
} as const;
export const lineCard = { number: 'lineNo', ...saleCard } as const;

/** What a document comes to: in its own currency, else with tax. */
export const saleTotal = { amount: ['quotAmountFrgn', 'sumAmount'], parts: ['quotAmount', 'salesVat'] } as const;

const saleFigures = ['price', 'priceFrgn'] as const;
const purchaseFigures = ['purcPrice', 'purcPriceFrgn'] as const;

const sale = { figures: saleFigures, with: ['priceBaseCd', 'prftRt', ...saleFigures] } as const;
const purchase = { figures: purchaseFigures, with: ['purcBaseCd', ...purchaseFigures] } as const;

/** Items are chosen as new lines, or by typing in the name of a line. */
export const itemProposal = {
  grid: 'item',
  of: ['itemId'],
  loads: 'itemId',
  typedIn: 'itemNm',
  kept: [sale, purchase],
  per: 'unitCd',
} as const;
/** An invoice knows no purchase: nothing is reckoned from one. */
export const invoicedItemProposal = {
  ...itemProposal,
  kept: [{ figures: saleFigures, with: ['priceBaseCd', ...saleFigures] }],
} as const;
/** A subcontractor is paid for labour and services, a supplier for materials and what a ship is supplied with. */
export const purchasedItemProposal = {
  ...itemProposal,
  kept: [purchase],
  opensWith: { by: 'purcTpCd', keys: { S: { itemTpCd: 'L,S' }, M: { itemTpCd: 'M,P' } } },
} as const;

/** What rules of documents read; not every document has each of them. */
type DocumentFields = typeof headerAmountFields & {
  readonly currCd: CodeField;
  readonly vatCd: CodeField;
  readonly zeroReasonCd: CodeField;
  readonly excRt: DecimalField;
  readonly excUnit: IntegerField;
  readonly lineNoCd: CodeField;
  readonly item: RowsField<typeof lineFields>;
};
export type DocumentRecord = RecordOf<DocumentFields>;
export type DocumentLine = RowOf<DocumentFields>;
