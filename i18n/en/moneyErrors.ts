import type { Twin } from '../messages.ts';
import type { moneyErrors as ko } from '../ko/moneyErrors.ts';

export const moneyErrors = {
  rowsClosed: 'The rows of this table cannot be changed in the present state.',
  taxInvFuture: 'The date of writing cannot lie after today.',
  taxInvNeedsRow: 'Please enter at least one row.',
  purcNeedsLine: 'Please enter at least one row to order.',
  purcNeedsApproval: 'Purchases of KRW %{0} or more are ordered after approval. Please request approval.',
  notSupplier:
    'Only partners registered as supplier or subcontractor can be ordered from. Please check the types of the partner.',
  nothingToPurchase:
    'Nothing is left to order from this partner for this order. Please check the suppliers of its lines and the purchases made so far.',
  orderCancelled: 'A cancelled order takes no purchases and no invoices. Please choose another order.',
  strayOrderLine: 'This is no line of the chosen order. Please choose the order row again.',
  invNeedsLine: 'Please enter at least one row to invoice.',
  invAmountAboveZero: 'The amount must be above 0. Please check prices and quantities.',
  invNotAccepted: 'The final invoice needs an accepted order. Please record the acceptance in the order first.',
  invOrderEnded: 'Advance and progress invoices can be issued before the final invoice only.',
  invOverOrder: 'The invoices together exceed the amount of the order. What can still be invoiced is %{1}.',
  orderBelowInvoiced:
    'The order would come to less than the %{1} already invoiced. Cancel an invoice first, or check quantities and prices.',
  invPaid: 'An invoice with payments cannot be cancelled. Please remove the payments first.',
  invTaxed: 'An invoice with a tax invoice cannot be cancelled. Please cancel or delete the tax invoice first.',
  taxInvOnlyKr: 'Tax invoices are issued to Korean partners only.',
  taxInvThere: 'This invoice already has a tax invoice.',
  taxInvMixed: 'Rows of different VAT types cannot stand on one tax invoice. Please split the invoice by VAT type.',
} as const satisfies Twin<typeof ko>;
