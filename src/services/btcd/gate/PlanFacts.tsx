/** What the gate keeper compares with the vehicle: who drives it, what it carries, when it was to come. */
import { useTranslate } from 'react-admin';
import type { Values } from '../../../core/field.ts';
import { typeOf } from '../../../fields/index.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { Chip } from '../../../ui/chip/Chip.tsx';
import { planFields } from '../plan/plan.fields.ts';
import './planFacts.css';

interface Props {
  readonly plan: Values;
  readonly fields: readonly (keyof typeof planFields)[];
}

/** Which plan stands at the gate, and what is to be done with its vehicle beside it. */
export function PlanTitle({ plan }: Pick<Props, 'plan'>) {
  const { codeName } = useFieldEnvironment();
  const label = useLabel();
  return (
    <h2 className="bt-gate__title">
      {String(plan.planNo)}
      <span className="bt-gate__state">{codeName('PLAN_ST', String(plan.stCd))}</span>
      {plan.inspYn === 'Y' && <Chip tone="warn">{label('inspYn')}</Chip>}
    </h2>
  );
}

export function PlanFacts({ plan, fields }: Props) {
  const { lang, codeName } = useFieldEnvironment();
  const label = useLabel();
  return (
    <dl className="bt-gate__facts">
      {fields.map((name) => (
        <div key={name}>
          <dt>{label(name)}</dt>
          <dd>{typeOf(planFields[name]).format(plan[name], planFields[name], { lang, codeName }) || '–'}</dd>
        </div>
      ))}
    </dl>
  );
}

function useLabel(): (name: string) => string {
  const t = useTranslate();
  return (name) => t(`resources.btcd/plan.fields.${name}`, { _: t(`fields.${name}`) });
}
