/** The form of a repair order: the derived one with its sums, its works line by line, and the plan of them. */
import { lazy } from 'react';
import type { FormScreenProps } from '../../admin/screens/contract.ts';
import FormScreen from '../../admin/screens/form/FormScreen.tsx';
import type { FormParts } from '../../admin/screens/form/RecordForm.tsx';
import type { Values } from '../../core/field.ts';
import { headerAmountFields } from './documentFields.ts';
import { DocumentTotals } from './totals/DocumentTotals.tsx';

/** A signature is that of the other order, and additional work is agreed anew. */
const copied = (record: Values): Values => ({
  ...record,
  respFileList: ((record['respFileList'] ?? []) as readonly Values[]).filter(({ refTypeCd }) => refTypeCd !== 'SIGN'),
});

const parts: FormParts = {
  copied,
  apart: ['orderNo', 'stCd', 'lineNoCd', 'realPurcTot', 'invAmount', ...Object.keys(headerAmountFields)],
  aside: <DocumentTotals amounts={['invAmount']} costs={['realPurcTot']} />,
  tabs: [
    { id: 'works', View: lazy(() => import('./order/OrderWorks.tsx')) },
    { id: 'plan', View: lazy(() => import('./schedule/OrderPlan.tsx')) },
  ],
};

export default function OrderForm(props: FormScreenProps) {
  return <FormScreen {...props} parts={parts} />;
}
