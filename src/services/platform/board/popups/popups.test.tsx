/** Notices over the portal: closed, quiet for today, back when they change. */
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listen } from '../../../../../tests/support/portal.tsx';
import { chooseLanguage } from '../../../../session/language.ts';
import { hideToday, shownToday } from './popupMemory.web.ts';
import { Popups } from './Popups.tsx';
import type { Popup } from '../post.ts';

const notice = (id: number, title: string, updateDt = '2026-11-20 09:00:00'): Popup => ({
  ...{
    id,
    title,
    updateDt,
    boardDesc: `<p>${title} 내용<script>window.ran = true</script></p>`,
    boardCd: 'platform_notice',
  },
  ...{
    boardSubCd: null,
    noticeTpCd: 'GEN',
    writerNm: '김운영',
    createDt: updateDt,
    searchCnt: 0,
    topYn: 'N',
    askStCd: null,
  },
});
let server: Awaited<ReturnType<typeof listen>>;
beforeEach(() => localStorage.clear());
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  await server?.close();
});

async function open(content: readonly Popup[], address = '/portal/index') {
  server = await listen({ popup: { body: { content } } });
  render(
    <MemoryRouter initialEntries={[address]}>
      <main tabIndex={-1}>
        <a href="#a">처음</a>
        <input />
      </main>
      <Popups base="portal" />
    </MemoryRouter>,
  );
}
const wait = { timeout: 8000 };

test('opens what is posted above the first page; Escape and the button close one, "today" keeps it closed', async () => {
  const posts = [notice(1, '점검 안내'), notice(2, '새 기능')];
  await open(posts);
  const first = await screen.findByRole('dialog', { name: '점검 안내' }, wait);
  expect(first.innerHTML).not.toContain('script');
  expect(screen.getByRole('link', { name: '공지 전체 읽기' })).toHaveProperty('pathname', '/portal/about/notice/1');
  await userEvent.click(screen.getByRole('button', { name: '다음 공지' }));
  expect(screen.getByRole('dialog', { name: '새 기능' })).toBeDefined();
  // Neither in a field nor under what lies over the page is Escape meant for the notice.
  screen.getByRole('textbox').focus();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: '새 기능' })).toBeDefined();
  act(() => screen.getByRole('button', { name: '이전 공지' }).focus());
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '닫기' }));
  expect(screen.getByRole('dialog', { name: '점검 안내' })).toBeDefined();
  expect(shownToday(posts)).toHaveLength(2);
  screen.getByRole('link', { name: '처음' }).focus();
  act(() => screen.getByRole('button', { name: '오늘 하루 보지 않기' }).focus());
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement?.textContent).toBe('처음');
  expect(shownToday(posts).map(({ id }) => id)).toEqual([2]);
  // Changed, it is news again; and so is every notice tomorrow.
  expect(shownToday([notice(1, '점검 안내', '2026-11-20 10:00:00')])).toHaveLength(1);
  vi.useFakeTimers({ now: Date.now() + 24 * 3600_000, toFake: ['Date'] });
  expect(shownToday(posts)).toHaveLength(2);
});

test('is closed for whoever goes on to read it', async () => {
  await open([notice(7, '새 요금')]);
  await screen.findByRole('dialog', { name: '새 요금' }, wait);
  await userEvent.click(screen.getByRole('link', { name: '공지 전체 읽기' }));
  cleanup();
  await server.close();
  await open([notice(7, '새 요금')]);
  await new Promise((done) => setTimeout(done, 2500));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('asks nothing on other pages or where only the contents are wanted', async () => {
  for (const address of ['/portal/terms', '/portal/index?isOnlyContentsMode=true']) {
    await open([notice(1, '점검 안내')], address);
    await new Promise((done) => setTimeout(done, 1800));
    expect(server.heard).toEqual([]);
    cleanup();
    await server.close();
  }
});

test('a browser that keeps broken words shows everything', () => {
  localStorage.setItem('hangro-browser.popups', '{');
  expect(shownToday([notice(1, 'a')])).toHaveLength(1);
  hideToday(notice(1, 'a'));
  expect(shownToday([notice(1, 'a')])).toEqual([]);
});

test('of a Korean notice readers of another language are told so, in their own', async () => {
  await open([notice(91, '점검 안내')]);
  await screen.findByRole('dialog', { name: '점검 안내' }, wait);
  expect(screen.queryByText('한국어')).toBeNull();
  cleanup();
  await server.close();
  act(() => chooseLanguage('en'));
  await open([notice(91, '점검 안내')]);
  const dialog = await screen.findByRole('dialog', { name: '점검 안내' }, wait);
  expect(dialog.textContent).toContain('In Korean');
  expect(screen.getByRole('heading', { name: '점검 안내' }).lang).toBe('ko');
  expect(screen.getByRole('region', { name: '점검 안내' }).lang).toBe('ko');
  act(() => chooseLanguage('ko'));
});
