/** The record of bonded cargo: the derived one, with the report that takes it out. */
import type { FormScreenProps } from '../../../admin/screens/contract.ts';
import FormScreen from '../../../admin/screens/form/FormScreen.tsx';
import type { FormParts } from '../../../admin/screens/form/parts.ts';
import { leavingBarred, leavingStart, outReport } from './leaving.ts';

const parts: FormParts = {
  next: [{ id: 'out', ...outReport, when: () => true, barred: leavingBarred, start: ({ id }) => leavingStart(id) }],
};

export default function BondedStockForm(props: FormScreenProps) {
  return <FormScreen {...props} parts={parts} />;
}
