/** Work orders: who does which line of a repair order when, and the daily log (20-rs4-ship-repair). */
import type { Resource } from '../../../core/resource.ts';
import { qty, text } from '../../../fields/index.ts';
import { likeLast, logEntryProblems } from './log.ts';
import { whatIsLeft } from './left.ts';
import { teamStays } from '../schedule/stays.ts';
import { logFields, workFields } from './work.fields.ts';
import type { CodeKey } from '../../reference/codes/index.ts';

export const work = {
  prefix: 'rs4/work',
  table: 'RS4_WORK',
  scope: 'OWN',
  menus: [{ menu: 'R21' }],
  name: 'workNo',
  printed: true,
  fields: workFields,
  unique: [{ fields: ['workNo'] }],
  search: {
    keyword: ['workNo', 'workNm', 'permitNo'],
    keywordOf: ['shipId', 'orderId'],
    dates: ['planFromDt'],
    ahead: 12,
    conditions: ['orderId', 'shipId', 'teamCd', 'stCd'],
    // What goes on goes on whenever it was planned.
    views: { ongoing: { stCd: 'ING', fromDt: '', toDt: '' }, toBegin: { stCd: 'PLAN' }, held: { stCd: 'HOLD' } },
  },
  list: [
    ...['workNo', 'orderId', 'shipId', 'workNm', 'teamCd', 'leadUserId'],
    ...['planFromDt', 'planToDt', 'progRt', 'stCd'],
  ],
  rules: async () => (await import('./work.rules.ts')).workRules,
  state: {
    field: 'stCd',
    open: ['PLAN', 'ING', 'HOLD'],
    path: ['PLAN', 'ING', 'DONE'],
    ends: { HOLD: 'ING', CANCEL: 'PLAN' },
  },
  notifies: { to: ['leadUserId'], due: [{ field: 'planToDt', before: 1, when: { stCd: ['PLAN', 'ING', 'HOLD'] } }] },
  proposals: [{ of: ['orderId', 'orderItemId'] }, { grid: 'matl', of: ['itemId'], loads: 'itemId' }],
  reads: [teamStays],
  facts: true,
  actions: [
    { name: 'start', from: ['PLAN'], to: 'ING' },
    {
      name: 'log',
      from: ['ING'],
      spent: { progRt: ['100.00'] },
      fields: logFields,
      adds: 'log',
      start: likeLast,
      check: logEntryProblems,
    },
    {
      name: 'done',
      from: ['ING'],
      to: 'DONE',
      fields: { doneQty: qty({ required: true, min: '1', max: '999999999', unitOf: 'unitCd' }) },
      start: whatIsLeft,
    },
    { name: 'hold', from: ['ING'], to: 'HOLD', fields: { reason: text(300, { required: true }) } },
    { name: 'resume', from: ['HOLD'], to: 'ING' },
    { name: 'cancel', from: ['PLAN'], to: 'CANCEL', confirm: true, danger: true },
  ],
} as const satisfies Resource<CodeKey<'WORK_ST'>>;
