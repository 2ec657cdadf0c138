/** The form of a vessel: the derived one, and where it is now (foundations 6 "AIS view"). */
import type { FormScreenProps } from '../../admin/screens/contract.ts';
import FormScreen from '../../admin/screens/form/FormScreen.tsx';
import type { FormParts } from '../../admin/screens/form/RecordForm.tsx';
import { aisHref } from './ais.ts';

const parts: FormParts = {
  links: [
    { id: 'ais', href: ({ imoNo }) => aisHref(imoNo), lacks: { text: 'desk.message.ship_imo', field: 'imoNo' } },
  ],
};

export default function ShipForm(props: FormScreenProps) {
  return <FormScreen {...props} parts={parts} />;
}
