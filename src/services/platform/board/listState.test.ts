import { describe, expect, test } from 'vitest';
import { changed, listCall, listPage, pagesAround, postCall, readState, rowNumber } from './listState.ts';
import { ownerProblems, replyProblems } from './replies/reply.rules.ts';

const state = (query: string) => readState(new URLSearchParams(query));

describe('the address of a list', () => {
  test.each([
    ['', { boardCd: 'platform_notice', boardSubCd: 'ALL', keyword: '', page: 1 }],
    [
      'boardCd=platform_faq&boardSubCd=RS4&keyword= a &page=3',
      { boardCd: 'platform_faq', boardSubCd: 'RS4', keyword: 'a', page: 3 },
    ],
    // Only the FAQ has categories; pages begin at 1.
    ['boardCd=platform_qna&boardSubCd=RS4&page=0', { boardCd: 'platform_qna', boardSubCd: 'ALL', page: 1 }],
    ['boardCd=nothing&page=-2', { boardCd: 'platform_notice', page: 1 }],
    ['page=2.7', { page: 2 }],
    ['page=x', { page: 1 }],
  ])('%s is read', (query, wanted) => expect(state(query)).toMatchObject(wanted));

  test('comes back from what was read, without what goes without saying', () => {
    expect(listPage(state('boardCd=platform_faq&boardSubCd=RS4&keyword=환율&page=2'))).toBe(
      `about/notice?${new URLSearchParams({ boardCd: 'platform_faq', boardSubCd: 'RS4', keyword: '환율', page: '2' }).toString()}`,
    );
    expect(listPage(state(''))).toBe('about/notice?boardCd=platform_notice');
  });

  test('a change begins at the first page; the call always names its page and size', () => {
    const at = state('boardCd=platform_qna&page=4');
    expect(changed(at, { keyword: 'b' })).toMatchObject({ boardCd: 'platform_qna', keyword: 'b', page: 1 });
    expect(listCall(at)).toBe('platform/board/page?boardCd=platform_qna&page=4&size=10');
  });
});

test('a post is named by a whole number above zero', () => {
  expect(postCall('12')).toBe('platform/board/12');
  for (const id of [undefined, '', '0', '-1', '1e3', 'abc', '12/../3']) expect(postCall(id)).toBeUndefined();
});

test('the pager shows the ten pages around its own; rows count down over all pages', () => {
  expect(pagesAround(1, 2)).toEqual([1, 2]);
  expect(pagesAround(10, 30)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(pagesAround(23, 24)).toEqual([21, 22, 23, 24]);
  expect(pagesAround(1, 0)).toEqual([]);
  const page = { totalElements: 12, number: 2, size: 10 };
  expect([0, 1].map((index) => rowNumber(index, page))).toEqual([2, 1]);
});

test('a reply needs nickname and password of visitors, and a text of everybody', () => {
  const empty = { writerNm: ' ', password: '', replyDesc: '' };
  const found = (anonymous: boolean) => replyProblems(empty, anonymous).map(({ code, field }) => `${field} ${code}`);
  expect(found(true)).toEqual(['writerNm E_REQUIRED', 'password E_REQUIRED', 'replyDesc E_REQUIRED']);
  expect(found(false)).toEqual(['replyDesc E_REQUIRED']);
  // Letters count, not the units that they are stored in.
  expect(ownerProblems({ writerNm: '😀'.repeat(50), password: 'x'.repeat(20) })).toEqual([]);
  expect(ownerProblems({ writerNm: '가'.repeat(51), password: 'x'.repeat(21) }).map(({ code }) => code)).toEqual([
    'E_LENGTH',
    'E_LENGTH',
  ]);
});
