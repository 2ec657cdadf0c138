import type { errors as ko } from '../../../ko/services/shipwork/errors.ts';
import type { Twin } from '../../../messages.ts';

export const errors = {
  orderNeedsLine: 'Enter at least one item.',
  supplierNotCertified: 'This is no certified ship supplier today. Choose another one from the directory.',
  supplierIsSelf: 'You cannot order from your own company. Choose another supplier.',
  loadPermitNeeded:
    'Supplies for a ship in foreign trade are delivered with a loading permit. Apply for the permit of this order first.',
  loadPermitAwaited: 'It can be delivered once loading permit %{0} is granted.',
  deliverySignatureAbsent: 'Attach the signature of whoever received the goods and save, then receive.',
  quotationAbsent: 'The supplier has not quoted yet. Print the quotation once it has come.',
  deliveryNoteAbsent: 'Nothing has been delivered yet. Print the delivery note once it has.',
  supplyTaxMixed:
    'The items are taxed in different ways, so one tax invoice cannot bill them. Check how each item is taxed.',
  dlvOver: 'More than was ordered: %{1} can be delivered.',
  deliveredEarly: 'The loading permit begins at %{1}. The delivery is before that.',
  dlvNothing: 'Enter what was delivered of one item at least.',
  permitNeedsLine: 'Enter at least one line of goods.',
  permitEndsBefore:
    'A permit granted today is to be completed by %{2}, %{3} days later, and the loading ends after that, at %{1}. Check whether to apply nearer to the day of loading.',
  realOver: 'More than was permitted: %{1} can be reported.',
  orderNotSupplied: 'This is no order that your company supplies.',
  orderNotOrdered: 'The permit is applied for once the order is placed.',
  orderPermitted: 'This order has loading permit %{1} already. Check that there are more goods to apply for.',
  permitNotOrder:
    'The goods come to KRW %{1}, those of the order to KRW %{2}. Prices after discount, rounded to whole won, may make the difference.',
  bondAreaUnknown: 'No bonded area has this code. Type part of its code or name and choose from the list.',
  cifBelowZero: 'The customs value is below zero. Check the amount that is taken off.',
  heldByPrice:
    'A price on %{1} terms already holds: %{0}. Check that it is to be added to the customs value once more.',
  freightLacks:
    'A price on %{1} terms does not hold: %{0}, which is 0. Check that nothing is to be added to the customs value.',
  fobBelowZero: 'The declared amount is below zero. Check freight and insurance, which are taken off the payment.',
  payAmtNotLines:
    'The payment differs from the sum of the lines, %{1}. Correct the payment, or quantity and price of the models.',
  declUnmended: 'Places that customs named and that are not corrected yet: %{0}.',
  netAboveTotal: 'The net weights of the lines come to %{1} kg, more than the total weight. Check the weights.',
  lineQtyNotModels: 'The quantity of line %{1} differs from that of its models, %{2} %{3}. Check the quantities.',
  declarationNeedsLine: 'There is no line. Enter lines and their models, then send.',
  lineNeedsModel: 'Line %{1} has no model. Enter its models.',
  lineWithoutAmount: 'Line %{1} comes to 0. Check quantity and price of its models.',
  releaseUnpaid: 'Duty and VAT are not paid, so it cannot be released. Enter the payment first.',
  pcrNeedsDocument: 'Please enter at least one base document.',
  pcrNeedsItem: 'Please enter at least one item.',
  pcrSum: 'Items and adjustment do not add up to the total. Save once more to have it recalculated.',
  pcrAdjustmentNought: 'Please enter the amount of the adjustment, or clear its type.',
  pcrAdjustmentSign: 'Please enter an amount above 0. Its type says whether it is taken off or added.',
  pcrWholeWon: 'Please enter amounts in won without decimals.',
  pcrNothingLeft: 'The total must stay above 0 after the adjustment. Please check its amount.',
  pcrTotalNought: 'The total must be above 0. Check the prices of the items.',
  pcrNotBoughtYet:
    'Tax invoices belong to goods already bought. Set the day of purchase to the day of application or earlier, or delete the tax invoice.',
  pcrTaxAfterApplication: 'A tax invoice written after the day of application cannot be added.',
  pcrLate: 'The last day to apply, %{1}, has passed. A late application may be refused.',
  pcrNewNamesNone:
    'A new application names no previous confirmation. Choose change or cancel as its type, or clear it.',
  pcrBeingChanged: 'Application %{0} is changing or cancelling this confirmation. Please open that application.',
  pcrIsCancellation: 'The confirmation of a cancellation can be neither changed nor cancelled.',
  pcrSupplierInKorea:
    'Please choose a partner in Korea with a business registration number. Country and number stand in the partner record.',
  pcrNotReleased: 'Please choose an export declaration of your own that is released.',
  pcrNotReceived: 'Choose only tax invoices that another company issued to yours.',
  pcrOtherSupplier: 'This tax invoice was not issued by the chosen supplier.',
  pcrNotIssued: 'Only a confirmation that was issued can be changed or cancelled.',
  pcrSupplierStays: 'A change or cancellation keeps its supplier.',
  pcrSeveralIssuers:
    'These tax invoices come from different suppliers. A confirmation is applied for by supplier: choose those of one supplier only.',
  pcrTooManyInvoices: 'A confirmation takes up to 99 tax invoices. Choose them in parts.',
} as const satisfies Twin<typeof ko>;
