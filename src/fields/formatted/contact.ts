/** E-mail, telephone and mobile number (50-formats 5.7, foundations 5, 2-portal 5). */
import type { Factory, Field, Flags } from '../../core/field.ts';
import { declare } from '../parsed.ts';
import { shapedText } from '../text/shaped.ts';
import { emailSource, mobileSource } from './contactShape.ts';

export interface EmailField extends Field<string> {}
export interface PhoneField extends Field<string> {}
export interface MobileField extends Field<string> {}

export const email: Factory<EmailField> = (flags: Flags = {}) => declare<string, EmailField>('email', {}, flags);
export const phone: Factory<PhoneField> = (flags: Flags = {}) => declare<string, PhoneField>('phone', {}, flags);
export const mobile: Factory<MobileField> = (flags: Flags = {}) => declare<string, MobileField>('mobile', {}, flags);

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
  pattern: () => ({ source: '^(?=.*[0-9])[0-9-]+$', text: 'phone' }),
  width: () => 125,
});
export const mobileType = shapedText<MobileField>({
  type: 'mobile',
  length: () => 20,
  pattern: () => ({ source: mobileSource, text: 'mobile' }),
  tidy: (text) => text.replace(/-/g, ''),
  shown: (text) => text.replace(/^(\d{3})(\d{3,4})(\d{4})$/, '$1-$2-$3'),
  width: () => 125,
  personal: true,
});
