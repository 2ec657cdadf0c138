/** A grid among others that stand below or above it: it shows the rows of the row chosen above, and takes along those below. */
import { isUntouched, liveRows, rowKey, rowsByKey } from '../../../../sheet/editing.ts';
import type { Row } from '../../../../sheet/editing.ts';
import { touchedCells } from '../../../../sheet/index.ts';
import type { Detail } from '../../../../sheet/index.ts';
import { useDetail } from '../grids/useDetail.ts';
import { useRecordForm } from '../recordForm.ts';
import { claimed } from './claimed.ts';
import { following, unpacked } from './following.ts';
import { aboveOf, gridsBelow, rootGrid } from './gridTree.ts';
import { countBelow, linkTo, putBack, rowsBelow } from './rowsBelow.ts';
import type { Choice } from './useChosenRows.ts';
import { useFaultsBelow } from './useFaultsBelow.ts';
import { useT } from '../../../../ui/text.tsx';
import { useTogether } from './useTogether.ts';

/** `ask` puts the question how many rows go along. */
export function useBelowDetail(grid: string, choice: Choice, ask: (count: number) => Promise<boolean>): Detail {
  const form = useRecordForm();
  const { resource, values } = form;
  const t = useT();
  const whole = useDetail(grid, t);
  const narrowed = useNarrowed(whole, choice);
  const together = useTogether(rootGrid(resource, grid), choice);
  const faultBelow = useFaultsBelow(grid);
  const chosen = gridsBelow(resource, grid).length > 0 ? choice.row(grid) : undefined;
  const rows = choice.shown(grid);
  return {
    ...whole,
    ...narrowed,
    rows,
    together,
    addLabel: t('below.add', { grid: whole.label }),
    ...(chosen && { chosen: rowKey(chosen), faultBelow }),
    asksBefore: (going) => {
      const count = countBelow(resource, values, grid, liveRows(going));
      return count === 0 ? undefined : ask(count);
    },
    onChange(next, touched, act) {
      const { rows: after, lists } = unpacked(resource, values, grid, putBack(whole.rows, rows, next));
      whole.onChange(after, touched, act);
      const [begun, ...others] = touchedCells(touched).filter(({ row }) => isBegun(rows, next, row));
      if (chosen && begun && others.length === 0) choice.choose(grid, begun.row);
      const done = { before: whole.rows, after, act };
      const changes = {
        ...following(resource, values, grid, done),
        ...claimed(resource, values, grid, done),
        ...lists,
      };
      if (Object.keys(changes).length > 0) form.change(changes);
    },
  };
}

/** A row that came by itself, and in which something stands now. */
function isBegun(before: readonly Row[], after: readonly Row[], key: string): boolean {
  const [was, now] = [rowsByKey(before).get(key), rowsByKey(after).get(key)];
  return was !== undefined && now !== undefined && isUntouched(was) && !isUntouched(now);
}

/** What a grid is while it shows the rows of one row above; nothing where it stands below none. */
function useNarrowed(whole: Detail, choice: Choice): Partial<Detail> {
  const t = useT();
  const { resource, labels } = useRecordForm();
  const above = aboveOf(resource, whole.grid);
  if (above === undefined) return {};
  const rowsAbove = choice.shown(above);
  const row = choice.row(above);
  const words = (at: number) => ({ above: labels.grid(above), row: at + 1, grid: labels.grid(whole.grid) });
  if (!row) {
    const none = t('below.none', words(0));
    return { addLock: none, emptyHint: none };
  }
  const here = words(rowsAbove.indexOf(row));
  const open = whole.lock === undefined;
  return {
    label: t('below.of', here),
    ...(open && { emptyHint: t('below.empty', here) }),
    ...(open && row._deleted && { lock: t('below.gone', here) }),
    newRow: () => ({ ...whole.newRow(), ...linkTo(above, row) }),
    above: {
      turn(by) {
        const at = rowsAbove.indexOf(row) + by;
        const next: Row | undefined = rowsAbove[at];
        if (!next) return undefined;
        choice.choose(above, rowKey(next));
        const count = liveRows(rowsBelow(whole.rows, above, rowKey(next))).length;
        return t('below.turned', { ...words(at), count });
      },
    },
  };
}
