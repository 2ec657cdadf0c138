/** A password as it comes in; what is stored is the hash that the service makes of it. Never answered. */
import type { Factory, Field, FieldType, Flags } from '../../core/field.ts';
import { declare, empty, refused } from '../parsed.ts';
import { readText } from '../text/characters.ts';
import { textCell } from '../text/shaped.ts';
import { isPassword, passwordSource } from './shape.ts';

export interface PasswordField extends Field<string> {}

export const password: Factory<PasswordField> = (flags: Flags = {}) =>
  declare<string, PasswordField>('password', {}, { ...flags, secret: true });

export { isPassword } from './shape.ts';

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
  limits: () => ({ charMaxLength: 20, pattern: passwordSource, message: 'password' }),
  filter: 'none',
  format: () => '',
  align: 'left',
  width: () => 120,
  excel: () => ({ ...textCell, toCell: () => null }),
  openapi: () => ({ type: 'string', format: 'password', writeOnly: true, minLength: 8, maxLength: 20 }),
  check: (field) => (field.secret ? [] : ['a password is always secret']),
};
