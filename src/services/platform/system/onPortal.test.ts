import { expect, test } from 'vitest';
import { onPortal } from './onPortal.ts';

const { href, lacks } = onPortal;

test('a post that is saved and in use has a page; of another the true reason is told, where it can be mended', () => {
  expect(href({ id: 7, useYn: 'N' }, { useYn: 'Y' })).toBe('/portal/about/notice/7');
  expect(href({ id: 7, useYn: 'Y' }, { useYn: 'N' })).toBeUndefined();
  expect(lacks({ id: 7, useYn: 'Y' })).toMatchObject({ text: expect.stringMatching(/not_saved$/) });
  // New, and in use by its default: it is not its use that is lacking.
  expect(href({ useYn: 'Y' }, {})).toBeUndefined();
  expect(lacks({ useYn: 'Y' })).toMatchObject({ text: expect.stringMatching(/not_saved$/), field: 'title' });
  expect(lacks({ id: 7, useYn: 'N' })).toMatchObject({ text: expect.stringMatching(/not_posted$/), field: 'useYn' });
});
