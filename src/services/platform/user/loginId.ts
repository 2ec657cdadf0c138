/** A login id is an e-mail address or a mobile number (10-platform, 50-formats 5.7). */

const mobileShape = /^01[016789]\d{7,8}$/;
const mailShape = /^[^\s@"(),:;<>[\\\]]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** The form in which a login id is stored and looked up: lower case, a mobile number without hyphens. */
export function normalLoginId(typed: string): string {
  const text = typed.normalize('NFC').trim();
  const digits = text.replaceAll('-', '');
  return mobileShape.test(digits) ? digits : text.toLowerCase();
}

export const isLoginId = (text: string): boolean => mobileShape.test(text) || mailShape.test(text);
