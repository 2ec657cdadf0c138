/** C: one key of a common-code group (40-codes). */
import type { Factory, Field, FieldType, Flags } from '../../core/field.ts';
import { declare, empty, refused } from '../parsed.ts';
import { isLonger, readText } from '../text/characters.ts';
import { textCell } from '../text/shaped.ts';

export interface CodeField extends Field<string> {
  readonly group: string;
}

/** Most characters of a key. */
export const keyLength = 30;

export const code: Factory<CodeField, Flags, [group: string]> = (group: string, flags: Flags = {}) =>
  declare<string, CodeField>('code', { group }, flags);

export const groupFaults = ({ group }: { readonly group: string }): string[] =>
  /^[A-Z0-9_]{1,30}$/.test(group) ? [] : [`'${group}' is no name of a code group`];

export const codeType: FieldType<CodeField> = {
  type: 'code',
  column: () => `varchar(${keyLength})`,
  parse(value) {
    const read = readText(value);
    if ('problem' in read) return read;
    if (read.value === null) return empty;
    if (isLonger(read.value, keyLength)) return refused('E_LENGTH', undefined, [keyLength]);
    // Keys are joined by commas in lists of codes, so none may hold one.
    return read.value.includes(',') ? refused('E_PATTERN', 'code') : { value: read.value };
  },
  limits: () => ({ charMaxLength: keyLength }),
  filter: 'in',
  format: (value, { group }, { codeName }) => (value == null ? '' : codeName(group, String(value))),
  align: 'left',
  width: () => 104,
  filledAs: 'code',
  excel: () => textCell,
  openapi: ({ group }) => ({ type: 'string', nullable: true, description: `@${group}` }),
  check: groupFaults,
};
