/** Forms written from react-admin's documentation alone, beside the derived ones. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { buildDocumented } from '../../documented/served.ts';
import { apiOf, makePartners, signIn, word } from '../desk.ts';

let documented: Awaited<ReturnType<typeof buildDocumented>>;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  documented = await buildDocumented();
});
test.beforeEach(({ context }) => documented.over(context));

const input = (page: Page, name: string) => page.getByLabel(name, { exact: false }).first();
const save = (page: Page) => page.getByRole('button', { name: '저장' }).click();
/** A call sign that nothing else bears. */
const callSign = () => `T${Date.now().toString(36).slice(-5).toUpperCase()}`;

test('a documented form makes a record, with what its validators and the server find at their inputs', async ({
  page,
}) => {
  await signIn(page, 'sales2', '/rs4/ship/create');
  const name = word();
  await input(page, 'English name').fill('Documented');
  await input(page, 'IMO number').fill('1234568');
  await save(page);
  // Its own validator, before anything is sent.
  await expect(input(page, 'Name')).toHaveAttribute('aria-invalid', 'true');
  await input(page, 'Name').fill(name);
  await page.getByLabel('Kind').click();
  await page.getByRole('option', { name: 'Bulk carrier' }).click();
  await page.getByLabel('Owner').fill('한');
  await page.getByRole('option').first().click();
  await save(page);
  // What the server refuses.
  await expect(input(page, 'IMO number')).toHaveAttribute('aria-invalid', 'true');
  await expect(input(page, 'Name')).toHaveValue(name);
  await input(page, 'IMO number').fill('');
  await input(page, 'Call sign').fill(callSign());
  await save(page);
  await expect(page).toHaveURL(/\/rs4\/ship\/\d+$/);
  const id = Number(/\d+$/.exec(page.url())![0]);
  const api = await apiOf(page.request, 'sales2');
  const stored = await api.get<{ shipNm: string; ownerClntId: number | null }>(`rs4/ship/${id}`);
  expect(stored.shipNm).toBe(name);
  expect(stored.ownerClntId).not.toBeNull();
});

test('a documented edit saves what was changed, and asks before unsaved changes are left', async ({ page }) => {
  const api = await apiOf(page.request, 'sales2');
  const name = word();
  const made = await api.post<{ id: number }>('rs4/ship', {
    ...{ shipNm: name, shipNmEn: 'Before', callSign: callSign(), shipTpCd: 'BULK', natCd: 'PA', trdTpCd: 'INTL' },
    insertEquipList: [{ uid: 'n1', equipNm: '주기관' }],
  });
  await signIn(page, 'sales2', `/rs4/ship/${made.id}`);
  await expect(input(page, 'English name')).toHaveValue('Before');
  await input(page, 'English name').fill('After');
  let asked = 0;
  page.once('dialog', (dialog) => {
    asked += 1;
    void dialog.dismiss();
  });
  await page.getByRole('link', { name: '거래처', exact: true }).click();
  await expect.poll(() => asked).toBe(1);
  await expect(input(page, 'English name')).toHaveValue('After');
  await save(page);
  await expect(page).toHaveURL(/\/rs4\/ship$/);
  const stored = await api.get<{ shipNmEn: string; equipList: unknown[] }>(`rs4/ship/${made.id}`);
  expect(stored.shipNmEn).toBe('After');
  expect(stored.equipList).toHaveLength(1);
});

test('who may only read comes into no documented form', async ({ page }) => {
  await signIn(page, 'view2', '/rs4/ship/create');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(input(page, 'English name')).toHaveCount(0);
});

test('an input of react-admin inside a derived form counts as a change, and is saved with it', async ({ page }) => {
  const api = await apiOf(page.request, 'sales2');
  const { content } = await api.get<{ content: { id: number }[] }>('rs4/clnt/list?natCd=KR&size=1');
  const { id } = content[0]!;
  await signIn(page, 'sales2', `/rs4/clnt/${id}`);
  const text = word();
  await input(page, 'Remark').fill(text);
  await expect(page.getByText(/변경 1건/)).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('저장했습니다')).toBeVisible();
  expect((await api.get<{ remark: string }>(`rs4/clnt/${id}`)).remark).toBe(text);
});

test('the rich text of the documentation stands in a derived form beside ours, and both are saved', async ({
  page,
}) => {
  const api = await apiOf(page.request, 'admin2');
  const texts = { headTxt: '<p>머리</p>\n<p>둘째</p>', footTxt: '<p>꼬리</p>' };
  const made = await api.post<{ id: number }>('rs4/styleCode', {
    ...{ styleCode: callSign(), styleNm: word(), rs4DocTpCd: 'QUOT', titleTxt: '견적서', ...texts },
  });
  await signIn(page, 'admin2', `/rs4/styleCode/${made.id}`);
  const editors = page.locator('[contenteditable=true]');
  const [head, foot] = [editors.filter({ hasText: '머리' }), editors.filter({ hasText: '꼬리' })];
  const more = page.getByRole('button', { name: /항목 .*더 보기/ });
  await expect(async () => {
    if (!(await head.isVisible())) await more.click({ timeout: 2000 });
    await expect(head).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(foot).toBeVisible();
  // To open is no change, in neither of them.
  await expect(page.getByText(/변경 \d+건/)).toHaveCount(0);
  await foot.getByText('꼬리').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' theirs');
  await expect(page.getByText(/변경 1건/)).toBeVisible();
  await head.getByText('둘째').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' ours');
  await expect(page.getByText(/변경 2건/)).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('저장했습니다')).toBeVisible();
  expect(await api.get(`rs4/styleCode/${made.id}`)).toMatchObject({
    headTxt: '<p>머리</p><p>둘째 ours</p>',
    footTxt: '<p>꼬리 theirs</p>',
  });
});

test('an input of ours stands in a form written by hand, with label, mark, errors and what is chosen', async ({
  page,
}) => {
  await signIn(page, 'sales2', '/rs4/stdinfo/item/create');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/rs4/stdinfo/item')) sent.push(request.url());
  });
  const name = page.getByRole('textbox', { name: /^품명/ });
  await expect(name).toHaveAttribute('aria-required', 'true');
  const price = page.getByRole('textbox', { name: /^단가/ });
  await expect(price).toHaveValue('0');
  await input(page, 'Spec').fill('M12');
  await save(page);
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(/^품명.*(입력|필수)/).first()).toBeVisible();
  // What the declaration tells is told before anything is sent.
  expect(sent).toEqual([]);
  const text = word();
  await name.fill(text);
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await price.fill('12000');
  for (const code of ['itemTpCd', 'unitCd']) {
    await page.locator(`#field-${code}`).click();
    await page.getByRole('option').first().click();
  }
  await save(page);
  await expect(page).toHaveURL(/\/rs4\/stdinfo\/item\/\d+$/);
  const id = Number(/\d+$/.exec(page.url())![0]);
  const api = await apiOf(page.request, 'sales2');
  const stored = await api.get<Record<string, unknown>>(`rs4/stdinfo/item/${id}`);
  expect(sent).toHaveLength(1);
  expect(stored).toMatchObject({ itemNm: text, price: '12000', spec: 'M12', unitCd: expect.any(String) });
});

test('fields stand in boxes, side by side, and a folded box opens at what is wrong in it', async ({ page }) => {
  const api = await apiOf(page.request, 'sales2');
  const [partner] = await makePartners(api, [word()]);
  await signIn(page, 'sales2', `/rs4/clnt/${partner!.id}`);
  const [register, money] = [
    page.getByRole('region', { name: 'register' }),
    page.getByRole('region', { name: 'money' }),
  ];
  await expect(register.getByRole('textbox', { name: '사업자등록번호' })).toBeVisible();
  const [left, right] = [(await register.boundingBox())!, (await money.boundingBox())!];
  expect(Math.abs(left.y - right.y)).toBeLessThan(2);
  expect(right.x).toBeGreaterThan(left.x + left.width / 2);
  // Not twice: what stands in a box stands nowhere else.
  await expect(page.getByRole('textbox', { name: '사업자등록번호' })).toHaveCount(1);

  const address = page.getByRole('region', { name: 'address' });
  const mail = page.locator('#field-taxEmail');
  const fold = address.getByRole('button', { name: 'address' });
  await expect(mail).toHaveCount(0);
  await fold.click();
  await mail.fill('nobody');
  await fold.click();
  await page.keyboard.press('Control+s');
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('alert').getByRole('button').first().click();
  await expect(mail).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  const [above, below] = [(await register.boundingBox())!, (await money.boundingBox())!];
  expect(below.y).toBeGreaterThanOrEqual(above.y + above.height - 2);
  expect(above.width).toBeGreaterThan(350);
});
