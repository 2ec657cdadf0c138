import type { errors as ko } from '../../../ko/services/rs4/errors.ts';
import type { Twin } from '../../../messages.ts';

/** What rules of ship repair say, in the form and from the server. */
export const errors = {
  recvOver: 'More than was ordered. What can still be received is %{1}.',
  payOver: 'More than is due. What is left to pay is %{1}.',
  payTwice:
    'The won of a foreign payment follow from its rate. Please empty the foreign amount if won were received, or the amount in won if not.',
  shareWords: 'The words say %{1}%, but %{2}% is asked for.',
  progressBack: 'The progress may not be below the %{1}% of the row above.',
  worksOpen: 'Some work orders are not finished. Complete or cancel them and try again: %{0}',
  additionsOpen: 'The owner has not approved some additional work. Enter the day of approval: %{0}',
  signatureAbsent: 'The signature is missing. Attach the signed completion report as "Signature" and save.',
  orderInWork: 'An order with work orders, purchases or invoices cannot be cancelled. Cancel those documents first.',
  permitNeeded: 'Hot work and work in enclosed spaces need a permit. Enter the permit no. and save, then start.',
  purcNeedsLine: 'Please enter at least one row to order.',
  purcNeedsApproval: 'Purchases of KRW %{0} or more are ordered after approval. Please request approval.',
  invNeedsLine: 'Please enter at least one row to invoice.',
  invAmountAboveZero: 'The amount must be above 0. Please check prices and quantities.',
  invNotAccepted: 'The final invoice needs an accepted order. Please record the acceptance in the order first.',
  invOrderEnded: 'Advance and progress invoices can be issued before the final invoice only.',
  invPaid: 'An invoice with payments cannot be cancelled. Please remove the payments first.',
  invTaxed: 'An invoice with a tax invoice cannot be cancelled. Please cancel or delete the tax invoice first.',
  taxInvOnlyKr: 'Tax invoices are issued to Korean partners only.',
  taxInvThere: 'This invoice already has a tax invoice.',
  taxInvMixed: 'Rows of different VAT types cannot stand on one tax invoice. Please split the invoice by VAT type.',
} as const satisfies Twin<typeof ko>;
