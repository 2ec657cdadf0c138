/** The form of a partner: the derived one, and what was dealt with them. */
import { lazy } from 'react';
import type { FormScreenProps } from '../../../admin/screens/contract.ts';
import FormScreen from '../../../admin/screens/form/FormScreen.tsx';
import type { FormParts } from '../../../admin/screens/form/parts.ts';

const parts: FormParts = {
  tabs: [{ id: 'dealings', View: lazy(() => import('../dealings/DealingsTab.tsx')) }],
};

export default function ClntForm(props: FormScreenProps) {
  return <FormScreen {...props} parts={parts} />;
}
