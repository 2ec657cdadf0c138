import type { errors as ko } from '../../../ko/services/shipwork/errors.ts';
import type { Twin } from '../../../messages.ts';

export const errors = {
  cifBelowZero: 'The customs value is below zero. Check the amount that is taken off.',
  fobBelowZero: 'The declared amount is below zero. Check freight and insurance, which are taken off the payment.',
  payAmtNotLines: 'The payment differs from the sum of the lines, %{1}. Correct the payment, or quantity and price of the models.',
} as const satisfies Twin<typeof ko>;
