import type { errors as ko } from '../../../ko/services/shipwork/errors.ts';
import type { Twin } from '../../../messages.ts';

export const errors = {
  cifBelowZero: 'The customs value is below zero. Check the amount that is taken off.',
  fobBelowZero: 'The declared amount is below zero. Check freight and insurance, which are taken off the payment.',
  payAmtNotLines:
    'The payment differs from the sum of the lines, %{1}. Correct the payment, or quantity and price of the models.',
  declarationNeedsLine: 'There is no line. Enter lines and their models, then send.',
  lineNeedsModel: 'Line %{1} has no model. Enter its models.',
  lineWithoutAmount: 'Line %{1} comes to 0. Check quantity and price of its models.',
  releaseUnpaid: 'Duty and VAT are not paid, so it cannot be released. Enter the payment first.',
} as const satisfies Twin<typeof ko>;
