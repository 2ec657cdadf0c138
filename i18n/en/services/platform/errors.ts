import type { errors as ko } from '../../../ko/services/platform/errors.ts';
import type { Twin } from '../../../messages.ts';

/** What rules of the platform say, in the form and from the server. */
export const errors = {
  certificateAbsent: 'Attach the certificate and save, then request.',
  supplierRegNo: 'The number of ship supplies and repair has eight letters or digits, such as 030SR001.',
  regNoShape: 'Use letters, digits and hyphens for the registration number.',
  expiryAfterReg: 'The expiry must come after the day of registration.',
  taxInvNotReceived: 'Choose only tax invoices that another company issued to yours.',
  taxInvSeveralIssuers:
    'These tax invoices come from different suppliers. A confirmation is applied for by supplier: choose those of one supplier only.',
  taxInvTooMany: 'A confirmation takes up to 99 tax invoices. Choose them in parts.',
  noticeOfEnd: 'Notice is given seven days ahead. The earliest end date is %{0}.',
  productClosed: 'This service cannot be applied for now. Choose one that the store offers.',
} as const satisfies Twin<typeof ko>;
