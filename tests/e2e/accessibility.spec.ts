/** Every kind of screen, in its states: nothing serious or critical for axe, and what axe cannot see. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { apiOf, makePartners, rowsOf, word } from './desk.ts';
import { expectAccessible } from './support/audit.ts';
import { button, question, save, textField, title } from './support/screens.ts';
import { another, open } from './support/session.ts';

const dark = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.dataset.scheme)).toBe('dark');

// A walk through many screens, each looked through by axe, takes its time on a busy machine.
test.describe.configure({ timeout: 150_000 });

/** As a visitor sees the page whose device is light, and one whose device is dark. */
async function expectAccessibleInBoth(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme))
      .toBe(colorScheme);
    await expectAccessible(page);
  }
}

test('public pages, light and dark: start, store, a service, a board, login, a refused login, an unknown page', async ({
  page,
}) => {
  // The first section turns by itself, and colours in the middle of a turn are nobody's.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['index', 'svcstore', 'svcstore/30', 'svcinfo/27', 'about/notice', 'nowhere', 'login']) {
    await page.goto(`/portal/${path}`);
    await expect(title(page)).toBeVisible();
    await expectAccessibleInBoth(page);
  }
  await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessibleInBoth(page);
});

test('a visitor chooses the dark screen: it comes with the next page, to the desk and back, until the device decides again', async ({
  page,
}) => {
  const html = page.locator('html');
  const choice = page.getByRole('contentinfo').getByRole('combobox', { name: '화면 밝기' });
  const ground = () => page.evaluate(() => getComputedStyle(document.querySelector('.pt')!).backgroundColor);
  await page.goto('/portal/about/contact');
  await expect(choice).toBeVisible();
  const light = await ground();
  await choice.selectOption('어두운 화면');
  await expect(html).toHaveAttribute('data-scheme', 'dark');
  await expect.poll(ground).not.toBe(light);
  const next = await page.goto('/portal/terms');
  expect(await next!.text()).toMatch(/^<!doctype html>\s*<html lang="ko" data-scheme="dark"/i);
  await expect(choice).toHaveValue('dark');
  await open(page, 'sales2', '/rs4/clnt');
  await expect(rowsOf(page).first()).toBeVisible();
  await dark(page);
  await page.goto('/portal/about/contact');
  await choice.selectOption('기기 설정에 따름');
  await expect(html).not.toHaveAttribute('data-scheme');
  await expect.poll(ground).toBe(light);
});

/** The colours that an element is drawn in, as the browser has computed them. */
const drawnIn = (page: Page, selector: string, properties: readonly string[], pseudo?: string) =>
  page.evaluate(
    ([found, wanted, part]) => {
      const style = getComputedStyle(document.querySelector(found)!, part);
      return wanted.map((property) => style.getPropertyValue(property));
    },
    [selector, properties, pseudo] as const,
  );

test('with colours of the device, brand, pager, sections and chosen states are drawn in them; paper has dark words on white', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/portal/index');
  await expect(title(page)).toBeVisible();
  const [front, back] = ['rgb(0, 0, 0)', 'rgb(255, 255, 255)'];
  expect(await drawnIn(page, '.pt-head .pt-logo__word', ['stroke'])).toEqual([front]);
  expect(await drawnIn(page, '.pt-head .pt-logo__line', ['stroke'])).toEqual([back]);
  for (const ground of ['.pt-head', '.pt-turns', '.pt-dots'])
    expect(await drawnIn(page, ground, ['background-color']), ground).toEqual([back]);
  expect(await drawnIn(page, '.pt-dots a:not([aria-current])', ['background-color'], '::after')).toEqual([front]);
  await page.goto('/portal/svcstore/30');
  await expect(title(page)).toBeVisible();
  const bar = await drawnIn(page, '[role=tab][aria-selected=true]', ['background-color'], '::after');
  expect([front, back]).not.toContain(bar[0]);

  await page.emulateMedia({ forcedColors: 'none', media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('link', { name: '이용 신청' })).toBeHidden();
  for (const panel of ['summary', 'functions', 'price'])
    await expect(page.locator(`#service-${panel} h2`)).toBeVisible();
  await page.goto('/portal/index');
  await expect(page.locator('.pt-hero h2').first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: '구역 이동' })).toBeHidden();
  for (const words of ['.pt-hero h2', '.pt-slide__lead', '.pt-slide .pt-eyebrow', '.pt-foot__company'])
    expect(luminanceOf(await drawnIn(page, words, ['color'])), words).toBeLessThan(0.25);
});

/** 0 black to 1 white, of one colour as browsers write it. */
const luminanceOf = ([colour = '']: readonly string[]) => {
  const [r, g, b] = (colour.match(/[0-9.]+/g) ?? []).map((part) => (Number(part) / 255) ** 2.2);
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};

test('a list with data, chosen rows, its question, nothing found, a failure', async ({ page }) => {
  await open(page, 'sales2', '/rs4/clnt');
  await expect(rowsOf(page).first()).toBeVisible();
  await rowsOf(page).first().getByRole('checkbox').click();
  await page.getByRole('button', { name: '상세조건' }).click();
  await expectAccessible(page);
  await button(page, '삭제').click();
  await expect(question(page)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.goto('/rs4/clnt?keyword=%EC%97%86%EB%8A%94%EA%B2%83');
  await expect(page.getByText('조건에 맞는 자료가 없습니다')).toBeVisible();
  await expectAccessible(page);
  await page.route('**/api/rs4/clnt/list*', (route) => route.abort());
  await page.goto('/rs4/clnt');
  await expect(page.getByRole('alert')).toContainText('목록을 불러오지 못했습니다');
  await expectAccessible(page);
});

test('a form: new, with errors, stored, its history, its questions', async ({ page, browser, request }) => {
  await open(page, 'sales2', '/rs4/clnt/create');
  await expect(textField(page, '거래처명')).toBeFocused();
  await expectAccessible(page);
  await button(page, '행 추가').click();
  await page.getByRole('button', { name: /더 보기/ }).click();
  await button(page, '저장').click();
  await expect(page.getByRole('alert', { name: /입력 오류/ })).toBeVisible();
  await expectAccessible(page);

  const [partner] = await makePartners(await apiOf(request, 'sales2'), [word()]);
  await page.goto(`/rs4/clnt/${partner!.id}?tab=2`);
  await expect(page.getByRole('tabpanel').getByRole('table')).toBeVisible();
  await expectAccessible(page);
  const other = await another(browser, 'admin2', `/rs4/clnt/${partner!.id}`);
  await textField(other, '대표자').fill('남의 대표');
  await save(other);
  await other.context().close();
  await textField(page, '대표자').fill('내 대표');
  await button(page, '닫기').click();
  await expect(question(page)).toHaveAccessibleName(/저장하지 않은/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expect(question(page)).toHaveAccessibleName(/먼저 수정했습니다/);
  await expectAccessible(page);
});

test('what may only be read, and what may not be seen', async ({ page }) => {
  await open(page, 'view2', '/rs4/ship?keyword=%ED%95%9C%EB%B9%9B');
  await rowsOf(page).first().getByRole('link').click();
  await expect(page.getByRole('main')).toContainText('읽기 전용');
  await expectAccessible(page);
  await page.goto('/rs4/ship/create');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/platform/user');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
});

test('menu authorities, settings in place, a colleague', async ({ page, request }) => {
  const admin = await apiOf(request, 'admin2');
  const group = await admin.post<{ id: number }>('platform/auth', {
    authNm: word(),
    insertMenuList: [{ menuId: 902, menuAuthCd: '1' }],
  });
  await open(page, 'admin2', `/platform/auth/${group.id}`);
  await expect(page.getByRole('treegrid')).toBeVisible();
  await page.getByRole('textbox', { name: '메뉴 찾기' }).fill('선박');
  await page.getByRole('radio', { name: '선박 전체' }).click();
  await expectAccessible(page);
  await page.goto('/rs4/stdinfo/config');
  await expect(page.getByRole('grid')).toContainText('견적 유효일수');
  await rowsOf(page).first().getByRole('gridcell').nth(1).dblclick();
  await expect(page.getByRole('grid').getByRole('textbox')).toBeFocused();
  await expectAccessible(page);
  const { content } = await admin.get<{ content: { id: number }[] }>('platform/user/list');
  await page.keyboard.press('Escape');
  await page.goto(`/platform/user/${content[0]!.id}`);
  await expect(textField(page, '이름')).toBeVisible();
  await expectAccessible(page);
});

test('the dark screen: list, form with errors, question, menu authorities', async ({ page, request }) => {
  const admin = await apiOf(request, 'admin8');
  const { content } = await admin.get<{ content: { id: number }[] }>('platform/auth/list');
  await open(page, 'admin8', '/rs4/clnt');
  await expect(rowsOf(page).first()).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /고가상/ })
    .click();
  await page.getByRole('menuitem', { name: '어두운 화면' }).click();
  await dark(page);
  await page.getByRole('button', { name: '상세조건' }).click();
  await rowsOf(page).first().getByRole('checkbox').click();
  await expectAccessible(page);
  await button(page, '삭제').click();
  await expect(question(page)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.goto('/rs4/clnt/create');
  await button(page, '저장').click();
  await expect(page.getByRole('alert', { name: /입력 오류/ })).toBeVisible();
  await dark(page);
  await expectAccessible(page);
  await page.goto(`/platform/auth/${content[0]!.id}`);
  await page.getByRole('textbox', { name: '메뉴 찾기' }).fill('거래처');
  await dark(page);
  await expectAccessible(page);
});

test('the keyboard is seen, comes to the content at once, and the page tells its language and name', async ({
  page,
}) => {
  for (const path of ['/portal/index', '/rs4/clnt']) {
    if (path !== '/portal/index') await open(page, 'sales2', path);
    else await page.goto(path);
    await expect(title(page)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
    await expect(page).toHaveTitle(/항로/);
    // From the top of the page: a list starts in its search, and leaving it keeps its place among the steps of Tab.
    await page.evaluate(() => {
      document.body.tabIndex = -1;
      document.body.focus();
      document.body.removeAttribute('tabindex');
    });
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: '본문으로 건너뛰기' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    const unseen: string[] = [];
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      const found = await page.evaluate(() => {
        const element = document.activeElement;
        if (!(element instanceof HTMLElement) || element === document.body) return undefined;
        const marked = (one: Element | null) => {
          if (!one) return false;
          const style = getComputedStyle(one);
          return style.outlineStyle !== 'none' || style.boxShadow !== 'none';
        };
        return marked(element) || marked(element.parentElement) ? undefined : element.outerHTML.slice(0, 120);
      });
      if (found) unseen.push(found);
    }
    expect(unseen).toEqual([]);
  }
  const titles = [await page.title()];
  await page.goto('/rs4/ship');
  await expect(title(page)).toHaveText('선박');
  titles.push(await page.title());
  await page.getByRole('button', { name: /^언어/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle(/Vessels/);
  titles.push(await page.title());
  expect(new Set(titles).size, titles.join(' | ')).toBe(3);
});
