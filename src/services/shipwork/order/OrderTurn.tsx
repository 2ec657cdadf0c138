/** What comes next of an order; once it is placed, by what else its supplier has for it. */
import { useTranslate } from 'react-admin';
import { useFacts } from '../../../admin/screens/actions/useFacts.ts';
import { TurnLine } from '../../../admin/screens/form/head/TurnLine.tsx';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { order } from './order.ts';
import type { OrderRecord } from './order.fields.ts';
import { turnWord } from './ready.ts';

export function OrderTurn() {
  const t = useTranslate();
  const { screen, before } = useRecordForm(order);
  const stored = before.id !== undefined;
  const facts = useFacts(screen, before, stored);
  if (!stored) return null;
  const known = typeof facts === 'string' ? undefined : facts;
  const word = turnWord({ ...before, said: before.saidList } as OrderRecord, known);
  return <TurnLine words={word && t(`resources.${order.prefix}.words.${word}`, { permit: known?.permit })} />;
}
