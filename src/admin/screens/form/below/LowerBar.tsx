/** The bar over a lower grid: the row whose rows show, the ways to its neighbours, and the buttons of the grid. */
import { rowName, displayName, grids } from '../../../../record/resource.ts';
import { liveRows, rowKey } from '../../../../sheet/editing.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { Tabs } from '../../../../ui/tabs/Tabs.tsx';
import { usePhone } from '../../../../ui/useMedia.ts';
import { errorsOf } from '../model/problems.ts';
import { rowsOf } from '../model/values.ts';
import { useRecordForm } from '../recordForm.ts';
import { useShown } from '../useShown.ts';
import { listOf, rowsBelow } from './rowsBelow.ts';
import { useT } from '../../../../ui/text.tsx';
import type { Choice } from './useChosenRows.ts';

/** Prefix of the ids that tie the tabs below a grid to their panels. */
export const lowerTabs = (above: string) => `below-${above}`;

interface Props {
  readonly above: string;
  /** Grids below it, the one that shows among them. */
  readonly lowers: readonly string[];
  readonly grid: string;
  readonly onGrid: (grid: string) => void;
  readonly choice: Choice;
  readonly tools: (slot: HTMLElement | null) => void;
}

export function LowerBar({ above, lowers, grid, onGrid, choice, tools }: Props) {
  const t = useT();
  const phone = usePhone();
  const { resource, labels, values, problems } = useRecordForm();
  const row = choice.row(above);
  const rowsAbove = choice.shown(above);
  const at = row ? rowsAbove.indexOf(row) : -1;
  const tabOf = (id: string) => {
    const rows = rowsBelow(rowsOf(values, listOf(resource, id)), above, row && rowKey(row));
    const keys = new Set(rows.map(rowKey));
    const wrong = errorsOf(problems).filter((problem) => problem.grid === id && keys.has(problem.row ?? ''));
    return { id, label: labels.grid(id), count: liveRows(rows).length, errors: wrong.length };
  };
  const words = { above: labels.grid(above), grid: labels.grid(grid) };
  const turn = (by: -1 | 1) => {
    const next = rowsAbove[at + by];
    if (next) choice.choose(above, rowKey(next));
  };
  const total = liveRows(rowsOf(values, listOf(resource, grid))).length;
  return (
    <div className="hg-lower">
      {!phone && <Whose above={above} choice={choice} />}
      <Tabs
        idBase={lowerTabs(above)}
        label={t('below.parts', words)}
        tabs={lowers.map(tabOf)}
        value={grid}
        onChange={onGrid}
        tools={
          <>
            {row && !phone && <span className="hg-lower__note">{t('below.only', { ...words, count: total })}</span>}
            {!phone && rowsAbove.length > 1 && (
              <>
                <Button
                  size="s"
                  kind="quiet"
                  shortcut="Alt ↑"
                  disabledReason={at <= 0 ? t('below.first', words) : undefined}
                  onClick={() => turn(-1)}
                >
                  {t('below.previous', words)}
                </Button>
                <Button
                  size="s"
                  kind="quiet"
                  shortcut="Alt ↓"
                  disabledReason={at === rowsAbove.length - 1 ? t('below.last', words) : undefined}
                  onClick={() => turn(1)}
                >
                  {t('below.next', words)}
                </Button>
              </>
            )}
            <span ref={tools} className="hg-tabtools" />
          </>
        }
      />
    </div>
  );
}

/** Number and name of the row above. */
function Whose({ above, choice }: Pick<Props, 'above' | 'choice'>) {
  const { resource, labels } = useRecordForm();
  const shown = useShown();
  const row = choice.row(above);
  if (!row) return <span className="hg-lower__whose">{labels.grid(above)}</span>;
  const name = rowName(grids(resource)[above]!);
  const said = shown(name, above, row[name], { [displayName(name)]: row[displayName(name)] });
  return (
    <span className="hg-lower__whose">
      {labels.grid(above)} {choice.shown(above).indexOf(row) + 1}
      {said !== '–' && <span>{said}</span>}
    </span>
  );
}
