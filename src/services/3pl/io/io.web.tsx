/**
 * The form of an order of a warehouse: the derived one, with a field above its rows that takes what a scanner reads, and
 * with the way to its picking on a phone.
 */
import type { FormScreenProps } from '../../../admin/screens/contract.ts';
import FormScreen from '../../../admin/screens/form/FormScreen.tsx';
import type { FormParts } from '../../../admin/screens/form/parts.ts';
import { expiredWatch } from './expiredWatch.tsx';
import { PickEntry } from './pick/PickEntry.tsx';
import { Unpicked } from './pick/Unpicked.tsx';
import { usePicks } from './pick/usePicking.web.ts';
import { ScanRows } from './ScanRows.tsx';

const parts: FormParts = {
  above: { item: <ScanRows /> },
  lead: <PickEntry />,
  useHeld: usePicks,
  answered: { done: Unpicked },
  watch: expiredWatch,
};

export default function IoForm(props: FormScreenProps) {
  return <FormScreen {...props} parts={parts} />;
}
