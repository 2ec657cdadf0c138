/** Goods of shippers, what lies where (25-3pl 2.9 `3pl/stock`): moved by orders, adjusting, moving and counting alone. */
import type { Problem } from '../../../core/problem.ts';
import type { Resource } from '../../../core/resource.ts';
import { figure } from '../../../core/decimal.ts';
import { grouped } from '../../../fields/decimal/exact.ts';
import { code, dateTime, integer, qty, rows, text, yn } from '../../../fields/index.ts';
import { placeReads } from '../../shared/places/places.ts';
import { stockMonths } from '../../shared/stock/months.ts';
import { place } from '../io/io.fields.ts';
import { adjustProblems, adjustWords, countProblems } from './adjust.rules.ts';
import { stockReports } from './reports.ts';
import { stockFields } from './stock.fields.ts';

const at = { moveDtm: dateTime({ required: true }) } as const;
const now = (_stock: unknown, facts: { readonly now?: unknown }) => ({ moveDtm: facts.now });

export const stock = {
  prefix: '3pl/stock',
  table: 'TP_STOCK',
  scope: 'OWN',
  menus: [{ menu: 'T13' }],
  name: 'stockNm',
  fields: stockFields,
  unique: [{ fields: ['stockKey'] }],
  search: {
    keyword: [],
    dates: [],
    conditions: ['whCd', 'clntId', 'itemId', 'locCd'],
    asked: { goods: text(50), expIn: integer({ min: 0, max: 9999 }), safe: yn(), at: text(20), show: text(10) },
    typed: 'goods',
    tabs: { by: 'show', values: ['ON', 'LOW', 'SOON'] },
  },
  list: [
    ...['itemCdNm', 'itemId', 'clntId', 'lotNo', 'expDt', 'locCd', 'onQty', 'allocQty', 'availQty'],
    ...['shortCnt', 'whCd'],
  ],
  sort: 'expDt,asc',
  total: { amount: ['onQty'] },
  without: ['create', 'delete'],
  facts: true,
  reads: [...placeReads, stockMonths],
  reports: stockReports,
  actions: [
    {
      name: 'adjust',
      fields: {
        qty: qty({ required: true, min: '-999999999', max: '999999999' }),
        adjRsnCd: code('ADJ_RSN', { required: true }),
        reason: text(200, { required: true }),
        ...at,
      },
      start: now,
      check: adjustProblems,
      names: adjustWords,
    },
    {
      name: 'move',
      fields: { locCd: place({ required: true }), qty: qty({ required: true, min: '1', max: '999999999' }), ...at },
      start: (stored, facts) => ({ ...now(stored, facts), locCd: null, qty: stored.availQty }),
      check: ({ qty: by, locCd }, stored): Problem[] => [
        ...(locCd === stored.locCd ? [{ code: 'E_RANGE', field: 'locCd', text: 'samePlace' } as const] : []),
        // What lies damaged is nobody's to take: it is adjusted away, not moved back among the good.
        ...(figure(by).gt(figure(stored.availQty))
          ? [
              {
                code: 'E_BAL',
                field: 'qty',
                text: 'moveShort',
                args: [grouped(figure(stored.availQty).toFixed())],
              } as const,
            ]
          : []),
      ],
    },
    {
      name: 'count',
      bulk: 'each',
      listed: true,
      fields: {
        rows: rows(
          {
            stockId: integer({ required: true, min: 1 }),
            seenQty: qty({ required: true, min: '0' }),
            countQty: qty({ required: true, min: '0', max: '999999999' }),
          },
          { required: true, max: 1000 },
        ),
        adjRsnCd: code('ADJ_RSN', { required: true }),
        reason: text(200, { required: true }),
      },
      check: countProblems,
    },
  ],
} as const satisfies Resource;
