/** Certified companies: the public directory that suppliers, carriers and brokers are chosen from (10-platform certCorp). */
import type { Resource } from '../../../core/resource.ts';
import { text } from '../../../fields/index.ts';
import type { CodeKey } from '../../reference/codes/index.ts';
import { forBusiness } from '../../systems.ts';
import { certCorpFields } from './certCorp.fields.ts';

export const certCorp = {
  prefix: 'platform/certCorp',
  table: 'PF_CERT_CORP',
  scope: 'DIR',
  publicWhen: { field: 'stCd', values: ['CERT'] },
  menus: [
    { menu: 'P21' },
    { menu: 'P22', view: 'sr', where: { certTpCd: ['SR'] } },
    { menu: 'P93', view: 'op', operator: true },
  ],
  name: 'corpNm',
  fields: certCorpFields,
  // What expired or was revoked may be registered anew.
  unique: [{ fields: ['certTpCd', 'regNo'], when: { stCd: ['DRAFT', 'REQ', 'CERT'] }, everywhere: true }],
  search: {
    keyword: ['corpNm', 'regNo', 'corpRegNo'],
    dates: [],
    conditions: ['certTpCd', 'srTpCds', 'portCds', 'stCd'],
  },
  list: ['corpNm', 'certTpCd', 'srTpCds', 'portCds', 'regNo', 'expDt', 'telNo', 'stCd'],
  sort: 'corpNm,asc',
  lookups: [
    {
      paths: forBusiness('certCorp'),
      key: 'regNo',
      value: 'corpNm',
      carries: ['certTpCd', 'srTpCds', 'portCds', 'corpRegNo', 'telNo', 'expDt', 'ownCorpId'],
      query: { certTpCd: 'certTpCd', srTpCd: 'srTpCds', portCd: 'portCds' },
      where: { stCd: ['CERT'] },
    },
  ],
  rules: async () => (await import('./certCorp.rules.ts')).certCorpRules,
  state: {
    field: 'stCd',
    open: ['DRAFT'],
    path: ['DRAFT', 'REQ', 'CERT'],
    ends: { EXPIRED: 'CERT', REVOKE: 'CERT' },
    turns: { owner: ['DRAFT'], operator: ['REQ'] },
    lapses: [{ name: 'expire', from: ['CERT'], to: 'EXPIRED', after: 'expDt' }],
  },
  notifies: {
    to: ['createId'],
    due: [
      { field: 'expDt', before: 30, when: { stCd: ['CERT'] } },
      { field: 'expDt', before: 7, when: { stCd: ['CERT'] } },
    ],
  },
  proposals: [{ of: ['certTpCd'] }],
  actions: [
    { name: 'request', from: ['DRAFT'], to: 'REQ', confirm: true },
    { name: 'approve', from: ['REQ'], to: 'CERT', operator: true, confirm: true },
    {
      name: 'reject',
      from: ['REQ'],
      to: 'DRAFT',
      operator: true,
      beside: true,
      fields: { rejReason: text(300, { required: true }) },
    },
    { name: 'revoke', from: ['CERT'], to: 'REVOKE', operator: true, confirm: true, danger: true },
  ],
} as const satisfies Resource<CodeKey<'CERT_ST'>>;
