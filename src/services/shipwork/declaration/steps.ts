/** Steps that export and import declarations share: what leaves for customs, what customs answers. */
import type { ActionButton, Messages } from '../../../core/resource.ts';
import { text } from '../../../fields/index.ts';
import type { CodeKey } from '../../reference/codes/index.ts';
import { reply } from '../../shared/messages.ts';

type State = CodeKey<'CS_ST'>;

export const customsMessages = {
  receiver: 'CUSTOMS',
  sends: { send: 'SEND', amend: 'AMEND', withdraw: 'WITHDRAW' },
  answers: {
    ACCEPT: 'accepted',
    CHECK: 'checked',
    RELEASE: 'released',
    AMEND_OK: 'amended',
    AMEND_NO: 'unamended',
    REJECT: 'refused',
    ERROR: 'refused',
  },
} as const satisfies Messages;

const reason = { reason: text(300, { required: true }) };

/** The way of a declaration, drawn above its form; a refused one is mended and sent again. */
export const customsState = {
  field: 'stCd',
  open: ['DRAFT'],
  path: ['DRAFT', 'SENT', 'ACCEPT', 'RELEASE', 'DONE'],
  ends: { REJECT: 'ACCEPT', WITHDRAW: 'ACCEPT' },
} as const;

/** Before customs has decided. */
export const customsSending = [
  { name: 'send', from: ['DRAFT'], to: 'SENT', bulk: 'each', confirm: true },
  { name: 'fix', from: ['REJECT'], to: 'DRAFT' },
] as const satisfies readonly ActionButton<State>[];

/** Beside the usual way, and what answers bring about. */
export const customsSteps = [
  // Where customs has let go nothing is to be sent any more, unless something was wrong.
  { name: 'amend', from: ['RELEASE'], to: 'AMEND', spent: { stCd: ['RELEASE'] }, fields: reason },
  { name: 'withdraw', from: ['ACCEPT', 'CHECK', 'RELEASE'], to: 'WITHDRAW', fields: reason, danger: true },
  { name: 'accepted', from: ['SENT'], to: 'ACCEPT', internal: true },
  { name: 'checked', from: ['ACCEPT'], to: 'CHECK', internal: true },
  { name: 'released', from: ['ACCEPT', 'CHECK'], to: 'RELEASE', internal: true },
  { name: 'amended', from: ['AMEND'], to: 'RELEASE', internal: true },
  { name: 'unamended', from: ['AMEND'], to: 'RELEASE', internal: true },
  { name: 'refused', from: ['SENT', 'ACCEPT', 'CHECK'], to: 'REJECT', internal: true },
] as const satisfies readonly ActionButton<State>[];

export const customsReply = reply({
  only: ['ACCEPT', 'CHECK', 'RELEASE', 'AMEND_OK', 'AMEND_NO', 'REJECT', 'ERROR'],
  from: ['SENT', 'ACCEPT', 'CHECK', 'AMEND'],
});
