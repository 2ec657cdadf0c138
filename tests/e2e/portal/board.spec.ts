/** The public boards in a browser: reading, searching, paging, replies of visitors and members, the operator's notice. */
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { attacks } from '../../support/attacks.ts';
import { jpeg } from '../../support/files.ts';
import { apiOf, signIn, word } from '../desk.ts';
import { expectAccessible } from '../support/audit.ts';

const api = (page: Page) => apiOf(page.request, 'oper');
const post = async (page: Page, values: Record<string, unknown> = {}) =>
  (await api(page)).post<{ id: number; title: string }>('platform/system/board', {
    boardCd: 'platform_qna',
    title: word(),
    boardDesc: '<p>본문</p>',
    ...values,
  });
const rows = (page: Page) => page.locator('.pt-posts tbody tr');
const text = (page: Page) => page.getByRole('textbox', { name: /^(내용|Text)$/ });
const ok = async (page: Page, said: string) => {
  await expect(page.getByRole('alertdialog')).toContainText(said);
  await page.getByRole('alertdialog').getByRole('button').click();
};
const beHuman = async (page: Page) => {
  await page.getByLabel(/^(로봇이 아닙니다|I am human)/).check();
  await expect(page.getByText(/^(확인되었습니다|Verified|Confirmed)/)).toBeVisible();
};

test('a question has neighbours, and is not marked as a notice in the header', async ({ page }) => {
  const [older, newer] = [await post(page), await post(page)];
  const notices = page.getByRole('banner').getByRole('link', { name: '공지사항' });
  await page.goto(`/portal/about/notice/${newer.id}`);
  const beside = page.getByRole('navigation', { name: '앞뒤 글' });
  await expect(notices).not.toHaveAttribute('aria-current');
  await beside.getByRole('link', { name: older.title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(older.title);
  await expect(beside.getByRole('link', { name: newer.title })).toBeVisible();
  await expect(notices).not.toHaveAttribute('aria-current');
  await page.goto('/portal/about/notice?boardCd=platform_qna');
  await expect(rows(page).first()).toBeVisible();
  await expect(notices).not.toHaveAttribute('aria-current');
  await page.getByRole('radio', { name: '공지사항' }).check();
  await expect(notices).toHaveAttribute('aria-current', 'true');
  await rows(page).first().getByRole('link').click();
  await expect(page.getByRole('button', { name: '등록' })).toBeVisible();
  await expect(notices).toHaveAttribute('aria-current', 'true');
});

test('a visitor reads, searches and pages; the address and the list button keep the place', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.goto('/portal/about/notice');
  await expect(rows(page).first()).toContainText('보세운송 서비스 오픈');
  await expect(page.getByRole('radio', { name: '공지사항' })).toBeChecked();
  await expectAccessible(page);

  // The arrows of a radio group choose the next board.
  await page.getByRole('radio', { name: '공지사항' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/boardCd=platform_faq$/);
  await expect(page.getByRole('radio', { name: 'FAQ' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
  await page.getByRole('navigation', { name: '분류' }).getByRole('link', { name: '결제·요금' }).click();
  await expect(page.getByText(/^TOTAL 2건/)).toBeVisible();
  await page.getByRole('searchbox').fill('해지');
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await page.goBack();
  await expect(page.getByText(/^TOTAL 2건/)).toBeVisible();
  await page.getByRole('searchbox').fill('없는말없는말');
  await page.getByRole('button', { name: '검색' }).click();
  await expect(page.getByText('검색 조건에 맞는 글이 없습니다.')).toBeVisible();
  await page.getByRole('link', { name: '검색어 지우기' }).click();
  await expect(rows(page)).toHaveCount(2);

  await page.getByRole('radio', { name: '공지사항' }).check();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await page.getByRole('link', { name: '2페이지', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.locator('.pt-pager [aria-current=page]')).toContainText('2');
  await expect(page.locator('.pt-pager [aria-current=page]')).toBeFocused();
  const last = rows(page).last();
  await expect(last.locator('.pt-posts__no')).toHaveText('1');
  const title = await last.getByRole('link').innerText();
  await last.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(title));
  await expectAccessible(page);
  await page.getByRole('link', { name: '목록으로' }).click();
  await expect(page).toHaveURL(/page=2/);
  // A page behind the last one is the last one.
  await page.goto('/portal/about/notice?page=99');
  await expect(page).toHaveURL(/page=\d$/);
  await expect(rows(page).first()).toBeVisible();
  expect(problems).toEqual([]);
});

test('a visitor writes with a picture, edits, is refused with the wrong password, deletes', async ({ page }) => {
  const { id } = await post(page);
  await (await api(page)).post('platform/system/reply', { boardId: id, replyDesc: '<p>운영자 답변</p>' });
  await page.goto(`/portal/about/notice/${id}`);
  await expect(page.getByText('조회 1')).toBeVisible();
  // No password opens what a member wrote.
  const ofOperator = page.locator('.pt-reply').filter({ hasText: '운영자 답변' });
  await expect(ofOperator).toBeVisible();
  await expect(ofOperator.getByRole('button')).toHaveCount(0);
  // Who reads a question has come for the answer: it stands above the ways on.
  const top = async (one: Locator) => (await one.boundingBox())!.y;
  expect(await top(ofOperator)).toBeLessThan(await top(page.getByRole('link', { name: '목록으로' })));
  await page.reload();
  await expect(page.getByText('조회 1', { exact: true })).toBeVisible();

  const save = page.getByRole('button', { name: '등록' });
  // The editor comes with the first sign of a person.
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  await page.mouse.move(200, 200);
  await page.locator('.pt-write [contenteditable]').waitFor();
  await save.click();
  await expect(page.getByLabel('닉네임')).toBeFocused();
  await expect(page.locator('#reply-writer-error')).toBeVisible();
  await expect(page.locator('#reply-human-error')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('닉네임').fill('갑판장');
  await page.getByLabel('비밀번호', { exact: true }).fill('deck-1234');
  await text(page).fill('사진을 올립니다.');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: '갑판.jpg', mimeType: 'image/jpeg', buffer: await jpeg(2600, 1300) });
  await expect(text(page).locator('img[width]')).toHaveAttribute('src', /^blob:/);
  // Whoever leaves and comes back goes on: the words, the picture, all but the password.
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('/draft/');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(text(page)).toContainText('사진을 올립니다.');
  await expect
    .poll(() =>
      text(page)
        .locator('img[width]')
        .evaluate((one: HTMLImageElement) => one.naturalWidth),
    )
    .toBe(1920);
  await expect(page.getByLabel('닉네임')).toHaveValue('갑판장');
  await expect(page.getByLabel('비밀번호', { exact: true })).toHaveValue('');
  await page.getByLabel('비밀번호', { exact: true }).fill('deck-1234');
  await beHuman(page);
  await save.click();
  await ok(page, '저장되었습니다.');
  // The form that had the focus is gone.
  const replies = page.getByRole('heading', { level: 2, name: /^답글 \d/ });
  await expect(replies).toBeFocused();
  const reply = page.locator('.pt-reply').last();
  await expect(reply).toContainText(/갑판장\s*비회원/);
  const image = reply.locator('img');
  await expect(image).toHaveAttribute('src', /^\/api\/file\/public\/\d+$/);
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1920);
  await expect(reply.getByRole('button', { name: '더 보기' })).toBeVisible();
  await reply.getByRole('button', { name: '더 보기' }).click();
  await expect(reply.getByRole('button', { name: '접기' })).toHaveAttribute('aria-expanded', 'true');

  await reply.getByRole('button', { name: '갑판장 님의 답글 수정' }).click();
  await expect(page.getByLabel('비밀번호', { exact: true })).toHaveValue('');
  await text(page).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('글만 남깁니다.');
  await page.getByLabel('비밀번호', { exact: true }).fill('wrong-1');
  await beHuman(page);
  await save.click();
  await expect(page.getByText(/닉네임 또는 비밀번호가 다릅니다/)).toBeVisible();
  await expect(page.getByLabel('비밀번호', { exact: true })).toBeFocused();
  await expect(text(page)).toHaveText('글만 남깁니다.');
  await page.getByLabel('비밀번호', { exact: true }).fill('deck-1234');
  await beHuman(page);
  await save.click();
  await ok(page, '저장되었습니다.');
  await expect(reply).toContainText('수정됨');
  await expect(reply.locator('img')).toHaveCount(0);

  await reply.getByRole('button', { name: '갑판장 님의 답글 삭제' }).click();
  await expect(page.getByText(/‘갑판장’ 님의 .* 답글을 삭제합니다/)).toBeVisible();
  await page.getByRole('button', { name: '취소' }).click();
  await expect(page.getByRole('heading', { name: '답글 쓰기' })).toBeVisible();
  await reply.getByRole('button', { name: '갑판장 님의 답글 삭제' }).click();
  await page.getByLabel('비밀번호', { exact: true }).fill('deck-1234');
  await beHuman(page);
  await page.locator('form').getByRole('button', { name: '삭제' }).click();
  await ok(page, '삭제되었습니다.');
  await expect(page.locator('.pt-reply')).toHaveCount(1);
  await expect(replies).toBeFocused();
});

test.describe('on a phone, in English', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a member writes, edits and deletes under the own name, and cannot touch what others wrote', async ({
    page,
    context,
  }) => {
    await context.addCookies([{ name: 'hangro_lang', value: 'en', url: String(test.info().project.use.baseURL) }]);
    const { id, title } = await post(page);
    await (
      await apiOf(page.request, 'oper')
    ).post('platform/system/reply', { boardId: id, replyDesc: '<p>운영자 답변</p>' });
    await page.goto(
      `/platform/member/login?redirect=${encodeURIComponent('/portal/about/notice?boardCd=platform_qna')}`,
    );
    await page.getByLabel('Login ID').fill('sales2@demo.example');
    await page.getByLabel('Password', { exact: true }).fill('Hangro!2611');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: title }).click();
    await expect(page.locator('.pt-write__me')).toHaveText(/최예시/);
    await expect(page.getByLabel('Nickname')).toHaveCount(0);
    await page.mouse.move(200, 200);
    await page.locator('.pt-write [contenteditable]').fill('Thank you.');
    await page.getByRole('button', { name: 'Post' }).click();
    await ok(page, 'saved successfully');
    const mine = page.locator('.pt-reply').last();
    await expect(mine).toContainText('Thank you.');
    await mine.getByRole('button', { name: 'Edit the reply of 최예시' }).click();
    await text(page).fill('Thanks a lot.');
    await page.getByRole('button', { name: 'Post' }).click();
    await ok(page, 'saved successfully');
    await expect(mine).toContainText('Thanks a lot.');
    await expectAccessible(page);

    const other = page.locator('.pt-reply').first();
    await expect(other.getByText('Operator', { exact: true })).toBeVisible();
    await expect(mine.getByText('Guest', { exact: true })).toHaveCount(0);
    await expect(other.getByRole('button')).toHaveCount(0);
    await mine.getByRole('button', { name: /^Delete the reply/ }).click();
    await page.locator('form').getByRole('button', { name: 'Delete' }).click();
    await ok(page, 'deleted successfully');
    await expect(page.locator('.pt-reply')).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test('the operator writes a notice with a picture on the desk; visitors see it', async ({ page, browser }) => {
  const title = word();
  await signIn(page, 'oper', '/platform/system/board/create');
  await page
    .getByLabel(/^게시판/)
    .first()
    .click();
  await page.getByRole('option', { name: '공지사항' }).click();
  await page.getByLabel(/^제목/).fill(title);
  const body = page.getByRole('textbox', { name: /^내용/ });
  await body.fill('현장 사진입니다.');
  await page
    .locator('.hg-rte input[type=file]')
    .setInputFiles({ name: '현장.jpg', mimeType: 'image/jpeg', buffer: await jpeg(500, 300) });
  await expect(body.locator('img[width]')).toHaveAttribute('src', /^blob:/);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('저장했습니다')).toBeVisible();
  await page.reload();
  await expect(body.locator('img[width]')).toHaveAttribute('src', /^blob:/);

  const visitor = await browser.newPage();
  await visitor.goto('/portal/about/notice');
  await visitor.getByRole('link', { name: title }).click();
  const image = visitor.locator('.pt-post__text img');
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(500);
  await visitor.close();
});

test('what attackers store through a post and a reply runs nothing, in the list and in the post', async ({ page }) => {
  const html = attacks.join('');
  const { id, title } = await post(page, {
    title: `${word()} {{constructor.constructor("alert(1)")()}}<img src=x onerror=alert(1)>`,
    boardDesc: `<p>본문</p>${html}`,
  });
  await (await api(page)).post('platform/system/reply', { boardId: id, replyDesc: `<p>답</p>${html}` });
  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(String(test.info().project.use.baseURL)) && !request.url().startsWith('blob:'))
      ran.push(request.url());
  });
  await page.goto('/portal/about/notice?boardCd=platform_qna');
  await page.getByRole('link', { name: title }).click();
  await expect(page.locator('.pt-reply')).toContainText('답');
  await page.locator('.pt-post__text').hover();
  // The server has drawn it, too.
  await page.reload();
  await expect(page.locator('.pt-post__text')).toContainText('본문');
  await expect(page.locator('.pt-post__text, .pt-reply').locator('script, svg, iframe, form, style')).toHaveCount(0);
  // Neither at the desk of its keeper.
  await signIn(page, 'oper', `/platform/system/board/${id}`);
  await expect(page.getByRole('textbox', { name: /^내용/ })).toContainText('본문');
  await page.waitForTimeout(300);
  expect(ran).toEqual([]);
});

test('an attack published as a notice runs nothing in the feed, in the list and in the window above the home page', async ({
  page,
}) => {
  const mark = word();
  const title = `${mark} ]]><script>alert(1)</script><img src=x onerror=alert(1)>`;
  const desk = await api(page);
  const made = await post(page, {
    boardCd: 'platform_notice',
    title,
    boardDesc: `<p>${mark}</p>${attacks.join('')}`,
    popupYn: 'Y',
  });
  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto('/portal/rss.xml');
  const feed = await page.evaluate(async () => {
    const read = new DOMParser().parseFromString(await (await fetch('/portal/rss.xml')).text(), 'text/xml');
    return {
      titles: [...read.querySelectorAll('item > title')].map((one) => one.textContent),
      others: read.querySelectorAll('script, img, parsererror').length,
    };
  });
  expect(feed.titles).toContain(title);
  expect(feed.others).toBe(0);
  await page.goto(`/portal/about/notice?keyword=${mark}`);
  await expect(rows(page)).toContainText(title);
  await page.goto('/portal/index');
  const notice = page.getByRole('dialog').filter({ hasText: mark });
  await expect(notice.getByRole('heading')).toHaveText(title);
  await expect(notice.locator('script, iframe, form, style')).toHaveCount(0);
  await notice.getByRole('button', { name: '오늘 하루 보지 않기' }).click();
  await page.reload();
  await expect(page.getByRole('dialog', { name: '견적서 외화 병기 출력' })).toBeVisible();
  await expect(notice).toHaveCount(0);
  expect(ran).toEqual([]);
  const { version } = await desk.get<{ version: number }>(`platform/system/board/${made.id}`);
  await desk.patch(`platform/system/board/${made.id}`, { version, popupYn: 'N', useYn: 'N' });
});
