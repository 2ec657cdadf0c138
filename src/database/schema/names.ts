/** The one mapping from names of the wire to names in the database. */
import type { Resource } from '../../core/resource.ts';

/** `clntNmEn` → `clnt_nm_en`; `ref1` stays `ref1`. */
export const columnName = (field: string): string => field.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`);
/** `rs4/stdinfo/config` → `rs4_stdinfo_config`; `3pl/item` → `t3pl_item`. */
export const tableName = (prefix: string): string => {
  const name = columnName(prefix.replace(/\//g, '_'));
  return /^[a-z]/.test(name) ? name : `t${name}`;
};
/** `rs4/clnt` and `charger` → `rs4_clnt_charger`. */
export const gridTableName = (resource: Resource, grid: string): string =>
  `${tableName(resource.prefix)}_${columnName(grid)}`;
/** Column beside a reference that carries the company of the row it points at: `auth_id` → `auth_corp_id`. */
export const ownerColumn = (column: string): string => `${column.replace(/_id$/, '')}_corp_id`;
