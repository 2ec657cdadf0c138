import type { errors as ko } from '../../../ko/services/platform/errors.ts';
import type { Twin } from '../../../messages.ts';

/** What rules of the platform say, in the form and from the server. */
export const errors = {
  certificateAbsent: 'Attach the certificate and save, then request.',
  supplierRegNo: 'The number of ship supplies and repair has eight letters or digits, such as 030SR001.',
  regNoShape: 'Use letters, digits and hyphens for the registration number.',
  expiryAfterReg: 'The expiry must come after the day of registration.',
} as const satisfies Twin<typeof ko>;
