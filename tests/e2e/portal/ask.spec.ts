/** A question from the board to its answer: asked with and without scripts, answered from the desk, marked for everybody. */
import { expect, test } from '@playwright/test';
import { apiOf, elsewhere, signIn, word } from '../desk.ts';
import { expectAccessible } from '../support/audit.ts';

test('a visitor asks, the operator finds the question by the dashboard and answers it, the board shows both', async ({
  page,
  browser,
}) => {
  const title = `${word()} 견적`;
  await page.goto('/portal/about/notice?boardCd=platform_qna');
  await page.getByRole('main').getByRole('link', { name: '질문하기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '질문하기' })).toBeVisible();
  const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
  await page.getByRole('button', { name: '질문 올리기' }).click();
  // All that is missing at once.
  for (const said of ['닉네임을', '답변받을 이메일을', '제목을', '내용을'])
    await expect(page.getByRole('link', { name: new RegExp(`^${said} 입력해 주세요`) })).toBeVisible();
  await expect(page.getByRole('link', { name: /^개인정보 수집과 이용에 동의해 주세요/ })).toBeVisible();
  await field('제목').fill(title);
  await page.getByRole('button', { name: '질문 올리기' }).click();
  await expect(field('닉네임')).toBeFocused();
  await expect(field('닉네임')).toHaveAccessibleDescription(/닉네임을 입력해 주세요\./);
  await expect(page.locator('#ask-human-error')).toHaveText('로봇이 아닌지 먼저 확인해 주세요.');
  await expectAccessible(page);
  await field('닉네임').fill('갑판장');
  await field('답변받을 이메일').fill('deck@saebyeok.example');
  await field('내용').fill('두 통화로 낼 수 있나요?');
  // Whoever leaves and comes back goes on.
  await page.reload();
  await expect(field('제목')).toHaveValue(title);
  await expect(field('내용')).toHaveValue('두 통화로 낼 수 있나요?');
  await page.getByText('수집·이용 내용 보기').click();
  await expect(page.getByText('답변 메일을 보낼 때까지')).toBeVisible();
  await page.getByRole('checkbox', { name: /개인정보 수집과 이용에 동의/ }).check();
  await page.getByLabel('로봇이 아닙니다').check();
  await expect(page.getByText('확인되었습니다')).toBeVisible();
  await page.getByRole('button', { name: '질문 올리기' }).click();
  await expect(page.getByRole('heading', { name: '질문이 게시판에 올라갔습니다' })).toBeInViewport();
  await expect(page.getByText('deck@saebyeok.example 주소로 질문과 함께 메일을 보냅니다.')).toBeVisible();
  await page.getByRole('link', { name: '올린 질문 보기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('article').getByText('답변 대기')).toBeVisible();

  const { page: desk, context } = await elsewhere(browser, 'oper', '/platform/dashboard');
  await desk.getByRole('link', { name: /답변할 질문/ }).click();
  await expect(desk).toHaveURL(/askStCd=WAIT/);
  await desk.getByRole('gridcell', { name: title }).dblclick();
  await desk.getByRole('button', { name: '답변하기' }).click();
  const dialog = desk.getByRole('dialog', { name: '답변하기' });
  // What is answered stands above the answer.
  await expect(dialog.getByRole('region', { name: '질문' })).toContainText(title);
  await dialog.getByRole('textbox', { name: /^답변/ }).fill('네, 양식에서 고르시면 됩니다.');
  await dialog.getByRole('button', { name: '답변하기' }).click();
  await expect(desk.getByText(`답변했습니다: ${title}`)).toBeVisible();
  await context.close();

  await page.reload();
  await expect(page.getByRole('article').getByText('답변 완료')).toBeVisible();
  const answer = page.locator('.pt-reply').filter({ hasText: '네, 양식에서 고르시면 됩니다.' });
  await expect(answer.getByText('운영자')).toBeVisible();
});

test('what is wrong at the fields is said in the language that is chosen afterwards', async ({ page }) => {
  await page.goto('/portal/about/ask');
  await page.getByRole('button', { name: '질문 올리기' }).click();
  await expect(page.locator('#ask-writerNm')).toHaveAccessibleDescription(/닉네임을 입력해 주세요\./);
  await page.getByRole('combobox', { name: '언어' }).first().selectOption('en');
  await expect(page.getByRole('heading', { level: 1, name: 'Ask a question' })).toBeVisible();
  await expect(page.locator('#ask-writerNm')).toHaveAccessibleDescription(/Please enter a nickname/);
  await expect(page.locator('.pt-ask-form')).not.toContainText('입력해 주세요');
  await expect(page.locator('#ask-human-error')).not.toContainText(/[가-힣]/);
});

test('without scripts the form goes to the page itself, comes back with what is wrong, and waits for release', async ({
  browser,
  baseURL,
}) => {
  const title = `${word()} 질문`;
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false, locale: 'ko-KR' });
  const page = await context.newPage();
  await page.goto('/portal/about/notice?boardCd=platform_qna');
  await page.getByRole('main').getByRole('link', { name: '질문하기' }).click();
  const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
  await expect(page.getByText('자바스크립트 없이 보낸 질문은 담당자가 확인한 뒤 게시판에 올립니다.')).toBeVisible();
  await field('제목').fill(title);
  await field('답변받을 이메일').fill('deck');
  await page.getByRole('button', { name: '질문 올리기' }).click();
  await expect(page.getByRole('link', { name: '이메일 형식으로 입력해 주세요.' })).toBeVisible();
  await expect(field('제목')).toHaveValue(title);
  await field('닉네임').fill('갑판장');
  await field('답변받을 이메일').fill('deck@saebyeok.example');
  await field('내용').fill('됩니까?');
  await page.getByRole('checkbox', { name: /개인정보 수집과 이용에 동의/ }).check();
  await page.getByRole('button', { name: '질문 올리기' }).click();
  await expect(page.getByRole('heading', { name: '질문을 받았습니다' })).toBeVisible();
  await context.close();
  const oper = await apiOf((await browser.newContext({ baseURL })).request, 'oper');
  const { content } = await oper.get<{ content: { title: string; useYn: string }[] }>(
    'platform/system/board/list?askStCd=WAIT&useYn=N&size=100',
  );
  expect(content.find((one) => one.title === title)).toMatchObject({ useYn: 'N' });
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`whoever works in the back office finds the way to ask from there, with the keyboard on the page, at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await signIn(page, 'sales2', '/platform/dashboard');
    const desk = page.url();
    if (width < 600) {
      await page.getByRole('button', { name: '전체', exact: true }).last().click();
      await page.getByRole('dialog').getByText('질문하기').click();
    } else {
      await page.getByRole('button', { name: /내 계정/ }).click();
      await page.getByRole('menuitem', { name: '질문하기' }).click();
    }
    await expect(page).toHaveURL('/portal/about/ask');
    await expect(page.getByRole('heading', { level: 1, name: '질문하기' })).toBeVisible();
    await expect(page.locator('#main')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(desk);
    await expect(page.getByRole('heading', { level: 1, name: '대시보드' })).toBeVisible();
  });
