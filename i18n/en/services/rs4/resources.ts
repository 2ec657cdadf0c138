import type { resources as ko } from '../../../ko/services/rs4/resources.ts';
import type { Twin } from '../../../messages.ts';
import { money } from './money.ts';
import { orders } from './orders.ts';

/** Names of resources (one |||| several) and their detail grids and actions. */
export const resources = {
  'rs4/clnt': {
    name: 'Partner |||| Partners',
    fields: { natCd: 'Country' },
    grids: { charger: 'Contacts' },
    tabs: { dealings: 'Dealings' },
  },
  'rs4/ship': {
    name: 'Vessel |||| Vessels',
    fields: { natCd: 'Flag', ownerClntId: 'Shipowner' },
    grids: { equip: 'Equipment' },
    links: { ais: 'AIS view (external site)' },
    tabs: { dealings: 'Repairs' },
  },
  'rs4/styleCode': { name: 'Document style |||| Document styles' },
  'rs4/stdinfo/config': { name: 'Setting |||| Settings' },
  'rs4/stdinfo/item': {
    name: 'Item |||| Items',
    fields: { ownerClntId: 'Cargo owner' },
    grids: { prices: 'Customer prices' },
  },
  ...orders,
  ...money,
  'rs4/quot': {
    name: 'Quotation |||| Quotations',
    fields: {
      prevAmount: 'Amount of the previous revision',
      prevAmountFrgn: 'Foreign amount of the previous revision',
      leastProfit: 'Minimum profit rate',
      costless: 'Lines without a cost',
      lineId: 'Approval line',
      opinion: 'Opinion',
      apprRefused: 'Refused before',
      apprRefusedWhy: 'Reason of the refusal',
      chargerIds: 'Recipients',
      excRt: 'Exchange rate',
      prevQuotId: 'Previous revision',
      sentDtm: 'Marked as sent at',
    },
    rows: {
      item: {
        lineTpCd: 'Type',
        lineNo: 'No',
        itemId: 'Item',
        prftRt: 'Profit %',
        priceBaseCd: 'Basis',
        purcBaseCd: 'Cost basis',
        purcPrice: 'Unit cost',
        purcPriceFrgn: 'Unit cost (foreign)',
        price: 'Price',
        priceFrgn: 'Price (foreign)',
      },
    },
    grids: { item: 'Lines' },
    words: {
      costless: '%{smart_count} line without a cost |||| %{smart_count} lines without a cost',
      approval_rule: 'KRW %{amount} or more needs approval.',
      least: 'Min',
      usual: 'Usual',
      rate_base: 'Profit % on cost',
      won_with_tax: 'KRW, VAT included',
    },
    marks: { prftRt: 'Below the minimum profit rate' },
    tabs: { revisions: 'Sent & revisions' },
    titles: {
      cancel: 'Cancel quotation %{record}?',
    },
    actions: {
      start: 'Start drafting',
      confirm: 'Confirm',
      requestAppr: 'Request approval',
      apprAgain: 'Approval requested again',
      apprDone: 'Approved',
      apprBack: 'Approval refused',
      send: 'Send',
      win: 'Mark as won',
      unwin: 'Order cancelled',
      lose: 'Mark as lost',
      revise: 'Revise',
      cancel: 'Cancel quotation',
      expire: 'Expired',
    },
  },
} as const satisfies Twin<typeof ko>;
