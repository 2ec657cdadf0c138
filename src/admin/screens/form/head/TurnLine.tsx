/** What comes next, said to the company that looks: what it is to do, or whom it waits for (`state.turns`). */
import { useTranslate } from 'react-admin';
import { turnCompanies, turnOf } from '../../../../record/sides.ts';
import { useRecordForm } from '../recordForm.ts';

export function TurnLine() {
  const t = useTranslate();
  const { resource, situation, before } = useRecordForm();
  const side = turnOf(resource, before);
  if (side === undefined || !resource.state) return null;
  const isOurs = turnCompanies(resource, before)[side] === situation.corpId;
  const state = String(before[resource.state.field]);
  return <span role="status">{t(`resources.${resource.prefix}.${isOurs ? 'turns' : 'waits'}.${state}`)}</span>;
}
