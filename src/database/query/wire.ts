/** Records on their way out. */
import type { Values } from '../../core/field.ts';
import type { Resource } from '../../core/resource.ts';
import { grids, listKey } from '../../record/resource.ts';
import { seenBySides } from '../../record/sides.ts';
import { uidKey } from '../save/working.ts';

/** Client ids of the rows as they were sent, by grid and stored id. */
export const uidsOf = (resource: Resource, record: Values): Map<string, unknown> =>
  new Map(
    Object.keys(grids(resource)).flatMap((grid) =>
      (record[grid] as Values[])
        .filter((row) => row[uidKey] !== undefined)
        .map((row) => [`${grid}/${String(row.id)}`, row[uidKey]] as const),
    ),
  );

/** A record under its wire names, without what the sides of the company do not see; rows carry back the client ids they were sent with. */
export function toWire(
  resource: Resource,
  record: Values,
  corpId: number,
  uids: ReadonlyMap<string, unknown> = new Map(),
): Values {
  const wire: Values = seenBySides(resource, record, corpId);
  for (const grid of Object.keys(grids(resource))) {
    wire[listKey(grid, grids(resource)[grid])] = (wire[grid] as Values[]).map((row) => {
      const uid = uids.get(`${grid}/${String(row.id)}`);
      return uid === undefined ? row : { ...row, uid };
    });
    delete wire[grid];
  }
  return { ...wire, respFileList: record.respFileList ?? [] };
}
