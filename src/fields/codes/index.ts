/** CC: several keys of a common-code group, distinct, in the order given, joined by comma. */
import type { Factory, Field, FieldType } from '../../core/field.ts';
import { groupFaults, keyLength, takesKey } from '../code/index.ts';
import type { CodeField, CodeOptions } from '../code/index.ts';
import { declare, empty, refused } from '../parsed.ts';
import { isLonger, readText } from '../text/characters.ts';
import { textCell } from '../text/shaped.ts';

export interface CodesField extends Field<string>, Pick<CodeField, 'group' | 'only'> {}

export const codes: Factory<CodesField, CodeOptions, [group: string]> = (group: string, options: CodeOptions = {}) =>
  declare<string, CodesField>('codes', { group }, options);

const mostKeys = 100;

/** `A, B,A` → `['A', 'B']`. */
export const keysOf = (value: unknown): string[] =>
  typeof value !== 'string'
    ? []
    : [
        ...new Set(
          value
            .split(',')
            .map((key) => key.trim())
            .filter(Boolean),
        ),
      ];

export const codesType: FieldType<CodesField> = {
  type: 'codes',
  column: () => 'text',
  parse(value, field) {
    const read = readText(value);
    if ('problem' in read) return read;
    if (read.value === null) return empty;
    const keys = keysOf(read.value);
    if (keys.length > mostKeys || keys.some((key) => isLonger(key, keyLength)))
      return refused('E_LENGTH', undefined, [keyLength]);
    if (!keys.every((key) => takesKey(field, key))) return refused('E_CODE');
    return keys.length ? { value: keys.join(',') } : empty;
  },
  limits: () => ({ charMaxLength: mostKeys * (keyLength + 1) - 1 }),
  filter: 'member',
  format: (value, { group }, { codeName }) =>
    keysOf(value)
      .map((key) => codeName(group, key))
      .join(', '),
  align: 'left',
  width: () => 160,
  filledAs: 'codes',
  excel: () => textCell,
  openapi: ({ group }) => ({ type: 'string', nullable: true, description: `@${group}, joined by comma` }),
  check: groupFaults,
};
