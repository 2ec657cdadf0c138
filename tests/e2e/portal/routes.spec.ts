/**
 * Every route of the portal (2-portal 2), by its address and by links from page to page: for visitors and members, on a
 * desk and on a phone, in Korean and in English.
 */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectNoSideScroll } from '../support/audit.ts';
import { quietNotices } from '../support/notices.ts';
import { carry } from '../support/session.ts';

type Language = 'ko' | 'en';
type Heading = Readonly<Record<Language, string>>;
const says = (ko: string, en: string): Heading => ({ ko, en });

const notices = says('공지사항', 'Notices');
const questions = says('Q&A', 'Q&A');
const answers = says('FAQ', 'FAQ');
const repair = says('선박수리 관리', 'Ship repair');
const bond = says('보세운송신고', 'Bonded transport');
const login = says('로그인', 'Log in');
const sitemap = says('사이트맵', 'Sitemap');

/** Leaves of the sitemap, which leads to every one. */
const leaves: Readonly<Record<string, Heading>> = {
  'about/contact': says('연락처', 'Contact'),
  'about/notice': notices,
  'about/notice?boardCd=platform_qna': questions,
  'about/notice?boardCd=platform_faq': answers,
  join: says('어떤 회원으로 가입하시나요?', 'Which kind of member are you?'),
  'find/id': says('아이디 찾기', 'Forgot ID'),
  'find/pw': says('비밀번호 찾기', 'Find password'),
  terms: says('이용약관', 'Terms of use'),
  policy: says('클라우드 서비스 이용약관·SLA', 'Cloud service terms and SLA'),
  privacy: says('개인정보처리방침', 'Privacy policy'),
  svcstore: says('서비스 스토어', 'Service store'),
};
/** Ways in, which who is logged in does not need. */
const waysIn: readonly string[] = ['join', 'find/id', 'find/pw'];
const routes: Readonly<Record<string, Heading>> = {
  index: says('항로 수리조선 지원 시스템', 'Hangro, the ship-repair support system'),
  ...leaves,
  consent: says('개인정보 수집·이용 동의', 'Consent to the collection and use of personal data'),
  contactUndo: says('연락처 되돌리기', 'Undo a change of contacts'),
  'about/ask': says('질문하기', 'Ask a question'),
  'about/sitemap': sitemap,
  'svcstore/30': repair,
  'svcinfo/27': bond,
  'svcinfo/30': repair,
  'no/such/page': says('페이지를 찾을 수 없습니다', 'Page not found'),
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const leads = (page: Page, to: string) => page.getByRole('main').locator(`a[href="/portal/${to}"]`);

// Each pair of width, language and session once.
for (const { width, language, member } of [
  { width: 1440, language: 'ko', member: undefined },
  { width: 1440, language: 'en', member: 'sales2' },
  { width: 390, language: 'ko', member: 'purc2' },
  { width: 390, language: 'en', member: undefined },
] as const)
  test(`${member ? 'a member' : 'a visitor'} at ${width} px in ${language} comes to every page by address and by link`, async ({
    page,
  }) => {
    test.setTimeout(150_000);
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await page
      .context()
      .addCookies([{ name: 'hangro_lang', value: language, url: `http://localhost:${process.env.E2E_PORT}` }]);
    if (member) await carry(page.context(), member);
    await quietNotices(page);
    const wrong: string[] = [];
    page.on('pageerror', (error) => wrong.push(error.message));
    const leave = page.getByRole('banner').getByRole('button', { name: language === 'ko' ? '로그아웃' : 'Log out' });
    const stands = async (title: Heading) => {
      await expect(heading(page)).toHaveText(title[language]);
      await expectNoSideScroll(page);
    };

    for (const [to, title] of Object.entries(routes))
      await test.step(to, async () => {
        const answer = await page.goto(`/portal/${to}`);
        expect(answer?.status()).toBe(to.startsWith('no/') ? 404 : 200);
        await stands(title);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(leave).toHaveCount(member ? 1 : 0);
      });

    await page.goto('/portal/terms');
    await page.getByRole('banner').locator('a[href="/portal/index"]').first().click();
    await stands(routes.index!);
    await page.goBack();
    await page.getByRole('contentinfo').locator('a[href="/portal/about/sitemap"]').click();
    await stands(sitemap);
    for (const [to, title] of Object.entries(leaves).filter(([leaf]) => !member || !waysIn.includes(leaf)))
      await test.step(`to ${to}`, async () => {
        await leads(page, to).click();
        await stands(title);
        await page.goBack();
        await stands(sitemap);
      });
    await leads(page, 'about/notice?boardCd=platform_qna').click();
    const post = page.locator('.pt-posts tbody a').first();
    const words = await post.innerText();
    await post.click();
    await expect(heading(page)).toContainText(words);
    await expectNoSideScroll(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: language === 'ko' ? '목록으로' : 'Back to list' })
      .click();
    await stands(questions);
    await page.getByRole('contentinfo').locator('a[href="/portal/about/sitemap"]').click();
    await leads(page, 'svcstore').click();
    await leads(page, 'svcstore/30').click();
    await stands(repair);
    await page.getByRole('main').locator('a[href^="/portal/svcstore"]').last().click();
    await leads(page, 'svcinfo/27').click();
    await stands(bond);

    await page.goto('/portal/me');
    if (member) await expect(page).toHaveURL('/fw/me');
    else await expect(page).toHaveURL(/\/platform\/member\/login\?redirect=%2Ffw%2Fme$/);
    for (const to of ['/platform/member/login', '/portal/login']) {
      await page.goto(to);
      // A member has no need of it (3-decisions 1).
      if (member) await expect(page).not.toHaveURL(/login/);
      else await stands(login);
    }
    expect(wrong).toEqual([]);
  });

test('an address between the pages says that nothing is there', async ({ page }) => {
  for (const to of ['/platform/member', '/platform/member/nothing']) {
    expect((await page.goto(to))?.status()).toBe(404);
    await expect(heading(page)).toHaveText('페이지를 찾을 수 없습니다');
  }
});
