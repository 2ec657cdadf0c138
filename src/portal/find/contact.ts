/** Where a lost id is looked up and a code is sent: e-mail address or mobile number (2-portal 5). */
import { isEmail, isMobile } from '../../fields/formatted/contactShape.ts';

export type CertType = 'email' | 'mobile';

/** What the input keeps of what was typed: digits of a number, an address without blanks. */
export const tidyContact = (type: CertType, text: string): string =>
  type === 'mobile' ? text.replace(/\D/g, '').slice(0, 20) : text.replace(/\s/g, '').slice(0, 100);

/** Key below `portal.find` of what is wrong, or undefined. */
export function contactProblem(type: CertType, value: string): string | undefined {
  if (value === '') return `${type}_required`;
  return (type === 'mobile' ? isMobile(value) : isEmail(value)) ? undefined : `${type}_wrong`;
}
