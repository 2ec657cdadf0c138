/** The form of a quotation: the derived one with its sums beside it and the rule of approval in words. */
import type { FormScreenProps } from '../../admin/screens/contract.ts';
import FormScreen from '../../admin/screens/form/FormScreen.tsx';
import type { FormParts } from '../../admin/screens/form/RecordForm.tsx';
import { headerAmountFields } from './documentFields.ts';
import { QuotRule } from './quot/QuotRule.tsx';
import { QuotTotals } from './quot/QuotTotals.tsx';

const parts: FormParts = {
  apart: ['quotNo', 'revNo', 'stCd', 'lineNoCd', ...Object.keys(headerAmountFields)],
  aside: <QuotTotals />,
  rule: <QuotRule />,
};

export default function QuotForm(props: FormScreenProps) {
  return <FormScreen {...props} parts={parts} />;
}
