/** What comes next, said to the company that looks: what it is to do, or whom it waits for (`state.turns`). */
import { useTranslate } from 'react-admin';
import { turnCompanies, turnOf } from '../../../../record/sides.ts';
import { Chip } from '../../../../ui/chip/Chip.tsx';
import { useRecordForm } from '../recordForm.ts';
import { lanesOf, stepFrom } from './lanes.ts';

interface Props {
  /** What is to be done, where the service can tell it closer than by the state. */
  readonly words?: string | undefined;
}

export function TurnLine({ words: own }: Props) {
  const t = useTranslate();
  const { resource, situation, before, labels } = useRecordForm();
  const side = turnOf(resource, before);
  if (side === undefined || !resource.state) return null;
  const isOurs = turnCompanies(resource, before)[side] === situation.corpId;
  const state = String(before[resource.state.field]);
  const words = (isOurs && own) || t(`resources.${resource.prefix}.${isOurs ? 'turns' : 'waits'}.${state}`);
  const next = lanesOf(resource) && stepFrom(resource, state);
  if (!next) return <span role="status">{words}</span>;
  const told = {
    side: labels.field(resource.partyNames?.[side] ?? side),
    step: t(`resources.${resource.prefix}.actions.${next.name}`),
  };
  return (
    <span role="status" className="hg-turn">
      <Chip mark={isOurs ? 'half' : 'ring'} tone={isOurs ? 'primary' : 'accent'}>
        {t(isOurs ? 'desk.form.own_turn' : 'desk.form.turn', told)}
      </Chip>
      {/* Whom it waits for is said already. */}
      {isOurs && <span className="hg-turn__words">{words}</span>}
    </span>
  );
}
