/** Tabs above a list, each a value of one of its conditions; the first shows all. */
import { SegmentedControl } from '../../../ui/segmented/SegmentedControl.tsx';
import { useT } from '../../../ui/text.tsx';
import { labelOf } from '../../labels.ts';
import { useDerivedList } from './derivedList.ts';
import { withCondition } from './search/search.ts';
import { useListSearch } from './search/useListSearch.ts';

export function ListTabs() {
  const t = useT();
  const { prefix, search: declared } = useDerivedList().screen.resource;
  const { state, search } = useListSearch();
  const { by = '', values = [] } = declared.tabs ?? {};
  const options = ['', ...values].map((value) => ({ value, label: t(`resources.${prefix}.tabs.${value || 'all'}`) }));
  return (
    <div className="hl-tabs">
      <SegmentedControl
        label={labelOf(t, prefix, by)}
        options={options}
        value={state.conditions[by] ?? ''}
        onChange={(value) => search({ conditions: withCondition(state.conditions, by, value) })}
      />
    </div>
  );
}
