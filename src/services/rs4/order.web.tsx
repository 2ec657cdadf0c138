/** The form of a repair order: the derived one with the plan of its works. */
import { lazy } from 'react';
import type { FormScreenProps } from '../../admin/screens/contract.ts';
import FormScreen from '../../admin/screens/form/FormScreen.tsx';
import type { FormParts } from '../../admin/screens/form/RecordForm.tsx';

const parts: FormParts = { tabs: [{ id: 'plan', View: lazy(() => import('./schedule/OrderPlan.tsx')) }] };

export default function OrderForm(props: FormScreenProps) {
  return <FormScreen {...props} parts={parts} />;
}
