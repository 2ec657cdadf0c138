import { expect, test } from 'vitest';
import { boxNow, inDraftBox } from './draftBox.ts';

test('a draft goes to the box of drafts with the rest of its address', () => {
  const [reject, draft] = ['groupware/appr/reject', 'groupware/appr/draft'];
  expect(inDraftBox(`/${reject}/7`, reject, draft)).toBe(`/${draft}/7`);
  expect(inDraftBox(`/${reject}/create`, reject, draft)).toBe(`/${draft}/create`);
  expect(inDraftBox('/rs4/quot/7', reject, draft)).toBeUndefined();
});

test('a document that left its box is seen through the one where it is', () => {
  const sent = { view: 'draft', holds: ['DRAFT'], stCd: 'PROG', own: true };
  expect(boxNow(sent)).toBe('progress');
  expect(boxNow({ ...sent, view: 'progress', holds: ['PROG'], stCd: 'WITHDRAW' })).toBe('reject');
  expect(boxNow({ ...sent, view: 'progress', holds: ['PROG'], stCd: 'DONE' })).toBe('done');
  // It is where it was; another's; the queue of what is to do; still written.
  expect(boxNow({ ...sent, stCd: 'DRAFT' })).toBeUndefined();
  expect(boxNow({ ...sent, own: false })).toBeUndefined();
  expect(boxNow({ ...sent, view: 'todo', holds: ['PROG'], stCd: 'DONE' })).toBeUndefined();
  expect(boxNow({ ...sent, view: 'reject', holds: ['REJECT'], stCd: 'DRAFT' })).toBeUndefined();
});
