/** A field of an approval form as the inputs and checks of the product know fields (22-groupware apprDoc "field"). */
import type { Field, FormatContext } from '../../core/field.ts';
import type { DecimalField, DecimalType } from '../../fields/decimal/define.ts';
import type { Resource } from '../../core/resource.ts';
import { code, date, rate, text, typeOf, weight, won } from '../../fields/index.ts';
import { headerFields } from '../../record/resource.ts';

export interface FormField {
  readonly fieldKey: string;
  readonly fieldNm: string;
  readonly fieldTpCd: string;
  readonly reqYn: string;
  readonly grpRef: string | null;
}

const most = 500;
/** Amounts of a form are summed up in the document: fifteen digits each. */
const mostWon = '9'.repeat(15);

/** Of a type nobody knows it is text. */
export function fieldOf({ fieldTpCd, grpRef, reqYn }: FormField): Field {
  const flags = { required: reqYn === 'Y' };
  if (fieldTpCd === 'DATE') return date(flags);
  if (fieldTpCd === 'AMT') return won({ ...flags, min: `-${mostWon}`, max: mostWon });
  if (fieldTpCd === 'NUM') return weight(flags);
  if (fieldTpCd === 'CODE' && grpRef) return code(grpRef, flags);
  return text(most, { ...flags, span: 2 });
}

/** Least and greatest value of a figure, in words; undefined of what is no figure. */
export function spanOf(field: Field): readonly [string, string] | undefined {
  const type = typeOf(field) as Partial<DecimalType> & Pick<DecimalType, 'format'>;
  const { precision, scale, format } = type;
  if (precision === undefined || scale === undefined) return undefined;
  const { min, max } = field as DecimalField;
  const greatest = `${'9'.repeat(precision - scale)}${scale > 0 ? `.${'9'.repeat(scale)}` : ''}`;
  const shown = (value: string | number) => format(String(value), field as DecimalField, noContext);
  return [shown(min ?? `-${greatest}`), shown(max ?? greatest)];
}

const noContext: FormatContext = { lang: 'ko', codeName: (_group, key) => key };

/** Rows of a document in the order in which its form asks for them; what no form asks for stands behind, as it stood. */
export function inFormOrder<R extends { readonly fieldKey?: string | null }>(
  rows: readonly R[],
  fields: readonly Pick<FormField, 'fieldKey'>[],
): readonly R[] {
  const place = ({ fieldKey }: R) => {
    const at = fields.findIndex((field) => field.fieldKey === fieldKey);
    return at < 0 ? fields.length : at;
  };
  return rows.toSorted((a, b) => place(a) - place(b));
}

/** Names of a row of the document in the language of whoever reads; of before there was an English one, the one there is. */
export const valueIn = (
  lang: string,
  { fieldVal, fieldValEn }: { readonly fieldVal?: string | null; readonly fieldValEn?: string | null },
) => (lang === 'en' && fieldValEn) || fieldVal;

/** What a record says of itself in the document beyond its own fields: by the name of the row. */
const saidBeside: Readonly<Record<string, Field>> = {
  prevAmount: won(),
  leastProfit: rate(),
};

/** As what a row that the record said is read. */
export const saidField = (source: Resource, key: string): Field | undefined =>
  headerFields(source)[key] ?? saidBeside[key];

/** Figures that their record marked when it asked: by the name of the mark's row. */
const markedBy: Readonly<Record<string, string>> = { prftRt: 'leastProfit' };

/** The row that marks this one; the words of the mark are those with which the list marks the field. */
export const markOf = <R extends { readonly fieldKey?: string | null }>(rows: readonly R[], key: string) =>
  markedBy[key] === undefined ? undefined : rows.find(({ fieldKey }) => fieldKey === markedBy[key]);

/** What a row of the document says: a reference was kept as the name it showed. */
export function factText(field: Field | undefined, value: unknown, context: FormatContext): string {
  if (value === null || value === undefined) return '';
  if (!field || field.type === 'ref') return String(value);
  const { format, unit = '' } = typeOf(field);
  const shown = format(value, field, context);
  return shown && `${shown}${unit}`;
}
