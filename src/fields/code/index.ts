/** C: one key of a common-code group (40-codes). */
import type { Factory, Field, FieldType, Flags, FormatContext, Values } from '../../core/field.ts';
import { declare, empty, refused } from '../parsed.ts';
import { isLonger, readText } from '../text/characters.ts';
import { textCell } from '../text/shaped.ts';

/** Keys that another field of the same record lets it take: types that come in, types that go out. */
export interface OnlyBy {
  readonly field: string;
  /** By the value of that field, in the order in which they are offered; all keys while it holds none of these. */
  readonly keys: Readonly<Record<string, readonly string[]>>;
  /** Text of the refusal, where the code's own says too little. */
  readonly text?: string;
}

export interface CodeOptions extends Flags {
  /** Keys of the group that this field takes; all of them when absent. */
  readonly only?: readonly string[];
  /** It takes those keys alone that begin so, among them those that a company adds: ports of one country. */
  readonly starting?: string;
  readonly onlyBy?: OnlyBy;
  /** Read by its key, as units and currencies are (M2, USD); the choices say the name as well. */
  readonly shows?: 'key';
}

export interface CodeField extends Field<string> {
  readonly group: string;
  readonly only?: readonly string[];
  readonly starting?: string;
  readonly onlyBy?: OnlyBy;
  readonly shows?: 'key';
}

/** A key in the words that its field is read by. */
export const codeWords = (field: Field, key: string, { codeName }: Pick<FormatContext, 'codeName'>): string => {
  const { group, shows } = field as CodeField;
  return shows === 'key' ? key : codeName(group, key);
};

/** Most characters of a key. */
export const keyLength = 30;

export const code: Factory<CodeField, CodeOptions, [group: string]> = (group: string, options: CodeOptions = {}) =>
  declare<string, CodeField>('code', { group }, options);

/** Whether the field, of one key or of several, takes a key of its group. */
export const takesKey = (field: Field, key: string): boolean => {
  const { only, starting } = field as Pick<CodeField, 'only' | 'starting'>;
  return (only === undefined || only.includes(key)) && (starting === undefined || key.startsWith(starting));
};

/** The field as the record lets it be: with those keys alone that fit its other values. */
export function fitting<F extends Field>(field: F, record: Values): F {
  const { onlyBy } = field as Pick<CodeField, 'onlyBy'>;
  const only = onlyBy?.keys[String(record[onlyBy.field])];
  return only ? { ...field, only } : field;
}

export const groupFaults = ({ group, only }: Pick<CodeField, 'group' | 'only'>): string[] => [
  ...(/^[A-Z0-9_]{1,30}$/.test(group) ? [] : [`'${group}' is no name of a code group`]),
  ...(only?.length === 0 ? ['only names no key'] : []),
];

export const codeType: FieldType<CodeField> = {
  type: 'code',
  column: () => `varchar(${keyLength})`,
  parse(value, field) {
    const read = readText(value);
    if ('problem' in read) return read;
    if (read.value === null) return empty;
    if (isLonger(read.value, keyLength)) return refused('E_LENGTH', undefined, [keyLength]);
    // Keys are joined by commas in lists of codes, so none may hold one.
    if (read.value.includes(',')) return refused('E_PATTERN', 'code');
    return takesKey(field, read.value) ? { value: read.value } : refused('E_CODE');
  },
  limits: () => ({ charMaxLength: keyLength }),
  filter: 'in',
  format: (value, field, context) => (value == null ? '' : codeWords(field, String(value), context)),
  align: 'left',
  width: () => 104,
  filledAs: 'code',
  excel: () => textCell,
  openapi: ({ group }) => ({ type: 'string', nullable: true, description: `@${group}` }),
  check: groupFaults,
};
