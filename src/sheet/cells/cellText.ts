/** What a cell of a detail grid says, counts and means: for the clipboard, for finding and for sums. */
import type { Field } from '../../core/field.ts';
import { typeOf } from '../../fields/index.ts';
import { codeGroupOf, displayName } from '../../record/resource.ts';
import type { FieldEnvironment } from '../../fields/ui-contract.ts';
import type { DetailColumn } from '../detail.ts';
import type { Row } from '../editing.ts';

const blank = (value: unknown) => value === null || value === undefined || value === '';

/** Text of a cell; what its type refuses, as it was typed. */
export function cellText({ name, field }: DetailColumn, row: Row, environment: FieldEnvironment): string {
  const value = row[name];
  if (field.type === 'ref') return blank(value) ? '' : String(row[displayName(name)] ?? value);
  if (blank(value)) return '';
  if (field.type === 'yn') return environment.t(value === 'Y' ? 'desk.action.yes' : 'desk.action.no');
  if (typeof value === 'string' && 'problem' in typeOf(field).parse(value, field)) return value;
  return typeOf(field).format(value, field, environment);
}

/** True of figures that can be added: not of days or months. */
export const isFigure = (field: Field): boolean => typeOf(field).summable !== undefined || field.type === 'integer';

/** Decimal text of a cell that counts in sums. */
export function cellFigure({ name, field }: DetailColumn, row: Row): string | undefined {
  if (!isFigure(field) || blank(row[name])) return undefined;
  const text = String(row[name]);
  return /^-?\d+(\.\d+)?$/.test(text) ? text : undefined;
}

/** A value for a copy inside the product: what it is of, itself, and the name of a reference. */
export interface Meant {
  readonly of: string;
  readonly value: unknown;
  readonly name?: unknown;
}

/** Fields of one meaning can take each other's values as they are. */
export const meaningOf = (field: Field): string =>
  [field.type, codeGroupOf(field), (field as Field & { readonly prefix?: string }).prefix].filter(Boolean).join(' ');

export const meant = ({ name, field }: DetailColumn, row: Row): Meant => ({
  of: meaningOf(field),
  value: row[name] ?? null,
  ...(field.type === 'ref' ? { name: row[displayName(name)] ?? null } : {}),
});

export function isMeant(value: unknown): value is Meant {
  return typeof value === 'object' && value !== null && 'of' in value && 'value' in value;
}
