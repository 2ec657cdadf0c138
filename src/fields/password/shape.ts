/** What a password must be, apart from the type, for pages that only judge what is typed. */

export const passwordSource = '^(?=.*[A-Za-z])(?=.*[0-9])(?=.*[^A-Za-z0-9\\s])\\S{8,20}$';
const shape = new RegExp(passwordSource, 'u');

/** The join rule (2-portal 5, 3-decisions 3): 8 to 20 characters with letter, digit and special character, no blanks. */
export const isPassword = (text: string): boolean => shape.test(text);
