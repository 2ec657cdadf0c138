/** Reports to customs of what comes into a bonded area and goes out of it (24-bonded-transport-warehouse `bwms/io`). */
import type { Resource } from '../../../core/resource.ts';
import { figure } from '../../../core/decimal.ts';
import { ref, text } from '../../../fields/index.ts';
import type { CodeKey } from '../../reference/codes/index.ts';
import { reply } from '../../shared/messages.ts';
import { grossWgt, ioFields, pkgCnt } from './io.fields.ts';

const reason = { reason: text(300, { required: true }) };

export const io = {
  prefix: 'bwms/io',
  table: 'BW_IO',
  scope: 'OWN',
  menus: [
    { menu: 'W11', view: 'in', where: { ioCd: ['I'] } },
    { menu: 'W12', view: 'out', where: { ioCd: ['O'] } },
  ],
  name: 'ioNo',
  printed: ['report', 'pass'],
  fields: ioFields,
  boxes: {
    cargo: {
      fields: [
        ...['cargMtNo', 'blNo', 'mblNo', 'cntrNo', 'ownerNm', 'clntId', 'itemNm', 'hsCd', 'shipNm', 'arrDt'],
        ...['pkgCnt', 'pkgUnitCd', 'grossWgt', 'cbm', 'splitCd', 'splitSeq', 'locCd'],
      ],
      span: 2,
    },
    ground: { fields: ['basisTpCd', 'basisNo', 'vhclNo', 'planId', 'stockId'] },
    accident: { fields: ['accidCd', 'accidPkgCnt', 'accidWgt'], folded: true },
    amendment: { fields: ['amdPkgCnt', 'amdWgt', 'amdReason'] },
  },
  starts: { fromStockId: ref('bwms/stock') },
  proposals: [{ of: ['cargMtNo', 'ioCd'] }, { of: ['pkgCnt'], spares: ['grossWgt'] }],
  unique: [{ fields: ['ioNo'] }],
  search: {
    keyword: ['ioNo', 'cargMtNo', 'blNo', 'ownerNm'],
    dates: ['ioDtm'],
    conditions: ['cargMtNo', 'blNo', 'ioTpCd', 'stCd'],
  },
  list: [
    ...['ioNo', 'ioDtm', 'ioTpCd', 'cargMtNo', 'blNo', 'ownerNm', 'itemNm', 'pkgCnt', 'grossWgt', 'splitCd', 'stCd'],
  ],
  rules: async () => (await import('./io.rules.ts')).bondedIoRules,
  uncounted: { stCd: ['ERROR', 'CANCEL'] },
  state: {
    field: 'stCd',
    open: ['DRAFT'],
    path: ['DRAFT', 'SENT', 'ACCEPT'],
    ends: { ERROR: 'SENT', CANCEL: 'ACCEPT' },
  },
  messages: {
    receiver: 'CUSTOMS',
    sends: { send: 'SEND', amend: 'AMEND', cancel: 'WITHDRAW' },
    answers: { ACCEPT: 'accepted', ERROR: 'failed', AMEND_OK: 'amended', AMEND_NO: 'unamended' },
  },
  notifies: { to: ['createId'] },
  actions: [
    { name: 'send', from: ['DRAFT'], to: 'SENT', bulk: 'each', confirm: true },
    { name: 'fix', from: ['ERROR'], to: 'DRAFT' },
    {
      name: 'amend',
      from: ['ACCEPT'],
      to: 'AMEND',
      fields: { pkgCnt, grossWgt, ...reason },
      check: (input, stored) =>
        input.pkgCnt === stored.pkgCnt && figure(input.grossWgt).eq(figure(stored.grossWgt))
          ? [{ code: 'E_RANGE', field: 'pkgCnt', text: 'bondedAmendNothing' }]
          : [],
    },
    { name: 'cancel', from: ['ACCEPT'], to: 'CANCEL', fields: reason, danger: true },
    { name: 'accepted', from: ['SENT'], to: 'ACCEPT', internal: true },
    // What a gate has seen come or go is reported by itself.
    { name: 'reported', from: ['DRAFT'], to: 'ACCEPT', internal: true },
    { name: 'failed', from: ['SENT', 'ACCEPT'], to: 'ERROR', internal: true },
    { name: 'amended', from: ['AMEND'], to: 'ACCEPT', internal: true },
    { name: 'unamended', from: ['AMEND'], to: 'ACCEPT', internal: true },
    reply({ only: ['ACCEPT', 'ERROR', 'AMEND_OK', 'AMEND_NO'], from: ['SENT', 'ACCEPT', 'AMEND'] }),
  ],
} as const satisfies Resource<CodeKey<'BWIO_ST'>>;
