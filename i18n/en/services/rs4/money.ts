import type { Twin } from '../../../messages.ts';
import type { money as ko } from '../../../ko/services/rs4/money.ts';

export const money = {
  'rs4/purc': {
    name: 'Purchase order |||| Purchase orders',
    fields: {
      lineId: 'Approval line',
      opinion: 'Opinion',
      apprRefused: 'Refused before',
      apprRefusedWhy: 'Reason of the refusal',
      clntId: 'Supplier',
      orderId: 'Repair order',
      excRt: 'Exchange rate',
      purcDt: 'Ordered on',
      shipNm: 'Vessel',
      purcTot: 'Purchase amount',
      purcTotFrgn: 'Purchase amount (foreign)',
      leftTot: 'Still to come',
      recvTot: 'Received',
      rows: 'Rows to receive',
      came: 'What really came',
      recvFixTxt: 'Reason for correcting the receipt',
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
      came: { recvQty: 'Really received', recvDt: 'Really received on' },
    },
    grids: { item: 'Lines' },
    words: {
      approval_rule: 'Purchases of KRW %{amount} or more are ordered after approval.',
      won_with_tax: 'KRW, VAT included',
    },
    titles: {
      order: 'Place purchase order %{record}?',
      cancel: 'Cancel purchase order %{record}?',
    },
    actions: {
      order: 'Order',
      requestAppr: 'Request approval',
      receive: 'Receive',
      correctReceipt: 'Correct receipt',
      cancel: 'Cancel purchase',
      apprAgain: 'Approval requested again',
      apprDone: 'Approved',
      apprBack: 'Approval refused',
    },
  },
  'rs4/inv': {
    name: 'Invoice |||| Invoices',
    fields: {
      ...{
        orderId: 'Repair order',
        excRt: 'Exchange rate',
        quotAmount: 'Net amount',
        quotAmountFrgn: 'Net (foreign)',
        overdue: 'Overdue',
        untaxed: 'Without tax invoice',
        dueDt: 'Due date',
      },
      ...{ orderAmount: 'Order amount', orderAmountFrgn: 'Order amount (foreign)', payAmtFrgn: 'Payment (foreign)' },
    },
    rows: {
      item: {
        lineTpCd: 'Type',
        itemId: 'Item',
        priceBaseCd: 'Basis',
        quotAmount: 'Net amount',
        quotAmountFrgn: 'Net amount (foreign)',
      },
      pay: { payAmtFrgn: 'Payment (foreign)', excRt: 'Rate of payment' },
    },
    grids: { item: 'Lines', pay: 'Payments' },
    words: {
      left: 'Unpaid',
      won_with_tax: 'KRW, VAT included',
      amended: {
        title: 'Tax invoice amended by',
        comes_to: 'With them the tax invoice comes to %{sum} won; this invoice stays at %{own} won.',
      },
    },
    titles: {
      issue: 'Issue invoice %{record}?',
      unpay: 'Take back the payment of %{record}?',
      cancel: 'Cancel invoice %{record}?',
    },
    actions: {
      issue: 'Issue',
      pay: 'Record payment',
      unpay: 'Take back payment',
      issueTax: 'Write tax invoice',
      cancel: 'Cancel invoice',
    },
  },
} as const satisfies Twin<typeof ko>;
