/** Grids that stand below one another are taken back together: a row that is deleted goes with those below it in one step. */
import type { Values } from '../../../../core/field.ts';
import { gridColumns, grids } from '../../../../record/resource.ts';
import { differingCells, firstChange } from '../../../../sheet/cells/cellEdits.ts';
import { rowKey } from '../../../../sheet/editing.ts';
import type { Row } from '../../../../sheet/editing.ts';
import type { Detail } from '../../../../sheet/index.ts';
import { placeOf } from '../model/problems.ts';
import { rowsOf } from '../model/values.ts';
import { useRecordForm } from '../recordForm.ts';
import { gridsBelow, treeOf } from './gridTree.ts';
import { listOf } from './rowsBelow.ts';
import type { Choice } from './useChosenRows.ts';

export function useTogether(root: string, choice: Choice): NonNullable<Detail['together']> {
  const { resource, values, change, leave } = useRecordForm();
  const tree = treeOf(resource, root);
  const rows = Object.fromEntries(tree.map((grid) => [grid, rowsOf(values, listOf(resource, grid))]));
  return {
    name: root,
    rows,
    put(state) {
      const changed = tree.filter((grid) => state[grid] !== undefined && state[grid] !== rows[grid]);
      const lists: Values = Object.fromEntries(changed.map((grid) => [listOf(resource, grid), state[grid]]));
      const places = changed.flatMap((grid) =>
        differingCells(rows[grid]!, state[grid]!, Object.keys(gridColumns(grids(resource)[grid]!))).map((cell) =>
          placeOf(cell.name, grid, cell.row),
        ),
      );
      change(lists, ...places);
      if (places.length > 0) leave(...places);
      // What has changed is what shows.
      for (const grid of changed) {
        const first: Row | undefined = state[grid]![firstChange(rows[grid]!, state[grid]!)];
        if (!first) continue;
        choice.show(grid, rowKey(first), { ...values, ...lists });
        if (gridsBelow(resource, grid).length > 0) choice.choose(grid, rowKey(first));
      }
    },
  };
}
