/** A password as it comes in; what is stored is the hash that the service makes of it. Never answered. */
import type { Field, FieldType, Flags } from '../../core/field.ts';
import { declare, empty, refused } from '../parsed.ts';
import { readText } from '../text/characters.ts';
import { textCell } from '../text/shaped.ts';

export interface PasswordField extends Field<string> {}

export const password = (flags: Flags = {}): PasswordField =>
  declare<string, PasswordField>('password', {}, { ...flags, secret: true });

const source = '^(?=.*[A-Za-z])(?=.*[0-9])(?=.*[^A-Za-z0-9\\s])\\S{8,20}$';
const shape = new RegExp(source, 'u');

/** The join rule (2-portal 5, 3-decisions 3): 8 to 20 characters with letter, digit and special character, no blanks. */
export const isPassword = (text: string): boolean => shape.test(text);

export const passwordType: FieldType<PasswordField> = {
  type: 'password',
  column: () => 'text',
  parse(value) {
    const read = readText(value);
    if ('problem' in read) return read;
    if (read.value === null) return empty;
    // Blanks around it were not trimmed away in silence: the person typed them and would type them again.
    return (value as string).normalize('NFC') === read.value && isPassword(read.value)
      ? { value: read.value }
      : refused('E_PATTERN', 'password');
  },
  limits: () => ({ charMaxLength: 20, pattern: source, message: 'password' }),
  filter: 'none',
  format: () => '',
  align: 'left',
  width: () => 120,
  excel: () => ({ ...textCell, toCell: () => null }),
  openapi: () => ({ type: 'string', format: 'password', writeOnly: true, minLength: 8, maxLength: 20 }),
  check: (field) => (field.secret ? [] : ['a password is always secret']),
};
