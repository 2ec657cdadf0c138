/** What is kept and said of a header that turns (another currency): a step of undo, and words for what became of the rows. */
import type { Values } from '../../../../core/field.ts';
import type { Resource } from '../../../../core/resource.ts';
import { grids, listKey } from '../../../../record/resource.ts';
import { rulesOf } from '../../../../record/rules.ts';
import { actsOf, remember } from '../../../../sheet/index.ts';
import { rootGrid } from '../below/gridTree.ts';
import type { Turning } from '../model/turnedBack.ts';
import { rowsOf } from '../model/values.ts';

const listOf = (resource: Resource, grid: string): string => listKey(grid, grids(resource)[grid]);

/**
 * One step takes back the header and its rows, before any that left rows in the former currency. A change that brings
 * its rows along is such a step itself.
 */
export function rememberTurn(resource: Resource, origin: Values, former: Values, changes: Values): void {
  const back = rulesOf(resource)?.turnedBack;
  if (!back) return;
  const list = listOf(resource, back.grid);
  const rows = rowsOf(former, list);
  if (list in changes || (rows.length === 0 && actsOf(origin).size === 0)) return;
  const header = Object.fromEntries([back.name, ...back.with].map((name) => [name, former[name]]));
  remember(origin, rootGrid(resource, back.grid), { [back.grid]: rows }, 'turn', header);
}

/** Text that says what became of the rows; none where they came along with the change. */
export function turnText(
  resource: Resource,
  turned: Values,
  turning: Turning | undefined,
  changes: Values,
): string | undefined {
  const rules = rulesOf(resource);
  const back = rules?.turnedBack;
  // Rows may follow another field as well (the tax of an order): the text tells of this one.
  if (back && (!turning || listOf(resource, back.grid) in changes)) return undefined;
  if (back && turning && turning.returned > 0) return back.texts[turning.others > 0 ? 'some' : 'all'];
  const became = Object.keys(grids(resource)).some((grid) => rowsOf(turned, listOf(resource, grid)).length > 0);
  return became ? rules?.turnedText : undefined;
}
