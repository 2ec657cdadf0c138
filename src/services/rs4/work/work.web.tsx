/** The form of a work order: the derived one, without what its head says already. */
import type { FormScreenProps } from '../../../admin/screens/contract.ts';
import FormScreen from '../../../admin/screens/form/FormScreen.tsx';
import type { FormParts } from '../../../admin/screens/form/parts.ts';
import { workWatch } from '../schedule/watches.tsx';
import { ToBegin } from './ToBegin.tsx';

const parts: FormParts = { apart: ['workNo', 'stCd'], watch: workWatch, above: { log: <ToBegin /> } };

export default function WorkForm(props: FormScreenProps) {
  return <FormScreen {...props} parts={parts} />;
}
