import { expect, test } from 'vitest';
import type { ActionButton } from '../core/resource.ts';
import { expDecl } from '../services/shipwork/expDecl/expDecl.ts';
import { loadPrmt } from '../services/shipwork/loadPrmt/loadPrmt.ts';
import { actionOf } from './actions.ts';
import { answerableNow } from './replies.ts';

const offered = (resource: typeof expDecl | typeof loadPrmt, stCd: string) => {
  const { fields = {} } = answerableNow(resource, actionOf(resource, 'reply')!, { stCd });
  return (fields['resultCd'] as { readonly only?: readonly string[] }).only;
};

test('in the place of customs only what it can answer now is offered', () => {
  expect(offered(expDecl, 'SENT')).toEqual(['ACCEPT', 'REJECT', 'ERROR']);
  expect(offered(expDecl, 'ACCEPT')).toEqual(['CHECK', 'RELEASE', 'REJECT', 'ERROR']);
  expect(offered(expDecl, 'CHECK')).toEqual(['RELEASE', 'REJECT', 'ERROR']);
  // Nothing but an amendment under way is granted or refused.
  expect(offered(expDecl, 'AMEND')).toEqual(['AMEND_OK', 'AMEND_NO']);
  expect(offered(loadPrmt, 'ACCEPT')).toEqual(['PERMIT', 'REJECT', 'ERROR']);
});

test('other actions, and an answer to no record, stay as they are', () => {
  const send: ActionButton = actionOf(expDecl, 'send')!;
  expect(answerableNow(expDecl, send, { stCd: 'DRAFT' })).toBe(send);
  const reply = actionOf(expDecl, 'reply')!;
  expect(answerableNow(expDecl, reply, undefined)).toBe(reply);
});
