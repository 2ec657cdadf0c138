/** Shapes of e-mail addresses and mobile numbers, apart from the types, for pages that only judge what is typed. */

// One dot at least in the domain; labels neither begin nor end with a hyphen.
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
export const emailSource = `^[A-Za-z0-9!#$%&'*+\\/=?^_\`{|}~-]+(?:\\.[A-Za-z0-9!#$%&'*+\\/=?^_\`{|}~-]+)*@${label}(?:\\.${label})+$`;
export const mobileSource = '^01[016789][0-9]{7,8}$';

const emailShape = new RegExp(emailSource, 'u');
const mobileShape = new RegExp(mobileSource);
/** Of any length; `isEmail` holds what our own fields take. */
export const hasEmailShape = (text: string): boolean => emailShape.test(text);
export const isEmail = (text: string): boolean => text.length <= 100 && hasEmailShape(text);
export const isMobile = (text: string): boolean => mobileShape.test(text);
