/** The ledger of stored cargo: written by accepted reports alone (24-bonded-transport-warehouse `bwms/stock`). */
import type { Resource } from '../../../core/resource.ts';
import { integer } from '../../../fields/index.ts';
import { stockFields } from './stock.fields.ts';

export const stock = {
  prefix: 'bwms/stock',
  table: 'BW_STOCK',
  scope: 'OWN',
  menus: [{ menu: 'W13' }],
  name: 'cargMtNo',
  fields: stockFields,
  unique: [{ fields: ['stockKey'] }],
  search: {
    keyword: ['cargMtNo', 'blNo', 'ownerNm'],
    dates: [],
    conditions: ['cargMtNo', 'blNo', 'locCd', 'stCd'],
    asked: { dueIn: integer({ min: 0, max: 9999 }) },
  },
  list: [
    ...['cargMtNo', 'blNo', 'ownerNm', 'itemNm', 'inDt', 'storeDueDt', 'storeDays', 'balPkgCnt', 'balWgt'],
    ...['locCd', 'stCd'],
  ],
  sort: 'storeDueDt,asc',
  without: ['create', 'delete'],
} as const satisfies Resource;
