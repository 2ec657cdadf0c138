/** The form of an order of a warehouse: the derived one, with a field above its rows that takes what a scanner reads. */
import type { FormScreenProps } from '../../../admin/screens/contract.ts';
import FormScreen from '../../../admin/screens/form/FormScreen.tsx';
import type { FormParts } from '../../../admin/screens/form/parts.ts';
import { ScanRows } from './ScanRows.tsx';

const parts: FormParts = { above: { item: <ScanRows /> } };

export default function IoForm(props: FormScreenProps) {
  return <FormScreen {...props} parts={parts} />;
}
