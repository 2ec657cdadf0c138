/** Bonded-transport declarations, the second of the transporter's five steps (24-bonded-transport-warehouse). */
import type { Values } from '../../../core/field.ts';
import type { Resource } from '../../../core/resource.ts';
import type { RecordOf } from '../../../core/record.ts';
import { cargoNo, date, text, yn } from '../../../fields/index.ts';
import type { CodeKey } from '../../reference/codes/index.ts';
import { dayOrder } from '../../shared/checks.ts';
import { reply } from '../../shared/messages.ts';
import { forLogistics } from '../../systems.ts';
import { amendFields, amendProblems, cargosOf, isOfCargo } from './amend.ts';
import { declFields } from './decl.fields.ts';

type Decl = RecordOf<typeof declFields>;
/** Of several cargos it is asked which one is meant. */
const asksCargo = (record: Values, input: Values): boolean =>
  isOfCargo(input.amendItem) && cargosOf(record as Decl).length > 1;

const reason = { reason: text(300, { required: true }) };

/** Once it is released the cargo is to be moved; the rest is what may happen on the way. */
const onTheWay = { stCd: ['RELEASE', 'MOVE'] };

/** By what the way of a cargo is asked for. */
export const cargoAsked = { cargMtNo: cargoNo({ required: true }) };

export const decl = {
  prefix: 'bta/decl',
  table: 'BT_DECL',
  scope: 'OWN',
  menus: [{ menu: 'B12' }],
  name: 'declNo',
  nameBefore: 'mgtNo',
  printed: true,
  fields: declFields,
  boxes: {
    route: {
      fields: ['fromBondAreaCd', 'fromBondAreaNm', 'toBondAreaCd', 'toBondAreaNm', 'viaBondAreaCd', 'trnMethCd'],
    },
    arrival: { fields: ['arrModeCd', 'shipNm', 'arrDt', 'storeInDt', 'guarCd'] },
    release: { fields: ['acptDt', 'dueDt', 'inspYn'] },
  },
  unique: [{ fields: ['declNo'] }],
  uniqueRows: [
    {
      grid: 'cargo',
      fields: ['cargMtNo'],
      when: { stCd: ['SENT', 'ACCEPT', 'CHECK', 'RELEASE', 'MOVE'] },
    },
  ],
  search: {
    keyword: ['declNo', 'mgtNo', 'shipNm', 'fromBondAreaNm', 'toBondAreaNm'],
    keywordOf: ['ownerClntId'],
    dates: ['declDt', 'dueDt'],
    conditions: ['declNo', 'ownerClntId', 'stCd'],
    asked: { cargMtNo: cargoNo(), blNo: text(20), late: yn() },
  },
  list: [
    ...['declNo', 'declDt', 'ownerClntId', 'fromBondAreaNm', 'toBondAreaNm', 'totPkgCnt', 'totWgt', 'dueDt', 'stCd'],
  ],
  lookups: [
    {
      paths: forLogistics('decl'),
      value: 'declNo',
      carries: ['fromBondAreaNm', 'toBondAreaNm', 'dueDt', 'totPkgCnt'],
      tells: ['ownerClntId', 'toBondAreaNm'],
      where: { stCd: ['RELEASE', 'MOVE'] },
    },
  ],
  imports: { rows: ['cargo'] },
  rules: async () => (await import('./decl.rules.ts')).declRules,
  uncounted: { stCd: ['REJECT', 'WITHDRAW'] },
  state: {
    field: 'stCd',
    open: ['DRAFT'],
    files: ['SENT', 'ACCEPT', 'CHECK', 'RELEASE', 'MOVE'],
    path: ['DRAFT', 'SENT', 'ACCEPT', 'RELEASE', 'MOVE', 'ARRV', 'CLOSED'],
    ends: { REJECT: 'ACCEPT', WITHDRAW: 'ACCEPT' },
  },
  messages: {
    receiver: 'CUSTOMS',
    sends: { send: 'SEND', requestAmend: 'AMEND', withdraw: 'WITHDRAW' },
    answers: {
      ACCEPT: 'accepted',
      CHECK: 'checked',
      RELEASE: 'released',
      AMEND_OK: 'amended',
      AMEND_NO: 'unamended',
      REJECT: 'refused',
      ERROR: 'refused',
    },
  },
  notifies: {
    to: ['createId'],
    due: [
      { field: 'dueDt', before: 2, when: { stCd: ['RELEASE', 'MOVE'] } },
      { field: 'dueDt', before: -1, when: { stCd: ['RELEASE', 'MOVE'] } },
    ],
  },
  proposals: [{ of: ['ownerClntId'] }],
  facts: true,
  reads: [{ name: 'cargoInfo', fields: cargoAsked }],
  actions: [
    { name: 'send', from: ['DRAFT'], to: 'SENT', bulk: 'each', confirm: true },
    { name: 'fix', from: ['REJECT'], to: 'DRAFT' },
    { name: 'close', from: ['ARRV'], to: 'CLOSED', confirm: true },
    {
      name: 'extend',
      from: ['RELEASE', 'MOVE'],
      spent: onTheWay,
      fields: { dueDt: date({ required: true }), ...reason },
      check: (input: Values, record: Values) =>
        dayOrder({ now: record.dueDt, dueDt: input.dueDt }, 'now', 'dueDt', 'dueDt'),
    },
    {
      name: 'requestAmend',
      from: ['RELEASE', 'MOVE'],
      spent: onTheWay,
      fields: amendFields,
      absent: (record: Values, input: Values) => (asksCargo(record, input) ? [] : ['cargMtNo']),
      requiredWhen: (record: Values, input: Values) => (asksCargo(record, input) ? ['cargMtNo'] : []),
      check: (input: Values, record: Values) => amendProblems(input, record as Decl),
    },
    { name: 'withdraw', from: ['ACCEPT', 'RELEASE'], to: 'WITHDRAW', fields: reason, danger: true },
    { name: 'accepted', from: ['SENT'], to: 'ACCEPT', internal: true },
    { name: 'checked', from: ['ACCEPT'], to: 'CHECK', internal: true },
    { name: 'released', from: ['ACCEPT', 'CHECK'], to: 'RELEASE', internal: true },
    { name: 'amended', from: ['RELEASE', 'MOVE'], internal: true },
    { name: 'unamended', from: ['RELEASE', 'MOVE'], internal: true },
    { name: 'refused', from: ['SENT', 'ACCEPT', 'CHECK'], to: 'REJECT', internal: true },
    // A vehicle has left with some of it, and all of it has arrived.
    { name: 'moved', from: ['RELEASE', 'MOVE'], to: 'MOVE', internal: true },
    { name: 'arrived', from: ['MOVE'], to: ['ARRV'], internal: true },
    reply({
      only: ['ACCEPT', 'CHECK', 'RELEASE', 'AMEND_OK', 'AMEND_NO', 'REJECT', 'ERROR'],
      from: ['SENT', 'ACCEPT', 'CHECK', 'RELEASE', 'MOVE'],
      fields: { inspYn: yn({ default: 'N' }) },
    }),
  ],
} as const satisfies Resource<CodeKey<'BT_ST'>>;
