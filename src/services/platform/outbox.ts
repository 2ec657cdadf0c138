/** Messages out: e-mail and SMS with their state; made by the system, read by the operator (3-decisions 3). */
import type { Resource } from '../../core/resource.ts';
import { code, dateTime, integer, longText, text } from '../../fields/index.ts';
import type { CodeKey } from '../reference/codes/index.ts';

/** A code nobody can use any more would only puzzle its reader. */
const expired = (record: { readonly lastErr?: string | null }) =>
  record.lastErr === 'EXPIRED' ? 'messageExpired' : undefined;

export const outbox = {
  prefix: 'platform/outbox',
  table: 'PF_OUTBOX',
  // Every row belongs to the system company, whoever caused the message.
  scope: 'OWN',
  menus: [{ menu: 'P98', operator: true }],
  name: 'rcvAddr',
  fields: {
    msgKindCd: code('MSG_KIND', { computed: true }),
    rcvAddr: text(100, { computed: true, personal: true }),
    stCd: code('MSG_ST', { computed: true, default: 'WAIT' }),
    tryCnt: integer({ computed: true, default: 0 }),
    msgSubject: text(200, { computed: true, span: 2 }),
    nextTryDtm: dateTime({ computed: true }),
    sentDtm: dateTime({ computed: true }),
    msgText: longText({ computed: true, max: 4000, span: 4, personal: true }),
    lastErr: text(300, { computed: true, span: 2 }),
    msgExpDtm: dateTime({ computed: true }),
    msgSecret: text(100, { computed: true, secret: true }),
  },
  // By the day it was put in: what still waits has no other.
  search: { keyword: [], dates: [], conditions: ['msgKindCd', 'stCd', 'rcvAddr'] },
  list: ['createDt', 'msgKindCd', 'rcvAddr', 'msgSubject', 'stCd', 'tryCnt', 'sentDtm', 'lastErr'],
  sort: 'id,desc',
  state: { field: 'stCd', open: ['WAIT', 'SENT', 'FAIL'], system: [{ from: ['WAIT'], to: ['SENT', 'FAIL'] }] },
  without: ['create', 'delete'],
  actions: [{ name: 'retry', from: ['WAIT', 'FAIL'], to: 'WAIT', confirm: true, bulk: true, blocked: expired }],
} as const satisfies Resource<CodeKey<'MSG_ST'>>;
