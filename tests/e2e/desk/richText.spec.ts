import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { attacks } from '../../support/attacks.ts';
import { axe } from '../../support/axe.ts';
import { wordHtml } from '../../support/officeHtml.ts';
import { apiOf, elsewhere, signIn, word } from '../desk.ts';

interface Style {
  readonly id: number;
  readonly headTxt: string | null;
  readonly footTxt: string | null;
}

const head = (page: Page) => page.getByRole('textbox', { name: /^(상단문구|Header text)/ });
const bar = (page: Page) => page.getByRole('toolbar', { name: /^(서식 도구|Formatting)$/ }).first();

async function openStyle(page: Page, texts: Record<string, unknown> = {}) {
  const api = await apiOf(page.request, 'admin2');
  const made = await api.post<Style>('rs4/styleCode', {
    styleCode: `S${Date.now().toString(36).slice(-6)}`.toUpperCase(),
    styleNm: word(),
    rs4DocTpCd: 'QUOT',
    titleTxt: '견적서',
    ...texts,
  });
  await signIn(page, 'admin2', `/rs4/styleCode/${made.id}`);
  return { made, read: () => api.get<Style>(`rs4/styleCode/${made.id}`) };
}

/** Unfolds the further fields unless the person has them open already. */
async function openMore(page: Page, wanted: Locator): Promise<void> {
  const more = page.getByRole('button', { name: /항목 .*더 보기|more field/i });
  await expect(async () => {
    if (!(await wanted.isVisible())) await more.click({ timeout: 2000 });
    await expect(wanted).toBeVisible({ timeout: 3000 });
  }).toPass();
}

async function openEditor(page: Page): Promise<void> {
  await openMore(page, head(page));
}

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(page.getByText('저장했습니다')).toBeVisible();
}

test('written with keyboard and toolbar, saved and opened again unchanged', async ({ page }) => {
  const { read } = await openStyle(page);
  await openEditor(page);
  await head(page).click();
  await page.keyboard.press('Control+Alt+2');
  await page.keyboard.type('Terms');
  await page.keyboard.press('Enter');
  await page.keyboard.type('valid ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('30 days');
  await page.keyboard.press('Enter');
  // Alt+F10 leads to the tools, arrows through them, Escape back.
  await page.keyboard.press('Alt+F10');
  const bold = bar(page).getByRole('button', { name: '굵게', exact: true });
  await expect(bold).toBeFocused();
  await expect(bold).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expect(bold).toHaveAttribute('aria-pressed', 'false');
  await expect(head(page)).toBeFocused();
  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('ArrowRight');
  await expect(bar(page).getByRole('button', { name: '기울임', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(head(page)).toBeFocused();
  await bar(page).getByRole('button', { name: '표 넣기' }).click();
  await page.getByLabel('행 수').fill('2');
  await page.getByLabel('열 수').fill('2');
  await page.keyboard.press('Enter');
  await page.keyboard.type('a');
  await page.keyboard.press('Tab');
  await page.keyboard.type('b');
  await bar(page).getByRole('button', { name: '아래에 행 추가' }).click();
  await save(page);
  const { headTxt } = await read();
  expect(headTxt).toBe(
    '<h2>Terms</h2><p>valid <strong>30 days</strong></p><table><tbody><tr><th><p>a</p></th><th><p>b</p></th></tr>' +
      '<tr><td><p></p></td><td><p></p></td></tr><tr><td><p></p></td><td><p></p></td></tr></tbody></table>',
  );
  await page.reload();
  await openEditor(page);
  await expect(head(page).getByRole('row')).toHaveCount(3);
  await head(page).getByText('Terms').click();
  await page.keyboard.type('x');
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('main').getByRole('button', { name: '저장', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect((await read()).headTxt).toBe(headTxt);
});

test('what was undone is done again, and a table of blank cells is kept', async ({ page }) => {
  const { read } = await openStyle(page, { headTxt: '<p>처음</p>' });
  await openEditor(page);
  await head(page).getByText('처음').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' 다음');
  await page.keyboard.press('Control+z');
  await expect(head(page)).toHaveText('처음');
  await page.keyboard.press('Control+Shift+z');
  await expect(head(page)).toHaveText('처음 다음');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await bar(page).getByRole('button', { name: '표 넣기' }).click();
  await page.keyboard.press('Enter');
  await expect(head(page).getByRole('row')).toHaveCount(3);
  await save(page);
  await expect(head(page).getByRole('row')).toHaveCount(3);
  expect((await read()).headTxt).toMatch(/^<table>/);
});

test('a link to javascript: is refused where it is typed; a safe one is made', async ({ page }) => {
  const { read } = await openStyle(page);
  await openEditor(page);
  await head(page).click();
  await bar(page).getByRole('button', { name: '링크', exact: true }).click();
  await page.getByLabel('링크 주소').fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^연결할 수 없는 주소입니다/)).toBeVisible();
  await expect(page.getByLabel('링크 주소')).toBeFocused();
  await page.getByLabel('링크 주소').fill('www.example.com');
  await page.getByLabel('표시할 글').fill('안내');
  await page.keyboard.press('Enter');
  await expect(head(page)).toBeFocused();
  await save(page);
  const { headTxt } = await read();
  expect(headTxt).toMatch(/^<p><a [^>]*>안내<\/a><\/p>$/);
  expect(headTxt).toContain('href="https://www.example.com"');
  expect(headTxt).toContain('rel="noopener noreferrer"');
});

test('Word is pasted as headings and lists', async ({ page }) => {
  await openStyle(page);
  await openEditor(page);
  await head(page).click();
  await head(page).evaluate((box, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, wordHtml);
  await expect(head(page).getByRole('heading', { name: '견적 조건', level: 2 })).toBeVisible();
  await expect(
    head(page)
      .getByRole('listitem')
      .filter({ hasText: /^계약 시$/ }),
  ).toBeVisible();
  await expect(head(page).locator('ol > li')).toHaveText('검사');
  expect(await head(page).innerHTML()).not.toMatch(/mso|Mso|font-family|o:p/);
});

test('Hangul is composed whole; Enter that ends a syllable makes no second line', async ({ page }) => {
  const { read } = await openStyle(page);
  await openEditor(page);
  await head(page).click();
  const cdp = await page.context().newCDPSession(page);
  for (const [steps, done] of [
    [['ㄱ', '가'], '가'],
    [['ㄴ', '나'], '나'],
    [['ㄷ', '다'], '다'],
  ] as const) {
    for (const text of steps)
      await cdp.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await cdp.send('Input.insertText', { text: done });
  }
  await cdp.send('Input.imeSetComposition', { text: '라', selectionStart: 1, selectionEnd: 1 });
  await cdp.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Process', windowsVirtualKeyCode: 229 });
  await cdp.send('Input.insertText', { text: '라' });
  await expect(head(page)).toHaveText('가나다라');
  await page.keyboard.press('Enter');
  await page.keyboard.type('b');
  await save(page);
  expect((await read()).headTxt).toBe('<p>가나다라</p><p>b</p>');
});

/** Collects what attacks bring about: dialogs, and calls of the spy. */
function watcher(): { readonly ran: string[]; readonly watch: (page: Page) => void } {
  const ran: string[] = [];
  const watch = (page: Page) => {
    page.on('dialog', (dialog) => {
      ran.push(dialog.message());
      void dialog.dismiss();
    });
    page.on('request', (request) => /spy\.example/.test(request.url()) && ran.push(request.url()));
  };
  return { ran, watch };
}

test('published attacks run nothing, neither in the editor nor where it is read', async ({ page, browser }) => {
  const { ran, watch } = watcher();
  watch(page);
  const sent = `<p>말</p>${attacks.filter((attack) => !/\0/.test(attack)).join('\n')}<img src="https://spy.example/t.gif">`;
  const { made, read } = await openStyle(page, { headTxt: sent, footTxt: sent });
  await openEditor(page);
  await expect(head(page)).toContainText('말');
  const { headTxt } = await read();
  for (const html of [headTxt ?? '', await head(page).innerHTML()]) {
    const bad = await page.evaluate((text) => {
      const { body } = new DOMParser().parseFromString(text, 'text/html');
      return [...body.querySelectorAll('*')].flatMap((element) =>
        /^(script|style|svg|math|iframe|object|embed|form|input|template|base|link|meta)$/i.test(element.tagName)
          ? [element.outerHTML]
          : [...element.attributes]
              .filter(
                ({ name, value }) => /^on|srcdoc/.test(name) || /^\s*(javascript|data|vbscript):|url\(/i.test(value),
              )
              .map(({ name, value }) => `${name}=${value}`),
      );
    }, html);
    expect(bad).toEqual([]);
  }
  const { page: reading, context } = await elsewhere(browser, 'view2', '/rs4/styleCode');
  watch(reading);
  await reading.goto(`/rs4/styleCode/${made.id}`);
  await openMore(reading, reading.getByText('말', { exact: true }).first());
  await context.close();
  expect(ran).toEqual([]);
});

test('attacks in a form of approval and in its document run nothing while written, read and printed', async ({
  page,
}) => {
  const { ran, watch } = watcher();
  watch(page);
  const html = `<p>말</p>${attacks.join('')}<img src="https://spy.example/t.gif">`;
  const [admin, sales] = [await apiOf(page.request, 'admin2'), await apiOf(page.request, 'sales2')];
  const people = await admin.get<{ content: { id: number; loginId: string }[] }>('platform/user/list?size=100');
  const approver = people.content.find(({ loginId }) => loginId.startsWith('admin2@'))!.id;
  const form = await admin.post<{ id: number }>('groupware/apprDoc', {
    ...{
      apprDocCd: `X${Date.now().toString(36).slice(-6)}`.toUpperCase(),
      apprDocNm: word(),
      apprCatCd: 'GEN',
      tmplHtml: html,
    },
  });
  const draft = await sales.post<{ id: number; version: number }>('groupware/appr', {
    ...{ apprDocId: form.id, title: `${word()}<img src=x onerror=alert(1)>`, contents: html },
    insertLineList: [{ stepTpCd: 'APPR', userId: approver }],
  });
  await sales.post(`groupware/appr/${draft.id}/submit`, { version: draft.version });
  await signIn(page, 'admin2', `/groupware/apprDoc/${form.id}`);
  await expect(page.getByText('말', { exact: true }).first()).toBeVisible();
  await page.goto(`/groupware/appr/todo/${draft.id}`);
  await expect(page.getByText('말', { exact: true }).first()).toBeVisible();
  await expect(page.locator('#hg-main').locator('script, iframe, form form, object, embed')).toHaveCount(0);
  await page.goto('/groupware/appr/todo');
  await expect(page.getByText(/onerror=alert/).first()).toBeVisible();
  expect(ran).toEqual([]);
});

for (const [width, lang] of [
  [1440, 'ko'],
  [390, 'en'],
] as const)
  test(`axe finds nothing at ${width} px in ${lang}`, async ({ page, context, baseURL }) => {
    await page.setViewportSize({ width, height: 844 });
    await context.addCookies([{ name: 'hangro_lang', value: lang, url: baseURL ?? '' }]);
    await openStyle(page, { headTxt: '<h2>가</h2><table><tbody><tr><th>a</th></tr></tbody></table><p>b</p>' });
    await openEditor(page);
    await head(page).getByText('가').click();
    await bar(page)
      .getByRole('button', { name: /^(링크|Link)$/ })
      .click();
    const { violations } = await axe(page).include('.hg-rte').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
