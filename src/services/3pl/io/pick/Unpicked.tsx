/** In the dialog that completes an order out at a desk: nobody has picked here, so the quantities below are what was promised. */
import { useTranslate } from 'react-admin';
import { useRecordForm } from '../../../../admin/screens/form/recordForm.ts';
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
import { progressOf } from './picking.ts';
import { usePicking } from './usePicking.web.ts';

export function Unpicked() {
  const t = useTranslate();
  const { resource, before } = useRecordForm();
  const { phone } = useFieldEnvironment();
  const { lines } = usePicking();
  const { done, all } = progressOf(lines);
  // On a phone, and where somebody began, the dialog opens with what was picked, place by place.
  if (phone || before.stCd !== 'ALLOC' || before.ioCd !== 'O' || all === 0 || done > 0) return null;
  const word = (name: string, args: object) => t(`resources.${resource.prefix}.pick.${name}`, args);
  const progress = word('lines', { done, all, smart_count: all });
  return <p className="hg-field__note">{word('unbegun', { progress })}</p>;
}
