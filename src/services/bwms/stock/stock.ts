/** Cargo in bonded storage, one row for each area and cargo control number; reports alone move it (24-bonded-transport-warehouse). */
import type { Resource } from '../../../core/resource.ts';
import { integer, text } from '../../../fields/index.ts';
import { bondedPlaceReads } from '../../shared/places/places.ts';
import { stockMonths } from '../../shared/stock/months.ts';
import { reports } from './reports.ts';
import { stockFields } from './stock.fields.ts';

/** What lies there still. */
const lying = { stCd: ['STORED', 'PART', 'NOTICE', 'OVER'] } as const;

export const stock = {
  prefix: 'bwms/stock',
  table: 'BW_STOCK',
  scope: 'OWN',
  menus: [{ menu: 'W13' }],
  name: 'cargMtNo',
  fields: stockFields,
  unique: [{ fields: ['stockKey'] }],
  search: {
    keyword: ['cargMtNo', 'blNo', 'ownerNm', 'itemNm'],
    dates: [],
    conditions: ['bondAreaCd', 'cargMtNo', 'blNo', 'locCd', 'stCd'],
    asked: { dueIn: integer({ min: 0, max: 9999 }), at: text(20), owner: text(50), show: text(10) },
    tabs: { by: 'show', values: ['ON', 'DUE', 'OVER'] },
  },
  list: [
    ...['cargMtNo', 'blNo', 'ownerNm', 'itemNm', 'inDt', 'storeDueDt', 'storeDays', 'balPkgCnt', 'balWgt'],
    ...['accidNm', 'locCd', 'stCd'],
  ],
  listed: { accidNm: text(60, { width: 54 }), storeDays: integer({ width: 48 }) },
  marks: { accidNm: 'amiss' },
  sort: 'storeDueDt,asc',
  total: { amount: ['balPkgCnt'] },
  lookups: [
    {
      paths: ['bwms/common/stock'],
      key: 'cargMtNo',
      value: 'itemNm',
      carries: ['blNo', 'ownerNm', 'balPkgCnt', 'locCd'],
      where: lying,
    },
  ],
  without: ['create', 'delete'],
  // On the dashboard; a warehouse of hundreds of cargoes wants no message for each.
  notifies: { to: [], due: [{ field: 'storeDueDt', before: 7, when: lying }] },
  rules: async () => (await import('./stock.rules.ts')).bondedStockRules,
  facts: true,
  reads: [...bondedPlaceReads, stockMonths],
  reports,
  actions: [
    { name: 'move', when: lying, fields: { locCd: text(20, { required: true }) } },
    {
      name: 'extend',
      when: lying,
      fields: { months: integer({ required: true, min: 1, max: 6, default: 1 }), docNo: text(30, { required: true }) },
    },
    { name: 'notice', when: { stCd: ['STORED', 'PART'] }, confirm: true },
  ],
} as const satisfies Resource;
