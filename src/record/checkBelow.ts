/** Start-up check of grids whose rows belong to rows of another (`below`). */
import type { Resource } from '../core/resource.ts';
import { gridAbove, linkName, linkUidName } from './below.ts';
import { grids } from './resource.ts';

/** `below` names another grid, never itself in a circle; rows that companies own under a shared record stand in none. */
export function belowFaults(resource: Resource): string[] {
  const all = grids(resource);
  return Object.entries(all).flatMap(([grid, rows]) => {
    const passed = new Set([grid]);
    let above = gridAbove(rows);
    if (above === undefined) return [];
    if (rows.owned || all[above]?.owned) return [`grid '${grid}' stands below '${above}', and one of them is owned`];
    const names = [linkName(above), linkUidName(above)].filter((name) => Object.hasOwn(rows.fields, name));
    if (names.length) return [`field '${grid}.${names[0]}' has the name of the link to the row above`];
    // A line of a file does not say which row of the other grid it belongs to.
    if (resource.imports?.along?.includes(grid)) return [`imports cannot bring rows along that stand below '${above}'`];
    for (; above !== undefined; above = gridAbove(all[above]!)) {
      if (!Object.hasOwn(all, above)) return [`grid '${grid}' stands below unknown grid '${above}'`];
      if (passed.has(above)) return [`grid '${grid}' stands below itself`];
      passed.add(above);
    }
    return [];
  });
}
