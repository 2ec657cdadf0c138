import type { orders as ko } from '../../../ko/services/rs4/orders.ts';
import type { Twin } from '../../../messages.ts';

/** Names, buttons and questions of repair orders and their works. */
export const orders = {
  'rs4/order': {
    name: 'Repair order |||| Repair orders',
    fields: {
      works: 'Lines to make work orders for',
      leadUserId: 'Person in charge',
      teamCd: 'Team',
      planFromDt: 'Planned from',
      planToDt: 'Planned to',
      ...{ orderNo: 'Order no', orderTitle: 'Title', excRt: 'Exchange rate' },
      ...{ quotAmount: 'Order amount', quotAmountFrgn: 'Order amount (foreign)' },
    },
    rows: {
      works: { teamCd: 'Team', planFromDt: 'From', planToDt: 'To' },
      item: {
        ...{
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
          quotAmount: 'Net amount',
        },
        ...{ quotAmountFrgn: 'Net amount (foreign)', addApprDt: 'Approved on' },
      },
    },
    grids: { item: 'Lines' },
    tabs: { works: 'Works', plan: 'Work schedule', money: 'Invoices & purchases' },
    words: {
      invoices: 'Invoices',
      no_invoices: 'Nothing has been invoiced yet.',
      purchases: 'Purchases',
      no_purchases: 'Nothing has been purchased yet.',
      part_purchases:
        '%{smart_count} partly received purchase counts once everything is there |||| %{smart_count} partly received purchases count once everything is there',
      to_purchase: 'Suppliers to purchase from',
      left_of: '%{smart_count} line to purchase |||| %{smart_count} lines to purchase',
      new_work: 'New work order',
      done_of: '%{done} of %{qty} %{unit} done',
      works_closed: 'You are not authorised to see work orders',
      no_lines: 'Once lines are saved, work orders can be made for each of them',
    },
    titles: {
      complete: 'Complete order %{record}?',
      cancel: 'Cancel order %{record}?',
    },
    actions: {
      makeWorks: 'Make all work orders',
      complete: 'Complete',
      accept: 'Accept',
      reopen: 'Reopen',
      cancel: 'Cancel order',
      worked: 'Progress reported',
      addPurchase: 'Purchase noted',
      takePurchase: 'Purchase taken back',
      setInvoiced: 'Invoices noted',
      invoiced: 'Invoiced',
      uninvoiced: 'Invoice withdrawn',
      closed: 'Closed',
    },
  },
  'rs4/work': {
    name: 'Work order |||| Work orders',
    fields: { orderId: 'Order', instTxt: 'Instructions', reason: 'On hold because' },
    grids: { log: 'Daily log', matl: 'Materials' },
    titles: {
      cancel: 'Cancel work order %{record}?',
    },
    actions: {
      start: 'Start work',
      log: 'Write the log',
      hold: 'Hold',
      resume: 'Resume',
      done: 'Finish work',
      cancel: 'Cancel work',
    },
  },
} as const satisfies Twin<typeof ko>;
