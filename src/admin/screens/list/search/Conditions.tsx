import type { Resource } from '../../../../core/resource.ts';
import { uiOf } from '../../../../fields/ui.ts';
import { useT } from '../../../../ui/text.tsx';
import { labelOf } from '../../../labels.ts';
import { DateTypeAndPeriod } from './DateTypeAndPeriod.tsx';
import { conditionField, hasDates, panelConditions, withCondition } from './search.ts';
import type { SearchState } from './search.ts';

interface Props {
  readonly id: string;
  readonly resource: Resource;
  readonly draft: SearchState;
  readonly today: string;
  readonly onChange: (change: Partial<SearchState>) => void;
}

/** The detail conditions: each field brings its own input. A resource without dates is dated by creation or change here. */
export function Conditions({ id, resource, draft, today, onChange }: Props) {
  const t = useT();
  return (
    <div id={id} className="hl-conds">
      <ConditionInputs id={id} resource={resource} draft={draft} onChange={onChange} />
      {!hasDates(resource.search) && (
        <div className="hl-conds__period">
          <span className="hg-field__label">{t('desk.search.period')}</span>
          <div>
            <DateTypeAndPeriod resource={resource} draft={draft} today={today} onChange={onChange} />
          </div>
        </div>
      )}
    </div>
  );
}

/** The inputs of the detail conditions alone. */
export function ConditionInputs({ id, resource, draft, onChange }: Omit<Props, 'today'>) {
  const t = useT();
  return panelConditions(resource.search).map((name) => {
    const field = conditionField(resource, name);
    const Filter = field && uiOf(field).Filter;
    if (!Filter) return null;
    return (
      <Filter
        key={name}
        id={`${id}-${name}`}
        field={field}
        name={name}
        label={labelOf(t, resource.prefix, name)}
        value={draft.conditions[name] ?? ''}
        onChange={(value) => onChange({ conditions: withCondition(draft.conditions, name, value) })}
      />
    );
  });
}
