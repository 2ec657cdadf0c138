import { expect, test } from 'vitest';
import { resources } from '../../../services/index.ts';
import { showsNew } from './showsNew.ts';

const at = (prefix: string, view?: string) =>
  showsNew(
    resources.find((one) => one.prefix === prefix)!,
    view,
  );

test('a new document stands among the drafts, and in no box of what is under way or over', () => {
  expect(at('groupware/appr', 'draft')).toBe(true);
  for (const view of ['todo', 'progress', 'done', 'reject', 'ref']) expect(at('groupware/appr', view)).toBe(false);
});

test('a list that is no box shows what is made', () => {
  expect(at('rs4/quot')).toBe(true);
  expect(at('platform/certCorp', 'sr')).toBe(true);
});
