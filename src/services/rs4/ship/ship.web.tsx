/** The form of a vessel: the derived one, where it is now (foundations 6 "AIS view"), and what was done on it. */
import { lazy } from 'react';
import type { FormScreenProps } from '../../../admin/screens/contract.ts';
import FormScreen from '../../../admin/screens/form/FormScreen.tsx';
import type { FormParts } from '../../../admin/screens/form/parts.ts';
import { aisHref } from './ais.ts';

const parts: FormParts = {
  tabs: [{ id: 'dealings', View: lazy(() => import('../dealings/DealingsTab.tsx')) }],
  links: [{ id: 'ais', href: ({ imoNo }) => aisHref(imoNo), lacks: { text: 'desk.message.ship_imo', field: 'imoNo' } }],
};

export default function ShipForm(props: FormScreenProps) {
  return <FormScreen {...props} parts={parts} />;
}
