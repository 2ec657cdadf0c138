/** Orders of a warehouse, in and out, for its shippers (25-3pl 2.9 `3pl/io`). */
import { dateTime, date, qty, ref, rows, text } from '../../../fields/index.ts';
import type { Resource } from '../../../core/resource.ts';
import type { CodeKey } from '../../reference/codes/index.ts';
import { asAllocated, asPlanned, checkedProblems, doneProblems, mustTell } from './check.rules.ts';
import { expiredChecked } from './expired.ts';
import { ioFields, place } from './io.fields.ts';
import { goneWords, promisedWords } from './promised.ts';

const { vhclNo, carrierNm, shipToNm, shipToAddr, shipToTel } = ioFields;

export const io = {
  prefix: '3pl/io',
  table: 'TP_IO',
  scope: 'OWN',
  menus: [
    { menu: 'T11', view: 'in', where: { ioCd: ['I'] } },
    { menu: 'T12', view: 'out', where: { ioCd: ['O'] } },
  ],
  name: 'ioNo',
  fields: ioFields,
  unique: [{ fields: ['ioNo'] }],
  search: {
    keyword: ['ioNo', 'refNo'],
    keywordOf: ['clntId'],
    dates: ['planDt'],
    ahead: 1,
    conditions: ['clntId', 'whCd', 'ioTpCd', 'stCd'],
  },
  list: ['ioNo', 'planDt', 'clntId', 'ioTpCd', 'totQty', 'refNo', 'stCd'],
  total: { amount: ['totQty'] },
  rules: async () => (await import('./io.rules.ts')).ioRules,
  state: {
    field: 'stCd',
    open: ['PLAN'],
    files: ['CHK', 'ALLOC', 'DONE'],
  },
  printed: ['receipt', 'picking', 'statement'],
  notifies: { to: ['createId'], due: [{ field: 'planDt', before: -1, when: { stCd: ['PLAN', 'CHK', 'ALLOC'] } }] },
  proposals: [{ grid: 'item', of: ['itemId'], loads: 'itemId' }],
  facts: true,
  reads: [
    { name: 'scan', fields: { clntId: ref('rs4/clnt', { required: true }), code: text(60, { required: true }) } },
  ],
  imports: { rows: ['item'] },
  actions: [
    {
      name: 'check',
      from: ['PLAN'],
      to: 'CHK',
      when: { ioCd: ['I'] },
      otherwise: 'ioGoesOut',
      fields: {
        rows: rows(
          {
            qty: qty({ required: true, min: '0', max: '999999999', width: 90 }),
            dmgQty: qty({ required: true, min: '0', default: '0', width: 84 }),
            lotNo: text(30, { width: 120 }),
            expDt: date({ width: 140 }),
            locCd: place({ width: 110 }),
          },
          {
            of: 'item',
            shows: ['itemId', 'planQty'],
            needs: mustTell,
            against: { qty: 'planQty' },
            required: true,
            max: 1000,
          },
        ),
      },
      rows: asPlanned,
      check: checkedProblems,
      warns: expiredChecked,
    },
    {
      name: 'allocate',
      from: ['PLAN'],
      to: 'ALLOC',
      when: { ioCd: ['O'] },
      otherwise: 'ioComesIn',
      bulk: 'each',
      names: promisedWords,
    },
    {
      name: 'done',
      from: ['CHK', 'ALLOC'],
      to: 'DONE',
      fields: {
        doneDtm: dateTime({ required: true }),
        rows: rows(
          { qty: qty({ required: true, min: '0', max: '999999999', width: 90 }) },
          { of: 'item', shows: ['itemId', 'unitCd', 'planQty'], max: 1000 },
        ),
        // Told place by place by who picked it with a phone: then no sum of a row is asked.
        picks: rows(
          { qty: qty({ required: true, min: '0', max: '999999999', width: 90 }) },
          {
            ...{ of: 'alloc', shows: ['locCd', 'lotNo', 'qty'], max: 10_000 },
            over: { grid: 'item', by: 'rowId', shows: ['itemId', 'unitCd'] },
          },
        ),
      },
      start: (_io, facts) => ({ doneDtm: facts.now }),
      rows: asAllocated,
      absent: ({ ioCd }, { picks }) =>
        ioCd === 'I' ? ['rows', 'picks'] : Array.isArray(picks) && picks.length ? ['rows'] : ['picks'],
      check: doneProblems,
      says: ({ ioCd }) => (ioCd === 'I' ? 'doneIn' : 'doneOut'),
      names: goneWords,
      ends: (left) => (left.ioCd === 'I' ? 'doneIn' : goneWords(left).rest ? 'doneRest' : 'doneOut'),
    },
    // Which truck comes is often known once it stands at the gate; goods and promises stay as they are.
    {
      name: 'carry',
      from: ['CHK', 'ALLOC'],
      fields: { vhclNo, carrierNm, shipToNm, shipToAddr, shipToTel },
      absent: ({ ioCd }) => (ioCd === 'I' ? ['shipToNm', 'shipToAddr', 'shipToTel'] : []),
      says: ({ ioCd }) => (ioCd === 'I' ? 'carryIn' : 'carryOut'),
      ends: ({ ioCd }) => (ioCd === 'I' ? 'carryIn' : 'carryOut'),
    },
    { name: 'unallocate', from: ['ALLOC'], to: 'PLAN', confirm: true },
    // What stayed of an order that went in part is planned to go after it.
    {
      name: 'rest',
      from: ['DONE'],
      when: { ioCd: ['O'] },
      wanted: true,
      fields: { planDt: date({ required: true, default: ({ today }) => today }) },
      anew: ['planDt'],
    },
    { name: 'reverse', from: ['DONE'], confirm: true },
    {
      name: 'cancel',
      from: ['PLAN', 'CHK', 'ALLOC'],
      to: 'CANCEL',
      confirm: true,
      danger: true,
      says: ({ ioCd }) => (ioCd === 'I' ? 'cancelIn' : 'cancelOut'),
    },
  ],
} as const satisfies Resource<CodeKey<'WHIO_ST'>>;
