/** Start-up check of grids whose rows belong to rows of another (`below`). */
import type { Resource } from '../core/resource.ts';
import { gridAbove, linkName, linkUidName } from './below.ts';
import { grids, type Fields } from './resource.ts';

/** `below` names another grid, never itself in a circle; rows that companies own under a shared record stand in none. */
export function belowFaults(resource: Resource): string[] {
  const all = grids(resource);
  return Object.entries(all).flatMap(([grid, rows]) => {
    const passed = new Set([grid]);
    let above = gridAbove(rows);
    if (above === undefined) return rows.numbered ? [`grid '${grid}' is numbered by no grid above`] : [];
    if (rows.owned || all[above]?.owned) return [`grid '${grid}' stands below '${above}', and one of them is owned`];
    const names = [linkName(above), linkUidName(above)].filter((name) => Object.hasOwn(rows.fields, name));
    if (names.length) return [`field '${grid}.${names[0]}' has the name of the link to the row above`];
    const { numbered } = rows;
    const counts = (fields: Fields | undefined) =>
      fields?.[numbered!]?.type === 'integer' && fields[numbered!]!.computed;
    if (numbered && !(counts(rows.fields) && counts(all[above]?.fields)))
      return [`grid '${grid}' is numbered by '${numbered}', which is a computed integer of both grids`];
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
