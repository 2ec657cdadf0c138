/** A field of an approval form as the inputs and checks of the product know fields (22-groupware apprDoc "field"). */
import type { Field } from '../../core/field.ts';
import { code, date, weight, text, won } from '../../fields/index.ts';

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
