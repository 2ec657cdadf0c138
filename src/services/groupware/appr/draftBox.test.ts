import { expect, test } from 'vitest';
import { inDraftBox } from './draftBox.ts';

test('a draft goes to the box of drafts with the rest of its address', () => {
  const [reject, draft] = ['groupware/appr/reject', 'groupware/appr/draft'];
  expect(inDraftBox(`/${reject}/7`, reject, draft)).toBe(`/${draft}/7`);
  expect(inDraftBox(`/${reject}/create`, reject, draft)).toBe(`/${draft}/create`);
  expect(inDraftBox('/rs4/quot/7', reject, draft)).toBeUndefined();
});
