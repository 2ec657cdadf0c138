/** The form of an in or out report: the derived one, with the way back to its cargo. */
import type { FormScreenProps } from '../../../admin/screens/contract.ts';
import FormScreen from '../../../admin/screens/form/FormScreen.tsx';
import type { FormParts } from '../../../admin/screens/form/parts.ts';

const parts: FormParts = {
  next: [{ id: 'stock', prefix: 'bwms/stock', at: 'stockId', when: ({ stockId }) => stockId != null }],
};

export default function BondedIoForm(props: FormScreenProps) {
  return <FormScreen {...props} parts={parts} />;
}
