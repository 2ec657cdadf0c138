import { useId } from 'react';
import Popover from '@mui/material/Popover';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { Checkbox } from '../form/Checkbox.tsx';
import { DownGlyph, UpGlyph } from '../icon/glyphs.tsx';
import { useT } from '../text.tsx';
import { orderColumns, plainLayout, stepColumn, toggleColumn } from './layout.ts';
import type { GridColumn, GridLayout } from './types.ts';

export type Choosable = Pick<GridColumn<never>, 'key' | 'name' | 'frozen' | 'pinnedEnd' | 'hideable'>;

export interface ChooserBoxProps {
  anchor: HTMLElement | null;
  onClose: () => void;
  columns: readonly Choosable[];
  layout: GridLayout;
  onLayoutChange: (layout: GridLayout) => void;
}

/** The columns to choose from, at the button that opened them. */
export function ChooserBox({ anchor, onClose, columns, layout, onLayoutChange }: ChooserBoxProps) {
  const t = useT();
  const id = useId();
  const ordered = orderColumns(columns, layout);
  return (
    <Popover
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: -4, horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': `${id}-title` } }}
    >
      <div className="hg-chooser">
        <h2 id={`${id}-title`}>{t('desk.list.columns')}</h2>
        <ul>
          {ordered.map((column, index) => (
            <ChooserRow
              key={column.key}
              column={column}
              shown={column.hideable === false || !layout.hidden.includes(column.key)}
              first={index === 0 || !sameBand(ordered[index - 1], column)}
              last={index === ordered.length - 1 || !sameBand(ordered[index + 1], column)}
              onToggle={() => onLayoutChange(toggleColumn(layout, column.key))}
              onStep={(step) => onLayoutChange(stepColumn(columns, layout, column.key, step))}
            />
          ))}
        </ul>
        <Button size="s" kind="quiet" onClick={() => onLayoutChange(plainLayout)}>
          {t('desk.list.columns_reset')}
        </Button>
      </div>
    </Popover>
  );
}

const bandOf = (column: Choosable) => (column.frozen ? 0 : column.pinnedEnd ? 2 : 1);
const sameBand = (a: Choosable | undefined, b: Choosable) => a !== undefined && bandOf(a) === bandOf(b);

interface RowProps {
  column: Choosable;
  shown: boolean;
  first: boolean;
  last: boolean;
  onToggle: () => void;
  onStep: (step: -1 | 1) => void;
}

function ChooserRow({ column, shown, first, last, onToggle, onStep }: RowProps) {
  const t = useT();
  return (
    <li>
      <label>
        <Checkbox checked={shown} disabled={column.hideable === false} onChange={onToggle} />
        <span className="hg-el">{column.name}</span>
      </label>
      <IconButton
        size="s"
        label={t('desk.grid.column_up', { name: column.name })}
        disabled={first}
        onClick={() => onStep(-1)}
      >
        <UpGlyph />
      </IconButton>
      <IconButton
        size="s"
        label={t('desk.grid.column_down', { name: column.name })}
        disabled={last}
        onClick={() => onStep(1)}
      >
        <DownGlyph />
      </IconButton>
    </li>
  );
}
