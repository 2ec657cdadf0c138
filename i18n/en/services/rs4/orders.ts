import type { orders as ko } from '../../../ko/services/rs4/orders.ts';
import type { Twin } from '../../../messages.ts';

/** Names, buttons and questions of repair orders and their works. */
export const orders = {
  'rs4/order': {
    name: 'Repair order |||| Repair orders',
    fields: {
      ...{ orderNo: 'Order no', orderTitle: 'Title', excRt: 'Exchange rate' },
      ...{ quotAmount: 'Order amount', quotAmountFrgn: 'Order amount (foreign)' },
    },
    rows: {
      item: {
        ...{
          lineTpCd: 'Type',
          lineNo: 'No',
          itemId: 'Item',
          prftRt: 'Profit %',
          priceBaseCd: 'Basis',
          quotAmount: 'Net amount',
        },
        ...{ quotAmountFrgn: 'Net amount (foreign)', addApprDt: 'Approved on' },
      },
    },
    grids: { item: 'Lines' },
    loads: { item: 'Load items' },
    tabs: { works: 'Works', plan: 'Plan of works', money: 'Invoices & purchases' },
    links: { invADV: 'Advance invoice', invPROG: 'Progress invoice', invFINAL: 'Final invoice', purc: 'New purchase' },
    words: {
      invoices: 'Invoices',
      no_invoices: 'Nothing has been invoiced yet.',
      purchases: 'Purchases',
      no_purchases: 'Nothing has been purchased. Name a supplier in a line, and its purchase can be made here.',
      to_purchase: 'Suppliers to purchase from',
      left_of: '%{smart_count} line to purchase |||| %{smart_count} lines to purchase',
      new_work: 'New work order',
      done_of: '%{done} of %{qty} %{unit} done',
      works_closed: 'You are not authorised to see work orders',
      no_lines: 'Once lines are saved, work orders can be made for each of them',
    },
    actions: {
      complete: 'Complete',
      accept: 'Accept',
      reopen: 'Reopen',
      cancel: 'Cancel order',
      worked: 'Progress reported',
      addPurchase: 'Purchase noted',
      setInvoiced: 'Invoices noted',
      invoiced: 'Invoiced',
      uninvoiced: 'Invoice withdrawn',
      closed: 'Closed',
    },
    dones: {
      complete: 'Completed: %{record}. It can be accepted now',
      accept: 'Acceptance noted: %{record}. The rest can be invoiced now',
      reopen: 'Reopened: %{record}',
      cancel: 'Cancelled: %{record}',
    },
    asks: {
      complete: 'Says that all work is done. Afterwards the order is accepted by the customer, or reopened.',
      accept:
        'Notes the acceptance by the customer. It needs the signature and the approval of additional work; from then on amounts follow the quantities done.',
      reopen: 'Takes the order back into work, to correct quantities and works.',
      cancel: 'Cancels the order; its quotation is sent again.',
    },
  },
  'rs4/work': {
    name: 'Work order |||| Work orders',
    fields: { orderId: 'Order', instTxt: 'Instructions', reason: 'On hold because' },
    grids: { log: 'Daily log', matl: 'Materials' },
    loads: { matl: 'Load materials' },
    actions: {
      start: 'Start work',
      log: 'Write the log',
      hold: 'Hold',
      resume: 'Resume',
      done: 'Finish work',
      cancel: 'Cancel work',
    },
    dones: {
      start: 'Started: %{record}',
      log: 'Day noted: %{record}, progress %{progRt}%',
      hold: 'On hold: %{record}',
      resume: 'Resumed: %{record}',
      done: 'Done: %{record}, quantity %{doneQty}',
      cancel: 'Cancelled: %{record}',
    },
    asks: {
      log: 'Adds a day to the daily log. The progress shows in the order too.',
      hold: 'Stops the work and notes why.',
      done: 'Ends the work. The quantity done is noted in its line of the order.',
      cancel: 'A cancelled work order cannot be started again.',
    },
  },
} as const satisfies Twin<typeof ko>;
