import type { Twin } from '../messages.ts';
import type { moneyErrors as ko } from '../ko/moneyErrors.ts';

export const moneyErrors = {
  rowsClosed: 'The rows of this table cannot be changed in the present state.',
  taxInvFuture: 'The date of writing cannot lie after today.',
  taxInvEventFuture: 'The reason cannot have arisen after today.',
  taxInvCancelStays: 'The items of an invoice that takes back the whole stay as they are.',
  taxInvTwinIssued: '%{0}, which belongs with it, was issued already.',
  taxInvRowSums:
    'Rows where quantity × unit price is not the amount supplied: %{1}. Go on if a discount or the like explains it.',
  taxInvTwinDraft:
    '%{0}, which takes back the original, is not issued yet. Until it is, the original counts beside this one.',
  taxInvOffInvoice: 'Invoice %{1} comes to %{2} won, this tax invoice to %{3} won.',
  taxInvBillsPaid:
    'Invoice %{0} is paid in full, but this tax invoice bills it. To issue it as a receipt, cancel and change that first.',
  taxInvReceiptsUnpaid:
    'Invoice %{0} is not paid in full, but this tax invoice receipts it. To issue it as a bill, cancel and change that first.',
  nothingToPurchase:
    'Nothing is left to order from this partner for this order. Please check the suppliers of its lines and the purchases made so far.',
  orderCancelled: 'A cancelled order takes no purchases and no invoices. Please choose another order.',
  strayOrderLine: 'This is no line of the chosen order. Please choose the order row again.',
  invOverOrder: 'The invoices together exceed the amount of the order. What can still be invoiced is %{1}.',
  orderBelowInvoiced:
    'The order would come to less than the %{1} already invoiced. Cancel an invoice first, or check quantities and prices.',
} as const satisfies Twin<typeof ko>;
