/** What the server proposes late never takes the place of what somebody has typed meanwhile. */
import { expect, test } from '@playwright/test';
import { apiOf, signIn } from '../desk.ts';
import { here, pick, seek, type } from '../support/keyboard.ts';

test('a code typed while the partner is still looked up stays; what was left alone is filled in', async ({ page }) => {
  let slow = false;
  await page.route('**/api/shipwork/impDecl/defaults?*', async (route) => {
    if (slow) await new Promise((done) => setTimeout(done, 2500));
    await route.continue();
  });
  await signIn(page, 'cust3', '/shipwork/impDecl/create');
  await expect(here(page)).toHaveAccessibleName(/^관리번호/);
  slow = true;
  const answered = page.waitForResponse(/impDecl\/defaults\?.*of=imprClntId/);
  await pick(page, /^수입자/, 'ㅂㄱㅅ', '북극성데모해운');
  await type(page, /^통관고유부호/, 'DEMO99990009');
  await expect(page.getByLabel(/^통관고유부호/)).toHaveValue('DEMO99990009');
  await answered;
  await expect(page.getByRole('combobox', { name: /^납세의무자/ })).toHaveValue('북극성데모해운(주)');
  await expect(page.getByLabel(/^통관고유부호/)).toHaveValue('DEMO99990009');

  // What the importer's last declaration held stands there, and is told.
  const told = page.getByText(/^수입자에 맞춰 지난 자료 .+에서 가져왔습니다\. .*해외공급자/);
  await expect(told).toBeVisible();
  await expect(page.getByLabel(/^해외공급자/)).not.toHaveValue('');
});

test('of the exporter the last declaration is proposed, of another buyer its own, and never over what was typed', async ({
  page,
}) => {
  await signIn(page, 'cust3', '/shipwork/expDecl/create');
  await expect(here(page)).toHaveAccessibleName(/^관리번호/);
  await page.getByLabel(/^물품소재지/).fill('울산광역시 남구');
  await page.getByLabel(/^관리번호/).focus();
  await pick(page, /^수출자(?!구분)/, 'ㅊㄷㅁ', '참데모선용품');
  const [buyer, nation] = [page.getByLabel(/^해외구매자/), page.getByRole('combobox', { name: /^구매자국가/ })];
  await expect(buyer).not.toHaveValue('');
  await expect(nation).not.toHaveValue('');
  await expect(page.getByLabel(/^물품소재지/)).toHaveValue('울산광역시 남구');
  await buyer.fill('NOBODY KNOWN');
  await page.keyboard.press('Tab');
  await expect(nation).toHaveValue('');
  await expect(buyer).toHaveValue('NOBODY KNOWN');
  await page.getByRole('combobox', { name: /^수출자(?!구분)/ }).focus();
  await page.keyboard.press('Control+a');
  await seek(page, '한결', '한결데모페인트');
  await expect(buyer).toHaveValue('NOBODY KNOWN');

  // The row that Tab brings in gets no models before somebody types there; those that it is given keep it.
  const lines = page.getByRole('grid', { name: '란', exact: true });
  const models = page.getByRole('grid', { name: /의 규격$/ });
  await page.getByRole('main').getByRole('button', { name: '란 추가' }).click();
  await page.keyboard.type('8487100000');
  for (let turn = 0; turn < 16 && !(await lines.locator('[aria-rowindex="3"] :focus').count()); turn += 1)
    await page.keyboard.press('Tab');
  await expect(lines.locator('[aria-rowindex="3"] :focus')).toHaveCount(1);
  await expect(page.getByText('란 1의 규격이 없습니다')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: '규격 추가' }).click();
  await expect(models).toHaveAccessibleName('란 1의 규격');
  await page.keyboard.type('CAST');
  await expect(page.getByText('란 합계 (1란)')).toBeVisible();
  await page.getByRole('button', { name: '다음 란' }).click();
  await expect(page.getByText('란 2의 규격이 없습니다')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: '규격 추가' }).click();
  await expect(models).toHaveAccessibleName('란 2의 규격');
  await expect(page.getByRole('tab', { name: /^란/ })).toContainText('2');
});

test('the currency of the last declaration comes with its rate, and of an unknown buyer the usual one', async ({
  page,
}) => {
  await signIn(page, 'cust3', '/shipwork/expDecl/create');
  await expect(here(page)).toHaveAccessibleName(/^관리번호/);
  const [currency, rate] = [page.locator('#field-currCd'), page.locator('#field-excRt')];
  await expect(currency).toHaveValue('USD');
  const dollars = await rate.inputValue();
  expect(dollars).not.toBe('');
  await pick(page, /^수출자(?!구분)/, '해솔', '해솔데모물류');
  await expect(page.getByLabel(/^해외구매자/)).toHaveValue(/^HAMBURG/);
  await expect(currency).toHaveValue('EUR');
  // Customs has no rate of euros: it is to be typed, and nothing else stands in its place.
  await expect(rate).toHaveValue('');
  await page.getByLabel(/^해외구매자/).fill('NOBODY KNOWN');
  await page.keyboard.press('Tab');
  await expect(currency).toHaveValue('USD');
  await expect(rate).toHaveValue(dollars);
});

test('a copied declaration begins today; a rate that was typed stays where the day has no other', async ({
  page,
  request,
}) => {
  const api = await apiOf(request, 'cust3');
  const { content } = await api.get<{ content: { id: number }[] }>('shipwork/expDecl/list?keyword=DN-26E-115');
  await signIn(page, 'cust3', `/shipwork/expDecl/create?copy=${content[0]!.id}`);
  const [day, rate] = [page.locator('#field-declDt'), page.locator('#field-excRt')];
  await expect(day).toHaveValue('2026-11-20');
  await expect(page.locator('#field-currCd')).toHaveValue('JPY');
  await expect(rate).toHaveValue('');
  await rate.fill('912.35');
  const asked = page.waitForResponse(/expDecl\/defaults\?.*of=declDt/);
  await day.click();
  await page.keyboard.type('1119');
  await page.keyboard.press('Tab');
  // Customs has no rate of yen: nothing takes the place of what was typed.
  expect(((await (await asked).json()) as { header: { excRt: unknown } }).header.excRt).toBeNull();
  await expect(day).toHaveValue('2026-11-19');
  await expect(rate).toHaveValue('912.35');
});

test('a country that is chosen again while the buyer is looked up stays, though it was filled in before', async ({
  page,
}) => {
  let slow = false;
  await page.route('**/api/shipwork/expDecl/defaults?*', async (route) => {
    if (slow) await new Promise((done) => setTimeout(done, 2500));
    await route.continue();
  });
  await signIn(page, 'cust3', '/shipwork/expDecl/create');
  await expect(here(page)).toHaveAccessibleName(/^관리번호/);
  await pick(page, /^수출자(?!구분)/, 'ㅊㄷㅁ', '참데모선용품');
  const nation = page.getByRole('combobox', { name: /^구매자국가/ });
  await expect(nation).not.toHaveValue('');
  const before = await nation.inputValue();
  slow = true;
  const answered = page.waitForResponse(/expDecl\/defaults\?.*of=buyerNm/);
  await page.getByLabel(/^해외구매자/).fill('NOBODY KNOWN');
  await page.keyboard.press('Tab');
  await pick(page, /^구매자국가/, before, before);
  await (await answered).finished();
  await expect(page.getByLabel(/^해외구매자/)).toHaveValue('NOBODY KNOWN');
  // Time for the answer to be laid in.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200))));
  await expect(nation).toHaveValue(before);
});

test('what is saved at once takes along what follows from its last figure', async ({ page, request }) => {
  const api = await apiOf(request, 'trn4');
  type Plan = { id: number; pkgCnt: number; wgt: string };
  const { content } = await api.get<{ content: Plan[] }>('btcd/plan/list?stCd=DRAFT&size=1');
  const plan = await api.get<Plan>(`btcd/plan/${content[0]!.id}`);
  await page.route('**/api/btcd/plan/defaults?*', async (route) => {
    await new Promise((done) => setTimeout(done, 1500));
    await route.continue();
  });
  await signIn(page, 'trn4', `/btcd/plan/${plan.id}`);
  const [count, weight] = [page.locator('#field-pkgCnt'), page.locator('#field-wgt')];
  await expect(count).toHaveValue(String(plan.pkgCnt));
  const half = plan.pkgCnt / 2;
  expect(Number.isInteger(half)).toBe(true);
  await count.fill(String(half));
  await page.keyboard.press('Control+s');
  await expect(page.getByText('저장했습니다')).toBeVisible();
  const kept = await api.get<Plan>(`btcd/plan/${plan.id}`);
  expect([kept.pkgCnt, Number(kept.wgt)]).toEqual([half, Number(plan.wgt) / 2]);
  await expect(weight).toHaveValue((Number(plan.wgt) / 2).toLocaleString('en-US', { minimumFractionDigits: 2 }));
  // As it was, for whoever comes after.
  await count.fill(String(plan.pkgCnt));
  await page.keyboard.press('Control+s');
  await expect.poll(async () => Number((await api.get<Plan>(`btcd/plan/${plan.id}`)).wgt)).toBe(Number(plan.wgt));
});
