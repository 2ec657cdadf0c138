import type { Resource } from '../../../../core/resource.ts';
import { SelectBox } from '../../../../ui/form/SelectBox.tsx';
import { SegmentedControl } from '../../../../ui/segmented/SegmentedControl.tsx';
import { useT } from '../../../../ui/text.tsx';
import { labelOf } from '../../../labels.ts';
import { PeriodBox } from './PeriodBox.tsx';
import { dateField, dateTypes, monthsBack } from './search.ts';
import type { SearchState } from './search.ts';

interface Props {
  readonly resource: Resource;
  readonly draft: SearchState;
  readonly today: string;
  readonly onChange: (change: Partial<SearchState>) => void;
  /** With the quick choice of 1, 3 or 12 months. */
  readonly segment?: boolean;
}

const months = ['1', '3', '12'] as const;

/** Which date counts, and from when to when. */
export function DateTypeAndPeriod({ resource, draft, today, onChange, segment }: Props) {
  const t = useT();
  const chosen = months.find((count) => {
    const range = monthsBack(today, Number(count));
    return range.fromDt === draft.fromDt && range.toDt === draft.toDt;
  });
  return (
    <>
      <SelectBox
        className="hl-datetype"
        aria-label={t('desk.search.date_type')}
        value={draft.dateType}
        onChange={(event) => onChange({ dateType: event.target.value })}
      >
        {dateTypes(resource.search).map((type) => (
          <option key={type} value={type}>
            {labelOf(t, resource.prefix, dateField(type))}
          </option>
        ))}
      </SelectBox>
      <PeriodBox range={draft} onChange={({ fromDt, toDt }) => onChange({ fromDt, toDt })} />
      {segment && (
        <SegmentedControl
          label={t('desk.search.period')}
          options={months.map((count) => ({ value: count, label: t('desk.search.months', { count }) }))}
          value={chosen}
          onChange={(count) => onChange(monthsBack(today, Number(count)))}
        />
      )}
    </>
  );
}
