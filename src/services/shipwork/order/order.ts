/** Orders of ship supplies between the company of a ship and a certified supplier (23-shipwork-customs). */
import type { Resource } from '../../../core/resource.ts';
import { ref, text } from '../../../fields/index.ts';
import type { CodeKey } from '../../reference/codes/index.ts';
import { deliverFields, proposedDelivery } from './deliver.ts';
import { orderFields } from './order.fields.ts';
import { deliveryProblems, type OrderFacts } from './ready.ts';

const buyer = ['buy'] as const;
const supplier = ['sell'] as const;
/** What a side wants to say to the other with a step. */
const said = { sayTxt: text(300) };

export const order = {
  prefix: 'shipwork/order',
  table: 'SW_ORDER',
  scope: 'PAIR',
  parties: { buy: 'corpId', sell: 'supCorpId' },
  partyNames: { buy: 'buyNm', sell: 'supNm' },
  writtenBy: ['buy', 'sell'],
  // Nobody is asked yet.
  hiddenIn: { sell: ['DRAFT'] },
  menus: [{ menu: 'S11' }],
  name: 'orderNo',
  printed: ['quotation', 'delivery'],
  total: { amount: ['dealAmountFrgn', 'dealAmount'], parts: ['quotAmount', 'salesVat'] },
  fields: orderFields,
  boxes: {
    ship: {
      fields: [
        'shipId',
        'shipNm',
        'shipNmEn',
        'callSign',
        'trdTpCd',
        'portCd',
        'berthTxt',
        'etaDt',
        'etdDt',
        'agentNm',
      ],
    },
    money: { fields: ['currCd', 'vatCd', 'zeroReasonCd', 'payTermCd', 'excRt', 'quotDt', 'taxInvId'] },
    delivery: { fields: ['reqDlvDtm', 'dlvDtm', 'rcvNm', 'saidTxt'] },
    seller: {
      fields: [
        'supNm',
        'supRegNo',
        'supCeoNm',
        'supTelNo',
        'supEmail',
        'supBizTp',
        'supBizItem',
        'supAddr',
        'supAddrEn',
        'supCorpId',
      ],
      folded: true,
    },
    buyer: {
      fields: ['buyRegNo', 'buyCeoNm', 'buyTelNo', 'buyEmail', 'buyBizTp', 'buyBizItem', 'buyAddr', 'buyAddrEn'],
      folded: true,
    },
  },
  unique: [{ fields: ['orderNo'] }],
  search: {
    keyword: ['orderNo', 'orderTitle', 'shipNm', 'supNm', 'buyNm'],
    dates: ['reqDlvDtm', 'etaDt', 'dlvDtm'],
    // What is wanted lies ahead.
    ahead: 3,
    conditions: ['shipId', 'portCd', 'stCd'],
    asked: { side: text(10) },
    tabs: { by: 'side', values: ['buy', 'sell'] },
  },
  // Each buyer counts its own numbers: a supplier knows an order by its buyer.
  list: ['orderNo', 'buyNm', 'supNm', 'orderTitle', 'shipNm', 'portCd', 'etaDt', 'reqDlvDtm', 'dealAmount', 'stCd'],
  marks: { dealAmount: 'low' },
  lookups: [
    {
      paths: ['shipwork/common/order'],
      key: 'orderNo',
      value: 'orderTitle',
      carries: ['shipNm', 'callSign', 'etaDt', 'berthTxt'],
      where: { stCd: ['ORD'] },
    },
  ],
  imports: { rows: ['item'] },
  rules: async () => (await import('./order.rules.ts')).orderRules,
  uncounted: { stCd: ['CANCEL'] },
  state: {
    field: 'stCd',
    open: ['DRAFT'],
    openTo: { buy: ['DRAFT'], sell: ['REQ'] },
    files: ['REQ', 'QUOT', 'ORD', 'DLV', 'RCV'],
    awaits: { DLV: 'SIGN' },
    path: ['DRAFT', 'REQ', 'QUOT', 'ORD', 'DLV', 'RCV', 'BILL'],
    ends: { CANCEL: 'REQ' },
    turns: { buy: ['DRAFT', 'QUOT', 'DLV'], sell: ['REQ', 'ORD', 'RCV'] },
  },
  notifies: {
    to: ['createId'],
    // The ship comes tomorrow, and nothing is ordered yet.
    due: [{ field: 'etaDt', before: 1, when: { stCd: ['DRAFT', 'REQ', 'QUOT'] } }],
  },
  proposals: [
    { of: ['shipId', 'currCd'] },
    {
      grid: 'item',
      of: ['itemId'],
      loads: 'itemId',
      typedIn: 'itemNm',
      kept: [{ figures: ['price', 'priceFrgn'], with: ['price', 'priceFrgn'] }],
    },
  ],
  facts: true,
  reads: [{ name: 'prices', fields: { orderId: ref('shipwork/order', { required: true }) } }],
  actions: [
    { name: 'request', by: buyer, from: ['DRAFT'], to: 'REQ', fields: said },
    { name: 'quote', by: supplier, from: ['REQ'], to: 'QUOT', fields: said },
    { name: 'decline', by: supplier, from: ['REQ'], to: 'CANCEL', fields: said, danger: true, beside: true },
    { name: 'order', by: buyer, from: ['QUOT'], to: 'ORD', confirm: true },
    { name: 'requote', by: buyer, from: ['QUOT'], to: 'REQ', fields: said, beside: true },
    {
      name: 'deliver',
      by: supplier,
      from: ['ORD'],
      to: 'DLV',
      fields: deliverFields,
      start: (_order, facts) => ({ dlvDtm: facts.now }),
      rows: (stored, _context, facts) => proposedDelivery(stored, (facts as Partial<OrderFacts>).before),
      check: deliveryProblems,
    },
    {
      name: 'receive',
      by: buyer,
      from: ['DLV'],
      to: 'RCV',
      fields: { rcvNm: text(50, { required: true, personal: true }) },
    },
    {
      name: 'correct',
      by: buyer,
      from: ['DLV'],
      to: 'ORD',
      fields: { sayTxt: text(300, { required: true }) },
      beside: true,
      danger: true,
    },
    { name: 'bill', by: supplier, from: ['RCV'], to: 'BILL', confirm: true },
    // The draft of its tax invoice was thrown away.
    { name: 'unbilled', internal: true, by: supplier, from: ['BILL'], to: 'RCV' },
    { name: 'cancel', by: buyer, from: ['DRAFT', 'REQ', 'QUOT'], to: 'CANCEL', confirm: true, danger: true },
  ],
} as const satisfies Resource<CodeKey<'SWORD_ST'>>;
