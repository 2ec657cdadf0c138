/** Tabs above a list, each a value of one of its conditions; the first shows all. */
import { SegmentedControl } from '../../../ui/segmented/SegmentedControl.tsx';
import { useT } from '../../../ui/text.tsx';
import type { Resource } from '../../../core/resource.ts';
import { labelOf } from '../../labels.ts';
import { withCondition } from './search.ts';
import type { SearchState } from './search.ts';

interface Props {
  readonly resource: Resource;
  readonly state: SearchState;
  readonly search: (change: Partial<SearchState>) => void;
}

export function ListTabs({ resource: { prefix, search: declared }, state, search }: Props) {
  const t = useT();
  const { by = '', values = [] } = declared.tabs ?? {};
  const options = ['', ...values].map((value) => ({ value, label: t(`resources.${prefix}.tabs.${value || 'all'}`) }));
  return (
    <div className="hl-tabs">
      <SegmentedControl
        label={labelOf(t, prefix, by)}
        options={options}
        value={state.conditions[by] ?? ''}
        onChange={(value) => search({ conditions: withCondition(state.conditions, by, value), page: 1 })}
      />
    </div>
  );
}
