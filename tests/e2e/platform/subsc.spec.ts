/** A company subscribes to a service from the store, the operator approves, its menus open, and it gives notice (F8 on screens). */
import { expect, test } from '@playwright/test';
import { elsewhere, loginId, password, signIn } from '../desk.ts';

// Two people and a server that others use as well.
test.describe.configure({ timeout: 180_000 });

test('admin5 applies for customs from the store, oper approves, the menus open, and notice is given and taken back', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin5', '/platform/subsc/use');
  await page.goto('/portal/svcstore/21');
  await page.getByRole('link', { name: '이용 신청' }).click();
  await expect(page).toHaveURL(/\/platform\/subsc\/use\/create\?subsReqId=SWK-CUS/);
  const users = page.getByRole('textbox', { name: /^사용자수/ });
  await expect(users).toHaveValue('6');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('서비스 이용신청');
  // Nothing is sent in yet.
  await expect(page.getByText('신청 전', { exact: true })).toBeVisible();
  const service = page.getByRole('region', { name: '수출입 통관' });
  await expect(service).toContainText('1명당 매달 25,000원 · 도입비 1,600,000원');
  await expect
    .poll(() => service.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  // What one gets for it, as the store tells it.
  await expect(service.getByRole('list', { name: '이 서비스로 할 수 있는 일' }).getByRole('listitem')).toHaveCount(6);
  await expect(service.getByRole('listitem').first()).toContainText('수출신고란과 규격을');
  // Nothing of it lies under what stands above or below.
  expect(await service.evaluate((card) => card.scrollHeight - card.clientHeight)).toBe(0);
  const monthly = page.getByRole('region', { name: '매달 내는 요금' });
  const once = page.getByRole('region', { name: '일회성 요금' });
  const asked = page.getByRole('region', { name: '신청 내용' });
  await expect(once.getByRole('row', { name: /도입비/ })).toContainText('1,600,000');
  // The base fee of the people of today is paid with what the company has; each user beyond the six is extra.
  await expect(monthly.getByRole('row', { name: /기본료/ })).toContainText('6명 × 25,000150,000');
  await expect(monthly.getByRole('row', { name: /기존 납부분/ })).toContainText(
    /\d명 × 25,000, 지금 사용자는 다른 서비스에서 이미 냅니다−/,
  );
  await expect(monthly.getByRole('row', { name: /추가 사용자/ })).toHaveCount(0);
  // When it is billed, how it is paid and by which day, before one applies.
  const paying = page.getByRole('region', { name: '요금 청구와 납부' });
  await expect(paying).toContainText('2026-11 요금은 2026-12-25까지');
  await expect(paying).toContainText('데모은행 000-0000-0001');
  // Fewer than there are: what is told is what is charged.
  await users.fill('1');
  await expect(asked).toContainText(/사용자\d+명 \(지금 등록된 수, 입력 1명\)/);
  const told = /사용자(\d+)명/.exec((await asked.textContent()) ?? '')![1]!;
  await expect(monthly.getByRole('row', { name: /기본료/ })).toContainText(`${told}명 × 25,000`);
  await users.fill('8');
  await expect(monthly.getByRole('row', { name: /추가 사용자/ })).toContainText(
    '2명 × 100,000, 기본 6명을 넘는 사용자200,000',
  );
  await expect(page.getByText(/한 명 더 쓰면 매달 125,000원 \(기본료 25,000 \+ 추가 사용자 100,000\)이/)).toBeVisible();
  // Counted down and up by buttons as well.
  await page.getByRole('button', { name: '사용자수 1 줄이기' }).click();
  await expect(users).toHaveValue('7');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(users).toHaveValue('8');
  await page.getByRole('button', { name: /^방문교육.* 1 늘리기/ }).click();
  await expect(once.getByRole('row', { name: /방문교육/ })).toContainText('1회 × 100,000100,000');
  await expect(once).toContainText('일회성 요금 합계1,700,000');
  // The bill has both, with the tax of a tenth; what is left of it comes every month.
  const figure = (text: string | null) => Number((text ?? '').replace('−', '-').replaceAll(/[^\d-]/g, ''));
  const more = figure(
    await monthly
      .getByRole('row', { name: /늘어나는 월 요금/ })
      .getByRole('cell')
      .textContent(),
  );
  await expect(asked.getByRole('strong')).toHaveText(
    ((more + 1_700_000) * 1.1).toLocaleString('en-US', { maximumFractionDigits: 0 }),
  );
  await expect(asked).toContainText('납기 2026-12-25');
  // Line by line they stand once, and add up; beside the form their sums alone, and the button that applies for them.
  const lines = await monthly.locator('tbody tr').getByRole('cell').allTextContents();
  const amounts = lines.filter((text) => /^−?[\d,]+$/.test(text)).map(figure);
  expect(amounts).toHaveLength(3);
  expect(amounts.reduce((total, amount) => total + amount)).toBe(more);
  const both = asked.getByRole('term').filter({ hasText: '매달 / 한 번만' }).locator('..').getByRole('definition');
  await expect(both).toHaveText(`${more.toLocaleString('en-US')} / 1,700,000`);
  await expect(asked.getByRole('button', { name: '이용 신청' })).toBeInViewport();
  await expect(asked).toContainText(
    `매달 ${more.toLocaleString('en-US')} + 한 번만 1,700,000 + 부가세 ${((more + 1_700_000) / 10).toLocaleString('en-US')}`,
  );
  const bills = page.getByRole('region', { name: '회사 전체 청구 예상' });
  await expect(bills).toContainText(/사용자는 지금 \d명, 신청하면 8명으로 보았습니다/);
  await expect(bills).toContainText('부가세는 공급가액 합계의 10%이고 1원 미만은 버립니다.');
  const added = async (at: number) => {
    const cells = await bills.getByRole('row').nth(at).getByRole('cell').allTextContents();
    const [before, adds, after] = cells.map(figure);
    expect(before).toBeGreaterThan(0);
    expect(before! + adds!).toBe(after);
    return adds!;
  };
  expect([await added(1), await added(2)].map(Math.round)).toEqual(
    [(more + 1_700_000) * 1.1, more * 1.1].map(Math.round),
  );
  await expect(asked.getByRole('listitem')).toHaveText([/이용신청오늘/, /운영자 승인/, /다시 로그인/, /사용자/]);
  // One button applies, and what follows it stands above it.
  await expect(page.getByRole('button', { name: /신청$/ })).toHaveCount(1);
  await asked.getByRole('button', { name: '이용 신청' }).click();
  await expect(page.getByText('클라우드 서비스 약관 동의가 필요합니다.').first()).toBeVisible();
  await page.getByRole('checkbox', { name: /클라우드 서비스 약관 동의/ }).check();
  await page.getByRole('button', { name: /^이용 신청/ }).click();
  await expect(page).toHaveURL(/\/platform\/subsc\/use\/\d+/);
  await expect(page.getByText('신청했습니다. 승인되면 알려 드립니다.')).toBeVisible();
  await expect(page.getByText('운영자의 승인을 기다리고 있습니다')).toBeVisible();
  // It stays the page on which one applied, with what became of it.
  await expect(page.getByRole('heading', { name: '구독 이력' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(asked).toContainText('수출입 통관');
  const id = /use\/(\d+)/.exec(page.url())![1]!;
  // Where one applied from it is told where the application is.
  await page.goto('/platform/subsc/use');
  const applied = page.getByRole('status').filter({ hasText: '승인을 기다리는 신청이' });
  await applied.getByRole('link', { name: '신청 보기' }).click();
  await expect(page).toHaveURL(/\/platform\/subsc\/hist\?.*stCd=REQ/);
  await expect(page.getByRole('grid').getByRole('row', { name: /신청/ }).first()).toBeVisible();
  await page.goto(`/platform/subsc/use/${id}`);

  // What waits for the operator is offered above the list, with how many there are.
  const oper = await elsewhere(browser, 'oper', '/platform/system/subsc');
  await oper.page.getByRole('link', { name: /^승인 대기\s?\d+$/ }).click();
  await expect(oper.page).toHaveURL(/stCd=REQ/);
  // Chosen in the list or looked at alone, the question tells what it adds before it happens.
  const asks = oper.page.getByRole('alertdialog');
  await oper.page
    .getByRole('row', { name: /감천데모보세창고.*수출입 통관/ })
    .getByRole('checkbox')
    .check();
  await oper.page.getByRole('button', { name: '승인', exact: true }).click();
  await expect(asks.getByRole('listitem')).toContainText('감천데모보세창고(주)');
  await expect(asks.getByRole('listitem')).toContainText(
    /수출입 통관 · 신청 사용자 \d+명.*한 번 1,700,000원 · 매월 350,000원/,
  );
  await oper.page.keyboard.press('Escape');
  await oper.page.goto(`/platform/system/subsc/${id}`);
  await oper.page.getByRole('button', { name: '승인', exact: true }).click();
  await expect(asks).toContainText(/한 번에 1,700,000원, 매월 350,000원/);
  await oper.page.getByRole('alertdialog').getByRole('button', { name: '승인' }).click();
  await expect(oper.page.getByText(/승인했습니다: 감천데모보세창고\(주\) SB-/)).toBeVisible();
  // Numbers are each company's own.
  await expect(oper.page.locator('.hg-ph')).toContainText('감천데모보세창고(주)');
  await oper.context.close();

  await page.reload();
  await expect(page.getByRole('button', { name: '통관', exact: true })).toBeVisible();
  await page.getByRole('button', { name: '해지신청' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: /^종료일/ })).not.toHaveValue('');
  await dialog.getByRole('button', { name: '해지신청' }).click();
  await expect(page.getByText(/해지를 신청했습니다/)).toBeVisible();
  // Nothing is kept in it yet; the partners that its declarations would name are there.
  const data = page.getByRole('region', { name: '자료 내려받기' });
  await expect(data).toContainText('수출신고없음');
  await expect(data).toContainText(/거래처[\d,]+건/);
  await expect(page.getByRole('region', { name: '납부할 금액' })).toContainText(/미납 청구서/);
  await page.getByRole('button', { name: '해지철회' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '해지철회' }).click();
  await expect(page.getByText(/해지를 철회했습니다/)).toBeVisible();
  // More people make customs dearer: among the fees of another application the figure stands, with the reason.
  await page.goto('/platform/subsc/use/create?subsReqId=SWK-PCR&users=12');
  const customs = monthly.getByRole('row', { name: /^수출입 통관 추가 사용자/ });
  await expect(customs).toContainText(/1?\d명 × 100,000/);
  await expect(customs).toContainText(/수출입 통관도 기본 6명을 넘는 .* 매달 100,000원을 더 냅니다\./);
  const dearer = customs.getByRole('cell', { name: /^\d{1,3}00,000$/ });
  await dearer.scrollIntoViewIfNeeded();
  await expect(dearer).toBeInViewport({ ratio: 1 });
  await page.goto('/platform/subsc/use');
  await expect(page.getByRole('region', { name: '요금 청구와 납부' })).toContainText('데모은행 000-0000-0001');
  // The history tells each step with its day, unlike the list of what is in use.
  await page.goto('/platform/subsc/hist');
  const course = page.getByRole('region', { name: '신청·변경·해지 이력' });
  await expect(course.getByRole('row').nth(1)).toContainText(/2026-11-20.*수출입 통관해지철회종료일 2026-11-27/);
  await expect(course.getByRole('row').nth(2)).toContainText(/수출입 통관해지신청종료일 2026-11-27/);
  await expect(page.getByRole('region', { name: '요금 청구와 납부' })).toHaveCount(0);
  await page.goto(`/platform/subsc/use/${id}`);
  // Rows of the history are named as the reader's language names their kind.
  await page.getByRole('tab', { name: '변경 이력' }).click();
  const history = page.getByRole('region', { name: '변경 이력' });
  await expect(history.getByText('구독 이력 해지철회').first()).toBeVisible();
  await expect(history).not.toContainText('TERM_');
});

test('users typed into the calculator of the store come along through the login, to the application', async ({
  page,
}) => {
  await page.goto('/portal/svcstore/30?tab=price');
  await page.getByRole('textbox', { name: /사용자 수/ }).fill('11');
  await page.goto('/portal/svcstore/21?tab=price');
  await expect(page.getByRole('textbox', { name: /사용자 수/ })).toHaveValue('11');
  await expect(page.getByText('기본요금 11명 × 25,000원')).toBeVisible();
  await page.getByRole('link', { name: '계산한 대로 신청하기' }).click();
  await page.getByRole('textbox', { name: '아이디' }).fill(loginId('admin4'));
  await page.getByRole('textbox', { name: /^비밀번호/ }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/platform\/subsc\/use\/create\?subsReqId=SWK-CUS&users=11$/);
  await expect(page.getByRole('textbox', { name: /^사용자수/ })).toHaveValue('11');
  await expect(page.getByRole('region', { name: '수출입 통관' })).toBeVisible();
});

test('services that were reckoned with together are applied for one after the other', async ({ page }) => {
  await page.goto('/portal/svcstore/30?tab=price');
  await page.getByRole('textbox', { name: /사용자 수/ }).fill('7');
  const together = page.getByRole('group', { name: '함께 쓸 서비스' });
  await together.getByText('구매확인서', { exact: true }).click();
  await together.getByText('보세운송신고', { exact: true }).click();
  await page.getByRole('link', { name: '계산한 대로 신청하기' }).click();
  await page.getByRole('textbox', { name: '아이디' }).fill(loginId('admin7'));
  await page.getByRole('textbox', { name: /^비밀번호/ }).fill(password);
  await page.keyboard.press('Enter');
  const service = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(service('선박수리 관리')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '함께 고른 서비스' })).toContainText(
    '구매확인서, 보세운송신고',
  );
  const apply = async () => {
    await page.getByRole('checkbox', { name: /약관/ }).check();
    await page.getByRole('button', { name: /^이용 신청/ }).click();
    await expect(page).toHaveURL(/\/platform\/subsc\/use\/\d+/);
  };
  await apply();
  await page.getByRole('link', { name: '구매확인서 이어서 신청' }).click();
  await expect(service('구매확인서')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^사용자수/ })).toHaveValue('7');
  await apply();
  await page.getByRole('link', { name: '보세운송신고 이어서 신청' }).click();
  await expect(service('보세운송신고')).toBeVisible();
  await apply();
  // What the company has or has asked for already is never among them; the last one leads nowhere on.
  await expect(page.getByRole('link', { name: /이어서 신청/ })).toHaveCount(0);
});

test('what was typed for one service waits for it, and is not offered in the form of another', async ({ page }) => {
  const users = page.getByRole('textbox', { name: /^사용자수/ });
  const banner = page.getByRole('region', { name: '임시 저장' });
  const service = (name: string) => page.getByRole('region', { name, exact: true });
  const form = '/platform/subsc/use/create';
  await signIn(page, 'admin4', `${form}?subsReqId=SWK-CUS`);
  await users.fill('17');
  await page.getByRole('button', { name: /^이용 신청/ }).click();
  await expect(page.getByText('클라우드 서비스 약관 동의가 필요합니다.').first()).toBeVisible();
  // A draft is written after a moment.
  await page.waitForTimeout(1500);
  await page.goto(`${form}?subsReqId=GW-STD`);
  await expect(users).not.toHaveValue('17');
  await expect(service('전자결재')).toBeVisible();
  await page.waitForTimeout(1000);
  await expect(banner).toHaveCount(0);
  await users.fill('23');
  await page.waitForTimeout(1500);
  await page.goto(`${form}?subsReqId=SWK-CUS`);
  await banner.getByRole('button', { name: '되살리기' }).click();
  await expect(users).toHaveValue('17');
  await expect(service('수출입 통관')).toBeVisible();
  await page.goto(`${form}?subsReqId=GW-STD`);
  await banner.getByRole('button', { name: '되살리기' }).click();
  await expect(users).toHaveValue('23');
  await expect(service('전자결재')).toBeVisible();
});

test('what a company has in a service that ends comes as one archive, and stays among the exported files', async ({
  page,
}) => {
  await signIn(page, 'admin6', '/platform/subsc/use');
  await page.getByRole('row', { name: /선용품 웹오더/ }).dblclick();
  const region = page.getByRole('region', { name: '자료 내려받기' });
  await expect(page.getByRole('button', { name: '해지신청' })).toBeVisible();
  await expect(region).toBeHidden();
  await page.getByRole('button', { name: '해지신청' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '해지신청' }).click();
  await expect(region).toContainText('선용품 주문');
  await region.getByRole('button', { name: '모두 내려받기' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '사유' }).fill('짧다');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('사유를 5자 이상 입력하세요.')).toBeVisible();
  await dialog.getByRole('textbox', { name: '사유' }).fill('서비스 해지에 따른 보관');
  const coming = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const name = (await coming).suggestedFilename();
  expect(name).toMatch(/선용품 웹오더 자료_\d{8}\.zip$/);
  await expect(page.getByText('자료를 내려받았습니다.')).toBeVisible();
  // The other tests go on with the service.
  await page.getByRole('button', { name: '해지철회' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '해지철회' }).click();
  await expect(region).toBeHidden();
  await page.goto('/platform/mypage/export');
  await expect(page.getByRole('row', { name })).toContainText('완료');
});

test('whoever meant another service chooses it beside the one that stands there', async ({ page }) => {
  await signIn(page, 'admin4', '/platform/subsc/use/create?subsReqId=SWK-CUS');
  const other = page.getByRole('button', { name: '다른 서비스 고르기' });
  await other.focus();
  await page.keyboard.press('Enter');
  const window = page.getByRole('dialog', { name: /선택/ });
  await window
    .getByRole('row', { name: /그룹웨어|전자결재/ })
    .first()
    .getByRole('gridcell')
    .first()
    .dblclick();
  // Card, users and fees are those of the new one, and the keyboard is where it was.
  await expect(page.getByRole('region', { name: /전자결재/ })).toContainText('GW-STD');
  await expect(page.getByRole('textbox', { name: /^사용자수/ })).toHaveValue('1');
  await expect(page.getByRole('region', { name: '일회성 요금' })).not.toContainText('1,600,000');
  await expect(other).toBeFocused();

  // What the visitor said at the store goes along from service to service.
  await page.goto('/platform/subsc/use/create?subsReqId=SWK-CUS&users=8');
  await expect(page.getByRole('textbox', { name: /^사용자수/ })).toHaveValue('8');
  await other.click();
  await window
    .getByRole('row', { name: /그룹웨어|전자결재/ })
    .first()
    .getByRole('gridcell')
    .first()
    .dblclick();
  await expect(page.getByRole('region', { name: /전자결재/ })).toContainText('GW-STD');
  await expect(page.getByRole('textbox', { name: /^사용자수/ })).toHaveValue('8');
});

test('services that a company has are marked where one chooses, and refused with what to do instead', async ({
  page,
}) => {
  await signIn(page, 'admin6', '/platform/subsc/use/create');
  const service = page.getByRole('combobox', { name: /^서비스/ });
  await service.click();
  const used = page.getByRole('option', { name: /선용품 웹오더/ });
  await expect(used).toContainText(/1명당 매달 25,000원.*이용 중/);
  await expect(used).toHaveAttribute('aria-disabled', 'true');
  // A press on it all the same.
  await used.click({ force: true });
  await expect(page.getByText(/이미 이용 중인 서비스입니다/)).toBeVisible();
  await expect(service).toHaveValue('');
  // In the window as well.
  await service.press('F4');
  const window = page.getByRole('dialog', { name: /선택/ });
  await expect(window.getByRole('row', { name: /수출입 통관/ })).toContainText(
    '1명당 매달 25,000원 · 도입비 1,600,000원',
  );
  const row = window.getByRole('row', { name: /선용품 웹오더/ });
  await expect(row).toContainText('이용 중');
  await row.getByRole('gridcell').first().dblclick();
  const refusal = page.getByRole('alertdialog');
  await expect(refusal).toContainText(
    '이미 이용 중인 서비스입니다. 사용자수는 ‘이용중인 서비스’에서 바꿀 수 있습니다.',
  );
  await refusal.getByRole('button').click();
  await window
    .getByRole('row', { name: /수출입 통관/ })
    .getByRole('gridcell')
    .first()
    .dblclick();
  // What was asked for gives way to the service, and the keyboard goes on to what is asked next.
  await expect(page.getByRole('region', { name: '수출입 통관' })).toBeVisible();
  await expect(service).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: /^사용자수/ })).toBeFocused();
  // A link of the store leads to one that is in use: its form cannot be sent, until another service is chosen.
  await page.goto('/platform/subsc/new?subsReqId=SWK-ORD');
  const apply = page.getByRole('button', { name: /^이용 신청/ });
  await expect(apply).toHaveAttribute('aria-disabled', 'true');
  // It asks for nothing either.
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await page.getByRole('button', { name: '다른 서비스 고르기' }).click();
  await window
    .getByRole('row', { name: /수출입 통관/ })
    .getByRole('gridcell')
    .first()
    .dblclick();
  await expect(apply).not.toHaveAttribute('aria-disabled', 'true');
});
