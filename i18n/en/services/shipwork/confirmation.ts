import type { confirmation as ko } from '../../../ko/services/shipwork/confirmation.ts';
import type { Twin } from '../../../messages.ts';

export const confirmation = {
  'shipwork/pcr': {
    name: 'Purchase confirmation |||| Purchase confirmations',
    fields: {
      applyDueDt: 'Apply by',
      docNo: 'Document No',
      excRt: 'Exchange rate',
      excUnit: 'Rate unit',
      usdExcRt: 'USD rate',
      reason: 'Reason',
      taxInvIds: 'Received tax invoices',
    },
    rows: {
      item: {
        hsCd: 'HS code',
        itemNm: 'Item',
        purcDt: 'Bought on',
        unitCd: 'Unit',
        unitPriceFrgn: 'Unit price',
        amtFrgn: 'Amount',
      },
      doc: { amtFrgn: 'Amount' },
      tax: {
        taxInvId: 'Received tax invoice',
        ntsConfirmNo: 'NTS confirmation No',
        writeDt: 'Written on',
        supplyAmt: 'Supply amount',
        taxAmt: 'Tax',
      },
    },
    grids: { item: 'Goods bought', doc: 'Base documents', tax: 'Tax invoices', msg: 'Messages' },
    words: {
      goods: 'Goods',
      names_kept: '%{name} is another one now. %{fields} stay as they were: check whether they still fit.',
    },
    links: { earlier: 'Previous confirmation' },
    loads: { doc: 'Choose export declarations', tax: 'Choose received tax invoices' },
    helps: { applyDueDt: '25 days after the VAT period in which the first of the goods were bought.' },
    actions: {
      send: 'Apply',
      fix: 'Correct and apply again',
      reply: 'Enter the answer',
      accepted: 'Accepted',
      issued: 'Issued',
      refused: 'Refused',
      change: 'Apply for a change',
      cancel: 'Apply to cancel',
      changed: 'Changed',
      canceled: 'Cancelled',
    },
    dones: {
      send: 'Applied for: %{record}',
      fix: 'It can be edited again: %{record}',
      reply: 'The answer has come: %{record}, %{stCd}',
      change: 'The application for a change was made: %{made}',
      cancel: 'The application to cancel was made: %{made}',
    },
    asks: {
      send: 'The confirming body is asked to issue it. After that it can no longer be edited.',
      change:
        'An application with the same content is made. Until the change is issued, this confirmation stays valid.',
      cancel: 'An application to cancel is made. Until it is issued, this confirmation stays valid.',
    },
  },
} as const satisfies Twin<typeof ko>;
