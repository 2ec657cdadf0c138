import type { Field } from '../../../../core/field.ts';
import { uiOf } from '../../../../fields/ui.ts';
import { FilterChip } from '../../../../ui/chip/FilterChip.tsx';
import { useT } from '../../../../ui/text.tsx';
import { labelOf } from '../../../labels.ts';
import { chosenIds, conditionField, panelConditions } from './search.ts';
import { useDerivedList } from '../derivedList.ts';
import { useListSearch } from './useListSearch.ts';

/** The conditions in force, each to take away alone, or all at once. */
export function ConditionChips() {
  const t = useT();
  const { resource } = useDerivedList().screen;
  const { state, search } = useListSearch();
  const names = panelConditions(resource.search).filter(
    (name) => state.conditions[name] && conditionField(resource, name),
  );
  const ids = state.conditions[chosenIds];
  if (names.length === 0 && !ids) return null;
  const without = (gone: readonly string[]) =>
    Object.fromEntries(Object.entries(state.conditions).filter(([name]) => !gone.includes(name)));
  return (
    <ul className="hl-chips" aria-label={t('desk.search.conditions')}>
      {ids && (
        <li>
          <FilterChip
            name={t('desk.search.chosen')}
            value={t('desk.search.count', { count: ids.split(',').length })}
            onRemove={() => search({ conditions: without([chosenIds]) })}
          />
        </li>
      )}
      {names.map((name) => (
        <li key={name}>
          <ConditionChip
            field={conditionField(resource, name)!}
            name={labelOf(t, resource.prefix, name)}
            value={state.conditions[name]!}
            onRemove={() => search({ conditions: without([name]) })}
          />
        </li>
      ))}
      <li>
        <button
          type="button"
          className="hl-link"
          onClick={() => search({ conditions: without([...names, chosenIds]) })}
        >
          {t('desk.search.clear_all')}
        </button>
      </li>
    </ul>
  );
}

interface ChipProps {
  readonly field: Field;
  readonly name: string;
  readonly value: string;
  readonly onRemove: () => void;
}

const most = 4;
const plain = (_field: Field, value: string) => value;

/** One condition in force. */
export function ConditionChip({ field, name, value, onRemove }: ChipProps) {
  const t = useT();
  const useText = uiOf(field).useFilterText ?? plain;
  const text = useText(field, value);
  const words = field.type === 'yn' ? [t(value === 'Y' ? 'desk.action.yes' : 'desk.action.no')] : text.split(', ');
  const shown = words.slice(0, most).join(', ');
  const rest = words.length - most;
  return (
    <FilterChip
      name={name}
      value={rest > 0 ? `${shown} ${t('desk.search.and_more', { count: rest })}` : shown}
      onRemove={onRemove}
    />
  );
}
