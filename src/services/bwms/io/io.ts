/** Reports to customs of what comes into a bonded area and goes out of it (24-bonded-transport-warehouse `bwms/io`). */
import type { Resource } from '../../../core/resource.ts';
import { text } from '../../../fields/index.ts';
import type { CodeKey } from '../../reference/codes/index.ts';
import { reply } from '../../shared/messages.ts';
import { ioFields } from './io.fields.ts';

export const io = {
  prefix: 'bwms/io',
  table: 'BW_IO',
  scope: 'OWN',
  menus: [
    { menu: 'W11', view: 'in', where: { ioCd: ['I'] } },
    { menu: 'W12', view: 'out', where: { ioCd: ['O'] } },
  ],
  name: 'ioNo',
  fields: ioFields,
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
  state: {
    field: 'stCd',
    open: ['DRAFT'],
    path: ['DRAFT', 'SENT', 'ACCEPT'],
    ends: { ERROR: 'SENT', CANCEL: 'ACCEPT' },
  },
  messages: {
    receiver: 'CUSTOMS',
    sends: { send: 'SEND', cancel: 'WITHDRAW' },
    answers: { ACCEPT: 'accepted', ERROR: 'failed' },
  },
  notifies: { to: ['createId'] },
  actions: [
    { name: 'send', from: ['DRAFT'], to: 'SENT', bulk: 'each', confirm: true },
    { name: 'fix', from: ['ERROR'], to: 'DRAFT' },
    {
      name: 'cancel',
      from: ['ACCEPT'],
      to: 'CANCEL',
      fields: { reason: text(300, { required: true }) },
      danger: true,
    },
    { name: 'accepted', from: ['SENT'], to: 'ACCEPT', internal: true },
    // What a gate has seen come or go is reported by itself.
    { name: 'reported', from: ['DRAFT'], to: 'ACCEPT', internal: true },
    { name: 'failed', from: ['SENT', 'ACCEPT'], to: 'ERROR', internal: true },
    reply({ only: ['ACCEPT', 'ERROR'], from: ['SENT', 'ACCEPT'] }),
  ],
} as const satisfies Resource<CodeKey<'BWIO_ST'>>;
