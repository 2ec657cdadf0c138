/** A field of an approval form as the inputs and checks of the product know fields (22-groupware apprDoc "field"). */
import type { Field, FormatContext } from '../../core/field.ts';
import { code, date, text, typeOf, weight, won } from '../../fields/index.ts';

export interface FormField {
  readonly fieldKey: string;
  readonly fieldNm: string;
  readonly fieldTpCd: string;
  readonly reqYn: string;
  readonly grpRef: string | null;
}

const most = 500;

/** Of a type nobody knows it is text. */
export function fieldOf({ fieldTpCd, grpRef, reqYn }: FormField): Field {
  const flags = { required: reqYn === 'Y' };
  if (fieldTpCd === 'DATE') return date(flags);
  if (fieldTpCd === 'AMT') return won(flags);
  if (fieldTpCd === 'NUM') return weight(flags);
  if (fieldTpCd === 'CODE' && grpRef) return code(grpRef, flags);
  return text(most, { ...flags, span: 2 });
}

/** Names of a row of the document in the language of whoever reads; of before there was an English one, the one there is. */
export const valueIn = (
  lang: string,
  { fieldVal, fieldValEn }: { readonly fieldVal?: string | null; readonly fieldValEn?: string | null },
) => (lang === 'en' && fieldValEn) || fieldVal;

/** What a row of the document says: a reference was kept as the name it showed. */
export function factText(field: Field | undefined, value: unknown, context: FormatContext): string {
  if (value === null || value === undefined) return '';
  if (!field || field.type === 'ref') return String(value);
  const { format, unit = '' } = typeOf(field);
  const shown = format(value, field, context);
  return shown && `${shown}${unit}`;
}
