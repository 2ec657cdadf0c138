import type { Twin } from '../../../messages.ts';
import type { money as ko } from '../../../ko/services/rs4/money.ts';

export const money = {
  'rs4/purc': {
    name: 'Purchase order |||| Purchase orders',
    fields: {
      lineId: 'Approval line',
      opinion: 'Opinion',
      clntId: 'Supplier',
      orderId: 'Repair order',
      excRt: 'Exchange rate',
      purcTot: 'Purchase amount',
      purcTotFrgn: 'Purchase amount (foreign)',
      rows: 'Rows to receive',
    },
    rows: {
      item: {
        itemId: 'Item',
        purcTot: 'Amount',
        purcTotFrgn: 'Amount (foreign)',
        recvQty: 'Received',
        recvDt: 'Last received',
      },
      rows: { recvQty: 'Received now', recvDt: 'Received on' },
    },
    grids: { item: 'Lines' },
    loads: { item: 'Load items' },
    words: {
      approval_rule: 'Purchases of KRW %{amount} or more are ordered after approval.',
      won_with_tax: 'KRW, VAT included',
    },
    actions: {
      order: 'Order',
      requestAppr: 'Request approval',
      receive: 'Receive',
      cancel: 'Cancel purchase',
      apprDone: 'Approved',
      apprBack: 'Approval refused',
    },
    titles: { requestAppr: 'Submit for approval to %{apprLine}?' },
    dones: {
      order: 'Ordered: %{record}. Its paper is in the preview',
      requestAppr: 'Submitted for approval: %{record}',
      receive: 'Receipt noted: %{record}, %{rows} lines, %{stCd}',
      cancel: 'Cancelled: %{record}',
    },
    asks: {
      order: 'Marks the purchase as ordered from the supplier. After that it cannot be changed.',
      requestAppr:
        'Makes and submits a document of the form %{apprForm}. Meanwhile the purchase cannot be changed; when all have approved, it is ordered.',
      receive: 'Enter what has come. Untick the rows that come later.',
      cancel: 'A cancelled purchase cannot be changed any more.',
    },
  },
  'rs4/inv': {
    name: 'Invoice |||| Invoices',
    fields: {
      ...{
        orderId: 'Repair order',
        excRt: 'Exchange rate',
        quotAmount: 'Net amount',
        quotAmountFrgn: 'Net amount (foreign)',
        overdue: 'Overdue',
      },
      ...{ orderAmount: 'Order amount', orderAmountFrgn: 'Order amount (foreign)', payAmtFrgn: 'Payment (foreign)' },
    },
    rows: {
      item: { lineTpCd: 'Type', priceBaseCd: 'Basis', quotAmount: 'Amount', quotAmountFrgn: 'Amount (foreign)' },
      pay: { payAmtFrgn: 'Payment (foreign)', excRt: 'Rate of payment' },
    },
    grids: { item: 'Lines', pay: 'Payments' },
    words: { left: 'Unpaid', won_with_tax: 'KRW, VAT included' },
    actions: { issue: 'Issue', pay: 'Record payment', issueTax: 'Write tax invoice', cancel: 'Cancel invoice' },
    dones: {
      issue: 'Issued: %{record}',
      pay: 'Payment noted: %{record}, %{stCd}',
      issueTax: 'Tax invoice drafted: %{made}',
      cancel: 'Cancelled: %{record}',
    },
    asks: {
      issue: 'Issues the invoice. After that it cannot be changed; payments and a tax invoice can be recorded.',
      pay: 'Records what was received. When all is received, the invoice is paid.',
      issueTax: 'Writes a tax invoice from this invoice. Check it there and issue it.',
      cancel: 'Cancels the invoice and takes it off the invoiced amount of the order.',
    },
  },
} as const satisfies Twin<typeof ko>;
