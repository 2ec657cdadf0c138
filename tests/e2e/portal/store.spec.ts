/** The store, introductions, sitemap and the operator's side of them, as people walk through them (2-portal 2). */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { apiOf, signIn, word } from '../desk.ts';
import { attacks } from '../../support/attacks.ts';
import { pdfPages } from '../../support/pdfText.ts';
import { expectAccessible, expectNoSideScroll, expectTouchable } from '../support/audit.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const alertText = async (page: Page, text: string) => {
  await expect(page.getByRole('alertdialog')).toContainText(text);
  // Pressed before the window has the keyboard, the key would be the page's.
  await expect(page.getByRole('alertdialog').getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
};
async function expectSound(page: Page): Promise<void> {
  await expectNoSideScroll(page);
  await expectTouchable(page);
  await expectAccessible(page);
}

test.describe('at 1440 pixels in Korean', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a visitor filters the store, reads a service, and is asked to log in to apply', async ({ page }) => {
    await page.goto('/portal/terms');
    await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '서비스 스토어' }).click();
    await expect(heading(page)).toHaveText('서비스 스토어');
    await expect(cards(page)).toHaveCount(16);
    await expectSound(page);

    await page.getByRole('checkbox', { name: '전체' }).press(' ');
    await expect(page.getByText('선택한 플랫폼에 해당하는 서비스가 없습니다.').last()).toBeVisible();
    await page.getByRole('button', { name: '전체 선택' }).click();
    await page
      .locator('label')
      .filter({ hasText: /^보세창고 / })
      .click();
    await expect(cards(page)).toHaveText(['보세창고 관리']);
    await page.goBack();
    await expect(cards(page)).toHaveCount(16);
    await page
      .locator('label')
      .filter({ hasText: /^선박수리 / })
      .click();
    await expect(cards(page)).toHaveText(['선박수리 관리']);
    await expect(page).toHaveURL(/\?sys=RS4$/);
    await page.reload();
    await expect(cards(page)).toHaveText(['선박수리 관리']);
    const picture = page
      .getByRole('main')
      .getByRole('link', { name: /선박수리 관리/ })
      .locator('img');
    // Not the drawing that stands in for a lost one.
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth > 0, image.currentSrc]))
      .toEqual([true, expect.stringMatching(/\/svcstore\/picture\/\d+-[0-9a-f]{12}\.webp\?w=\d+$/)]);

    await page.getByRole('link', { name: /선박수리 관리/ }).click();
    await expect(heading(page)).toHaveText('선박수리 관리');
    await expect(page).toHaveTitle(/^선박수리 관리 \|/);
    await page.getByRole('button', { name: '이전 그림' }).click();
    await expect(page.getByText('4 / 4')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('1 / 4')).toBeVisible();
    await page.getByRole('button', { name: '다음 그림' }).click();
    await expect(page.getByText('2 / 4')).toBeVisible();
    await page.getByRole('tab', { name: '요금 안내' }).click();
    await expect(page.getByRole('cell', { name: '5,000,000원' })).toBeVisible();
    await page.waitForTimeout(1000);
    await expectSound(page);
    const overview = page.getByRole('heading', { name: '견적서 한 장에서 입금까지' });
    await expect(overview).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(overview).toBeVisible();
    await page.emulateMedia({ media: null });
    await page.goBack();
    await expect(cards(page)).toHaveText(['선박수리 관리']);
    await page.goForward();
    await expect(page.getByRole('tab', { name: '요금 안내', selected: true })).toBeVisible();

    await page.getByRole('link', { name: '데모 신청' }).last().click();
    await expect(page).toHaveURL(/\/portal\/index\?service=RS4-STD#/);
    await expect(page.getByText('신청 서비스 선박수리 관리')).toBeVisible();
  });

  test('whoever is logged in reads how the company has a service, and whom to ask for another one', async ({
    page,
  }) => {
    await signIn(page, 'admin2');
    await page.goto('/portal/svcstore/30');
    await expect(page.getByText('이용 중', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: '이용 신청' })).toHaveCount(0);
    await expectSound(page);
    await page.getByRole('link', { name: '구독 내용 보기' }).click();
    await expect(page).toHaveURL(/\/platform\/subsc\/use\/\d+$/);
    await expect(heading(page)).toContainText(/SB-\d{4}-\d{4}/);
    await page.goto('/portal/svcstore/29');
    await expect(page.getByRole('link', { name: '이용 신청' })).toBeVisible();
  });

  test('a person without the right to apply reads whom to ask', async ({ page }) => {
    await signIn(page, 'sales2');
    await page.goto('/portal/svcstore/29');
    await expect(page.getByText(/^서비스를 신청할 권한이 없습니다\. .+ 님에게 신청을 부탁하세요\.$/)).toBeVisible();
    await expect(page.getByRole('link', { name: '이용 신청' })).toHaveCount(0);
  });

  test('a member finds the own address filled in, and on the front page the way to the desk', async ({ page }) => {
    await signIn(page, 'admin2');
    await page.goto('/portal/svcstore/34');
    await page.getByRole('button', { name: '알림 받기' }).click();
    const email = page.getByRole('textbox', { name: /^이메일/ });
    await expect(email).toHaveValue(/@/);
    await email.fill('other@visitor.example');
    await expect(email).toHaveValue('other@visitor.example');
    await page.goto('/portal/about/ask');
    await expect(page.getByRole('textbox', { name: /^답변받을 이메일/ })).toHaveValue(/@/);
    await page.goto('/portal/index');
    await expect(page.getByRole('banner').getByRole('link', { name: '데모 신청' })).toHaveCount(0);
    await expect(page.locator('.pt-slide.is-shown').getByRole('link', { name: '업무 화면 열기' })).toHaveAttribute(
      'href',
      '/',
    );
    await expect(page.locator('#demo-reqUserNm')).toHaveValue('박견본');
    await expect(page.locator('#demo-reqEmail')).toHaveValue(/@/);
  });

  test('a service that is not open yet takes an address, and says what it will be used for', async ({ page }) => {
    await page.goto('/portal/svcstore/34');
    await expect(page.getByText('오픈 예정')).toBeVisible();
    await page.getByRole('button', { name: '알림 받기' }).click();
    const email = page.getByRole('textbox', { name: /^이메일/ });
    await expect(email).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(email).toHaveAccessibleDescription('이메일을 입력해 주세요.');
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([/이메일을/, /동의/]);
    await email.fill('waiting@visitor.example');
    await page.getByRole('checkbox', { name: /동의합니다/ }).check();
    await expectSound(page);
    await page.getByRole('button', { name: '알림 신청' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'waiting@visitor.example' })).toBeFocused();
  });

  test('introductions: five steps, what is not there, and the way home', async ({ page, request }) => {
    await page.goto('/portal/svcstore');
    await page.getByRole('link', { name: '5단계 보기' }).click();
    await expect(heading(page)).toHaveText('보세운송신고');
    await expect(page.getByRole('list').filter({ hasText: '차량 자격등록' }).getByRole('listitem')).toHaveCount(5);
    await expectSound(page);
    await page.getByRole('button', { name: '뒤로' }).click();
    await expect(heading(page)).toHaveText('서비스 스토어');
    expect((await request.get('/portal/svcinfo/21')).status()).toBe(404);
    await page.goto('/portal/svcinfo/21');
    await expect(heading(page)).toHaveText('존재하지 않는 서비스입니다.');
    await page.goto('/portal/svcstore/99');
    await alertText(page, '존재하지 않는 서비스입니다.');
    await expect(page).toHaveURL(/\/portal\/index$/);
  });

  test('a member finds every way on the sitemap', async ({ page }) => {
    await signIn(page, 'sales2');
    await page.goto('/portal/about/sitemap');
    const business = page.getByRole('region', { name: '비즈니스 플랫폼' });
    for (const name of ['대시보드', '회원탈퇴'])
      await expect(business.getByRole('link', { name, exact: true })).toBeVisible();
    await expectSound(page);
    // All that is listed can be opened: what nobody may open, or does not exist, is not.
    for (const name of ['권한 관리', '인증 승인', '이용중인 서비스'])
      await expect(business.getByRole('link', { name, exact: true })).toHaveCount(0);
    await business.getByRole('link', { name: '비밀번호 변경' }).click();
    await expect(heading(page)).toHaveText('비밀번호 변경');
  });

  test('the operator changes a service, and visitors read it', async ({ page, request }) => {
    const api = await apiOf(request, 'oper');
    const subsReqNm = word();
    const { id } = await api.post<{ id: number }>('platform/system/product', {
      ...{
        sysCd: 'DTS',
        sysNm: '배송',
        sysNmEn: 'DTS',
        subsReqId: subsReqNm.slice(-12),
        subsReqNm,
        prdIntro: '시험',
        menuTreeIds: 'M14',
        useYn: 'N',
      },
    });
    await signIn(page, 'oper', `/platform/system/product/${id}`);
    await page.getByRole('textbox', { name: /^한줄소개( 필수)?( 변경됨)?$/ }).fill('화면에서 고친 소개');
    await page.getByRole('checkbox', { name: /^사용( |$)/ }).check();
    const menus = page.getByRole('combobox', { name: /^제공메뉴/ });
    await expect(menus).toHaveValue('운송 › 배송');
    await menus.fill('입찰');
    await page.getByRole('option', { name: /운송 › 입찰/ }).click();
    await expect(menus).toHaveValue('운송 › 입찰, 운송 › 배송');
    await page.keyboard.press('Escape');
    await page.getByRole('main').getByRole('button', { name: '저장', exact: true }).click();
    await expect(page.getByText('저장했습니다').first()).toBeVisible();
    expect(await api.get(`platform/system/product/${id}`)).toMatchObject({ menuTreeIds: 'M13,M14' });
    await page.goto(`/portal/svcstore/${id}`);
    await expect(heading(page)).toHaveText(subsReqNm);
    await expect(page.getByText('화면에서 고친 소개')).toBeVisible();

    const ran: string[] = [];
    page.on('dialog', (dialog) => {
      ran.push(dialog.message());
      void dialog.dismiss();
    });
    const change = async (body: object) => {
      const { version } = await api.get<{ version: number }>(`platform/system/product/${id}`);
      await api.patch(`platform/system/product/${id}`, { version, ...body });
    };
    const evil = `<h2>공격</h2>${attacks.join('')}`;
    const words = '"><img src=x onerror=alert(1)>{{constructor.constructor("alert(1)")()}}';
    await change({
      ...{ prdIntro: words, prdSummary: evil, mainFunc: evil, priceInfo: evil },
      ...{ subsReqNmEn: words, prdIntroEn: words, prdSummaryEn: evil, mainFuncEn: evil, priceInfoEn: evil },
    });
    // As the server draws it, and as the browser fetches it.
    for (const tab of ['summary', 'functions', 'price']) {
      await page.goto(`/portal/svcstore/${id}?tab=${tab}`);
      await expect(page.getByRole('heading', { name: '공격' })).toBeVisible();
    }
    await page.getByRole('link', { name: '목록' }).click();
    await expect(page.getByText(words)).toBeVisible();
    await page.getByRole('link', { name: subsReqNm }).click();
    await page.getByRole('tab', { name: '주요 기능' }).click();
    await expect(page.getByRole('heading', { name: '공격' })).toBeVisible();
    await page.goto(`/portal/svcstore/${id}?lang=en`);
    for (const tab of ['Overview', 'Main functions', 'Pricing']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('heading', { name: '공격' })).toBeVisible();
    }
    await page.goto(`/platform/system/product/${id}`);
    await expect(page.getByText('공격').first()).toBeVisible();
    await page.waitForTimeout(500);
    expect(ran).toEqual([]);

    await change({ useYn: 'N' });
    expect((await request.get(`/portal/svcstore/${id}`)).status()).toBe(404);
  });
});

test.describe('at 390 pixels in English', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('store, service, introduction and sitemap fit the phone', async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: 'hangro_lang', value: 'en', url: baseURL ?? '' }]);
    await page.goto('/portal/svcstore');
    await expect(heading(page)).toHaveText('Service store');
    // Whoever cannot read the page finds the languages without opening anything.
    await expect(page.getByRole('banner').getByRole('combobox', { name: 'Language' })).toBeInViewport();
    await expectSound(page);
    await page.getByRole('link', { name: /Customs declaration/ }).click();
    await expect(heading(page)).toHaveText('Customs declaration');
    await page.getByRole('tab', { name: 'Pricing' }).click();
    await expect(page.getByRole('cell', { name: 'KRW 1,600,000' })).toBeVisible();
    const sum = page.getByRole('region', { name: 'Work out the price' });
    await expect(sum.getByLabel('Number of users')).toHaveValue('6');
    // What is no number stays as it was typed and says so; nothing is reckoned with it.
    await sum.getByLabel('Number of users').fill('8 people');
    await expect(sum.getByLabel('Number of users')).toHaveValue('8 people');
    await expect(sum.getByLabel('Number of users')).toHaveAccessibleDescription(
      /Please enter a number of users from 1 to 100,000\.$/,
    );
    await sum.getByLabel('Number of users').fill('8');
    await expect(sum.getByLabel('Number of users')).not.toHaveAttribute('aria-invalid');
    await expect(sum.locator('output')).toContainText('Base fee 8 × KRW 25,000KRW 200,000');
    await expect(sum.locator('output')).toContainText('Total each monthKRW 400,000');
    await expect(sum.locator('output')).toContainText('Total paid onceKRW 1,600,000');
    await sum.getByRole('checkbox', { name: 'Ship repair' }).check();
    await expect(sum.locator('output')).toContainText('Base feepaid with a service aboveKRW 0');
    await expect(sum.locator('output')).toContainText('Total each monthKRW 400,000');
    await page.waitForTimeout(1000);
    await expectSound(page);
    await page.goto('/portal/svcinfo/27');
    await expect(page.getByText('Planned dispatch declaration')).toBeVisible();
    await expectSound(page);
    await page.goto('/portal/about/sitemap');
    await expect(page.getByRole('link', { name: 'Service store' }).first()).toBeVisible();
    for (const name of ['Bonded warehouse', 'Request a demo', 'Ask a question'])
      await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible();
    await expect(page.getByText('Business platform')).toHaveCount(0);
    await expectSound(page);
  });

  test('a demo is requested after each refusal, and the operator deals with it', async ({ page, baseURL, request }) => {
    await page.context().addCookies([{ name: 'hangro_lang', value: 'en', url: baseURL ?? '' }]);
    const corpNm = word();
    // Words of the banner that fade into each other have no contrast to measure.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/portal/index#demo');
    // The page moves to its section once more when the scripts have come, maybe while the button is held down.
    await page.locator('html[data-live]').waitFor({ state: 'attached' });
    const field = (name: string) => page.getByRole('textbox', { name });
    const agree = page.getByRole('checkbox', { name: /^I agree/ });
    const refusals = [
      ['Please enter the company name.', field('Company'), () => field('Company').fill(corpNm)],
      ['Please enter your name.', field('Name'), () => field('Name').fill('Gil Sample')],
      ['Please enter your contact.', field('Contact'), () => field('Contact').fill('1588-0000')],
      ['Please enter your email.', field('E-mail'), () => field('E-mail').fill('sample')],
      ['Please agree to the collection of personal information.', agree, () => agree.check()],
      [
        'Please enter the contact as a landline or mobile number.',
        field('Contact'),
        () => field('Contact').fill('051-000-0199'),
      ],
      ['Please enter in email format.', field('E-mail'), () => field('E-mail').fill('gil@sample.example')],
    ] as const;
    for (const [sentence, place, mend] of refusals) {
      await page.getByRole('button', { name: 'Request a demo', exact: true }).last().click();
      await alertText(page, sentence);
      await expect(place).toBeFocused();
      await mend();
    }
    await page.getByText('Read', { exact: true }).click();
    await expect(page.getByText('You may refuse; you then cannot request a demo here.')).toBeVisible();
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: /^Read the whole privacy policy/ }).click(),
    ]);
    await expect(popup).toHaveURL(/\/portal\/privacy\?isOnlyContentsMode=true/);
    await popup.close();
    await expectSound(page);
    await page.getByRole('button', { name: 'Request a demo', exact: true }).last().click();
    await alertText(page, 'We have received your request.');
    await expect(field('Company')).toHaveValue('');
    await expect(page.getByText('We will contact you within one working day.')).toBeVisible();

    const api = await apiOf(request, 'oper');
    const { content } = await api.get<{ content: { id: number; version: number }[] }>(
      `platform/system/demo/list?keyword=${corpNm}`,
    );
    expect(content).toHaveLength(1);
    await signIn(page, 'oper', `/platform/system/demo/${content[0]!.id}`);
    await expect(page.getByText('gil@sample.example').first()).toBeVisible();
    const taken = await api.post<{ stCd: string }>(`platform/system/demo/${content[0]!.id}/take`, {
      version: content[0]!.version,
    });
    expect(taken.stCd).toBe('ING');
  });
});

test('on paper: what was reckoned, no notice, no form for replies, no sheet for the footer alone', async ({ page }) => {
  // A PDF tells letters apart that stand together.
  const tight = (text: string) => text.replaceAll(/[\s|]/g, '');
  const printed = async () => (await pdfPages(await page.pdf({ format: 'A4' }))).map(({ lines }) => lines.map(tight));
  await page.goto('/portal/svcstore/30?tab=price');
  await page.getByRole('textbox', { name: /사용자 수/ }).fill('7');
  await expect(page.getByText('월 요금 합계')).toBeVisible();
  const sheets = await printed();
  expect(sheets.flat()).toContain('요금계산');
  const footer = tight(await page.getByRole('contentinfo').innerText());
  expect(sheets.at(-1)!.filter((line) => !footer.includes(line)).length).toBeGreaterThan(2);

  await page.goto('/portal/index');
  await expect(page.getByRole('dialog').first()).toBeVisible();
  // On a sheet that lies, too, what belongs together stands on one.
  const lying = (await pdfPages(await page.pdf({ format: 'A4', landscape: true }))).map(({ lines }) =>
    lines.map(tight).join('\n'),
  );
  const sheetOf = (text: string) => lying.findIndex((lines) => lines.includes(text));
  expect(sheetOf('외부연계')).toBe(sheetOf('한번로그인하면'));
  expect(sheetOf('외부연계')).toBeGreaterThan(0);
  expect(sheetOf('©')).toBe(sheetOf('051-000-0001'));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/portal/about/notice');
  await page.getByRole('link', { name: '견적서 외화 병기 출력' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^답글/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: '답글 쓰기' })).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('whoever wants to join reads what that needs, and whom to ask', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/portal/join');
    const main = page.getByRole('main');
    await expect(main.getByRole('listitem').filter({ hasText: '보세구역부호 8자리' })).toBeVisible();
    await expect(main.getByRole('heading', { name: '가입에 필요한 것' })).toBeVisible();
    await expect(main.getByRole('link', { name: /^051-/ })).toHaveAttribute('href', /^tel:/);
    await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    await expect(main.getByRole('button')).toHaveCount(0);
    await expectNoSideScroll(page);
  });

  test('the store and a service are there to read, and their links work', async ({ page }) => {
    await page.goto('/portal/svcstore');
    await page.getByRole('link', { name: /배송 인수증/ }).click();
    await expect(heading(page)).toHaveText('배송 인수증');
    await expect(page.getByText('기사의 휴대전화가 인수증이 됩니다')).toBeVisible();
    await expect(page.getByRole('img', { name: '휴대전화 인수증에 서명하는 그림' })).toBeVisible();
    await expect(page.getByRole('cell', { name: '기본요금' })).toBeVisible();
  });
});
