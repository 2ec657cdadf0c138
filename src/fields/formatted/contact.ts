/** E-mail, telephone and mobile number (50-formats 5.7, foundations 5, 2-portal 5). */
import type { Factory, Field, Flags } from '../../core/field.ts';
import { declare } from '../parsed.ts';
import { shapedText } from '../text/shaped.ts';
import { emailSource, mobileSource } from './contactShape.ts';

export interface EmailField extends Field<string> {}
/** `worldwide`: also as other countries write theirs, with the sign of the country, blanks, dots and brackets. */
interface Worldwide {
  readonly worldwide?: boolean;
}
export interface PhoneField extends Field<string>, Worldwide {}
export interface MobileField extends Field<string>, Worldwide {}

export const email: Factory<EmailField> = (flags: Flags = {}) => declare<string, EmailField>('email', {}, flags);
export const phone: Factory<PhoneField, Flags & Worldwide> = (flags: Flags & Worldwide = {}) =>
  declare<string, PhoneField>('phone', {}, flags);
export const mobile: Factory<MobileField, Flags & Worldwide> = (flags: Flags & Worldwide = {}) =>
  declare<string, MobileField>('mobile', {}, flags);

// E.164 or freely written; six figures at least stand in no shorter text.
const foreign = '\\+?[0-9(][0-9 ().-]{5,18}';

export { hasEmailShape, isEmail, isMobile } from './contactShape.ts';

export const emailType = shapedText<EmailField>({
  type: 'email',
  length: () => 100,
  pattern: () => ({ source: emailSource, text: 'email' }),
  width: () => 180,
  personal: true,
});
export const phoneType = shapedText<PhoneField>({
  type: 'phone',
  length: () => 20,
  pattern: ({ worldwide }) =>
    worldwide
      ? { source: `^(?:-*[0-9][0-9-]*|${foreign})$`, text: 'phoneWorldwide' }
      : { source: '^(?=.*[0-9])[0-9-]+$', text: 'phone' },
  width: () => 125,
});
export const mobileType = shapedText<MobileField>({
  type: 'mobile',
  length: () => 20,
  // What begins like a Korean number is one.
  pattern: ({ worldwide }) =>
    worldwide
      ? { source: `^(?:${mobileSource.slice(1, -1)}|(?!01[016789])${foreign})$`, text: 'mobileWorldwide' }
      : { source: mobileSource, text: 'mobile' },
  tidy: (text) => (/^01[016789]/.test(text) ? text.replace(/-/g, '') : text),
  shown: (text) => text.replace(/^(\d{3})(\d{3,4})(\d{4})$/, '$1-$2-$3'),
  width: () => 125,
  personal: true,
});
