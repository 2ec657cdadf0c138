/** The rows to choose from on a phone: a tap picks, or ticks where several may be chosen. */
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import type { LookupRow } from '../../../fields/ui-contract.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { useT } from '../../../ui/text.tsx';
import { cardParts } from '../list/cardParts.ts';
import { briefText } from '../list/columns/columns.ts';
import type { ListColumn } from '../list/columns/columns.ts';
import { ToldOfRow } from './ToldOfRow.tsx';
import type { ChooseRowsProps } from './ChooseGrid.tsx';

type Props = Omit<ChooseRowsProps, 'onSort' | 'state' | 'ref'>;

export function ChooseCards({
  source,
  label,
  columns,
  choices,
  multiple,
  bars,
  chosen,
  onChosen,
  onPick,
  emptyState,
}: Props) {
  const t = useT();
  const context = useFieldEnvironment();
  if (choices.pending)
    return (
      <p className="hc-cards hc-cards__note" role="status">
        {t('desk.frame.loading')}
      </p>
    );
  if (choices.rows.length === 0) return <div className="hc-cards">{emptyState}</div>;
  const parts = cardParts(source.resource, columns.all);
  const { code, title, state, facts } = parts;
  const tick = (row: LookupRow) => {
    const next = new Set(chosen);
    if (!next.delete(row.id)) next.add(row.id);
    onChosen(next);
  };
  return (
    <ul className="hc-cards" aria-label={label} aria-busy={choices.fetching}>
      {choices.rows.map((row) => {
        const text = (column: ListColumn | undefined) => (column ? briefText(column, row, context) : '');
        const lines = (
          <span className="hc-card__lines">
            <b>{text(title) || '–'}</b>
            <span>{[code, state, ...facts].map(text).filter(Boolean).join(' · ')}</span>
            <ToldOfRow row={row} bars={bars} />
          </span>
        );
        return (
          <li key={row.id}>
            {multiple ? (
              <label className="hc-card">
                <Checkbox checked={chosen.has(row.id)} onChange={() => tick(row)} />
                {lines}
              </label>
            ) : (
              <button type="button" className="hc-card" onClick={() => onPick(row)}>
                {lines}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
