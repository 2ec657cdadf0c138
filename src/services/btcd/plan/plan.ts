/** Dispatch plans between a transporter and the gates of two bonded areas, the last three of its five steps (24-bonded-transport-warehouse). */
import type { Values } from '../../../core/field.ts';
import type { Resource } from '../../../core/resource.ts';
import { text, yn } from '../../../fields/index.ts';
import type { CodeKey } from '../../reference/codes/index.ts';
import { planFields } from './plan.fields.ts';
import {
  arriveFields,
  arriveProblems,
  confirmFields,
  confirmProblems,
  departFields,
  settleFields,
  verifyFields,
  verifyProblems,
} from './steps.ts';

const carrier = ['carrier'] as const;
const from = ['from'] as const;
const to = ['to'] as const;
/** Gate keepers read plans, and have full authority for the menu of their gate alone (41-menus-authorities B22, B23). */
const atGate = { under: 'btcd/plan', underView: 'gate' } as const;
const atArrival = { under: 'btcd/plan', underView: 'arrv' } as const;

export const plan = {
  prefix: 'btcd/plan',
  table: 'BT_PLAN',
  scope: 'PAIR',
  parties: { carrier: 'corpId', from: 'fromCorpId', to: 'toCorpId' },
  writtenBy: ['carrier'],
  menus: [
    { menu: 'B21' },
    {
      menu: 'B22',
      view: 'gate',
      side: 'from',
      box: { where: { stCd: ['SUBM', 'VRF'] } },
      makes: false,
      sort: 'planDepDtm,asc',
    },
    {
      ...{ menu: 'B23', view: 'arrv', side: 'to', makes: false },
      // What is on its way or was confirmed is read there; only what has arrived waits for the warehouse.
      box: { where: { stCd: ['OUT', 'ARRV', 'DIFF', 'CONF'] }, waits: { stCd: ['ARRV'] } },
    },
  ],
  name: 'planNo',
  printed: true,
  fields: planFields,
  boxes: {
    cargo: {
      fields: [
        'declId',
        'cargoId',
        'declNo',
        'cargMtNo',
        'blNo',
        'itemNm',
        'ownerNm',
        'pkgCnt',
        'pkgUnitCd',
        'wgt',
        'cntrNo',
        'sealNo',
        'inspYn',
      ],
    },
    vehicle: { fields: ['vhclId', 'vhclNo', 'driverNm', 'driverPhone', 'carrierNm'] },
    route: {
      fields: ['fromBondAreaCd', 'fromBondAreaNm', 'toBondAreaCd', 'toBondAreaNm', 'planDepDtm', 'planArrDtm', 'dueDt'],
    },
    gate: { fields: ['vrfDtm', 'vrfNm', 'outDtm', 'arrDtm', 'lateYn'] },
    arrival: { fields: ['arrPkgCnt', 'arrWgt', 'sealOkYn', 'diffCd', 'diffTxt', 'confDtm', 'confNm', 'settleTxt'] },
  },
  unique: [{ fields: ['planNo'] }],
  search: {
    keyword: ['planNo', 'vhclNo', 'declNo', 'cargMtNo', 'driverNm'],
    dates: ['planDepDtm'],
    ahead: 1,
    conditions: ['vhclNo', 'declNo', 'stCd'],
    asked: { late: text(1), mine: yn() },
    views: { mine: { mine: 'Y' }, onTheWay: { stCd: 'OUT', fromDt: '', toDt: '' } },
  },
  list: [
    ...['planNo', 'declNo', 'vhclNo', 'driverNm', 'fromBondAreaNm', 'toBondAreaNm'],
    ...['planDepDtm', 'planArrDtm', 'pkgCnt', 'stCd'],
  ],
  rules: async () => (await import('./plan.rules.ts')).planRules,
  uncounted: { stCd: ['CANCEL'] },
  state: {
    field: 'stCd',
    open: ['DRAFT'],
    openTo: { carrier: ['DRAFT'] },
    path: ['DRAFT', 'SUBM', 'VRF', 'OUT', 'ARRV', 'CONF'],
    ends: { DIFF: 'ARRV', CANCEL: 'SUBM' },
    turns: { carrier: ['DRAFT', 'OUT', 'DIFF'], from: ['SUBM', 'VRF'], to: ['ARRV'] },
  },
  notifies: { to: ['createId'] },
  proposals: [
    { of: ['declId', 'cargoId', 'vhclId'] },
    { of: ['pkgCnt'], spares: ['wgt'] },
    { of: ['driverNm'], spares: ['driverPhone'] },
  ],
  facts: true,
  actions: [
    { name: 'submit', by: carrier, from: ['DRAFT'], to: 'SUBM', confirm: true },
    {
      name: 'verify',
      ...atGate,
      by: from,
      from: ['SUBM'],
      to: 'VRF',
      fields: verifyFields,
      check: verifyProblems,
      start: () => ({ vhclNo: null, declNo: null, sealNo: null }),
    },
    {
      name: 'depart',
      ...atGate,
      by: from,
      from: ['VRF'],
      to: 'OUT',
      fields: departFields,
      start: (_plan: Values, facts: Values) => ({ outDtm: facts.now }),
    },
    {
      name: 'arrive',
      // Whoever drives it reports that, with a menu that they only read; whose trip it is `arrives` of the facts says.
      level: 1,
      by: carrier,
      from: ['OUT'],
      to: 'ARRV',
      fields: arriveFields,
      start: (_plan: Values, facts: Values) => ({ arrDtm: facts.now }),
      check: arriveProblems,
    },
    {
      name: 'confirm',
      ...atArrival,
      by: to,
      from: ['ARRV'],
      to: ['CONF', 'DIFF'],
      fields: confirmFields,
      start: ({ pkgCnt, wgt, sealNo }: Values) => ({ arrPkgCnt: pkgCnt, arrWgt: wgt, sealOkYn: sealNo ? null : 'Y' }),
      anew: ['sealOkYn'],
      check: confirmProblems,
      ends: ({ stCd }: Values) => (stCd === 'DIFF' ? 'confirmAmiss' : undefined),
      amiss: ({ stCd }: Values) => stCd === 'DIFF',
    },
    { name: 'settle', by: carrier, from: ['DIFF'], to: 'CONF', fields: settleFields },
    { name: 'cancel', by: carrier, from: ['DRAFT', 'SUBM'], to: 'CANCEL', confirm: true, danger: true },
    // Its declaration was taken back.
    { name: 'dropped', by: carrier, from: ['DRAFT', 'SUBM', 'VRF'], to: 'CANCEL', internal: true },
  ],
} as const satisfies Resource<CodeKey<'PLAN_ST'>>;
