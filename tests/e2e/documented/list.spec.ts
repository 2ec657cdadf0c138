/** Lists written from react-admin's documentation alone, and components for its ListContext in a derived list. */
import { expect, test } from '@playwright/test';
import { buildDocumented } from '../../documented/served.ts';
import { apiOf, listCalls, makePartners, rowsOf, signIn, word } from '../desk.ts';

let documented: Awaited<ReturnType<typeof buildDocumented>>;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  documented = await buildDocumented();
});
test.beforeEach(({ context }) => documented.over(context));

test('a <List> with a <DataTable> searches, sorts, pages, opens, and deletes what is chosen', async ({
  page,
  request,
}) => {
  const mark = word();
  const api = await apiOf(request, 'sales2');
  for (const end of ['A', 'B', 'C'])
    await api.post('rs4/stdinfo/item', {
      itemNm: `${mark} ${end}`,
      itemNmEn: `${mark} ${end}`,
      itemTpCd: 'P',
      unitCd: 'EA',
      price: 1000,
    });
  await signIn(page, 'sales2', '/rs4/stdinfo/item');
  const calls = listCalls(page, 'rs4/stdinfo/item');
  const table = page.getByRole('table');
  const rows = table.locator('tbody tr');
  await expect(rows).toHaveCount(10);
  // Labels are those of the declaration.
  const name = table.getByRole('columnheader', { name: /^품명/ });
  await expect(name).toBeVisible();
  await page.getByRole('button', { name: '다음 쪽으로 이동' }).click();
  await expect.poll(() => calls.at(-1)?.get('page')).toBe('2');

  await page.getByRole('textbox', { name: '조회' }).fill(mark);
  await expect(rows).toHaveCount(3);
  await name.getByText('품명').click();
  await expect.poll(() => calls.at(-1)?.getAll('sort')).toEqual(['itemNm,asc']);
  await name.getByText('품명').click();
  await expect(rows.first()).toContainText(`${mark} C`);

  for (const at of [0, 1]) await rows.nth(at).getByRole('checkbox').check();
  await page.getByRole('button', { name: '삭제' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '확인' }).click();
  await expect(rows).toHaveCount(1);
  await expect(page.getByText('2건을 삭제했습니다')).toBeVisible();

  // The record opens in the derived form, and the list is found again as it was left.
  await rows.first().getByText(`${mark} A`).click();
  await expect(page).toHaveURL(/\/rs4\/stdinfo\/item\/\d+$/);
  await page.goBack();
  await expect(rows).toHaveCount(1);
});

test('who may only read is offered no new record', async ({ page }) => {
  await signIn(page, 'view2', '/rs4/stdinfo/item');
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(10);
  await expect(page.getByRole('link', { name: '신규' })).toHaveCount(0);
});

test('a child of ListContext reads and moves the derived list, which moves it', async ({ page, request }) => {
  const mark = word();
  await makePartners(
    await apiOf(request, 'sales2'),
    ['가', '나', '다', '라', '마', '바'].map((end) => `${mark} ${end}`),
  );
  await signIn(page, 'sales2', `/rs4/clnt?keyword=${encodeURIComponent(mark)}&sort=clntNm,asc`);
  const calls = listCalls(page, 'rs4/clnt');
  const facts = page.getByTestId('facts');
  const keyword = page.getByRole('search').getByRole('textbox').first();
  await expect(facts).toContainText(`6 0 clntNm ASC {"keyword":"${mark}"}`);

  // Chosen in the grid, told by the child, taken back by the child.
  await rowsOf(page).nth(0).getByRole('checkbox').click();
  await expect(facts).toContainText('6 1 clntNm');
  await page.getByRole('button', { name: 'None' }).click();
  await expect(facts).toContainText('6 0 clntNm');
  await expect(page.getByRole('main').getByRole('status').last()).not.toContainText('선택');
  // A choice belongs to the rows it was made among: another search begins without.
  await rowsOf(page).nth(1).getByRole('checkbox').click();
  await expect(facts).toContainText('6 1 clntNm');

  // react-admin's own search writes the readable address, and our form shows it.
  const live = page.getByRole('textbox', { name: 'Live' });
  await expect(live).toHaveValue(mark);
  await live.fill(`${mark} 나`);
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(facts).toContainText('1 0 clntNm');
  await expect(keyword).toHaveValue(`${mark} 나`);
  expect(new URL(page.url()).searchParams.get('keyword')).toBe(`${mark} 나`);
  await page.goBack();
  await expect(rowsOf(page)).toHaveCount(6);
  await expect(live).toHaveValue(mark);

  // Its pages and its sort.
  await page.getByRole('combobox', { name: '한 쪽 행 수:' }).click();
  await page.getByRole('option', { name: '5', exact: true }).click();
  await expect(rowsOf(page)).toHaveCount(5);
  await page.getByRole('button', { name: '다음 쪽으로 이동' }).click();
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(page).toHaveURL(/page=2&perPage=5/);
  await page.getByRole('button', { name: /정렬|오름차순/ }).click();
  await page.getByRole('menuitem', { name: /거래처코드/ }).click();
  await expect.poll(() => calls.at(-1)?.getAll('sort')).toEqual(['clntCd,asc']);

  // A condition of the declaration, set from outside, stands as a chip.
  await page.getByRole('button', { name: 'Singapore' }).click();
  await expect(page.getByRole('list', { name: '적용한 조건' })).toContainText('싱가포르');
  expect(calls.at(-1)!.get('natCd')).toBe('SG');
});

test("react-admin's own form of an address leads to the same search", async ({ page }) => {
  const filter = encodeURIComponent(JSON.stringify({ natCd: 'SG' }));
  await signIn(page, 'sales2', `/rs4/clnt?filter=${filter}&page=1&perPage=200&sort=clntNm&order=DESC`);
  await expect(page.getByRole('list', { name: '적용한 조건' })).toContainText('싱가포르');
  await expect(page.getByTestId('facts')).toContainText('clntNm DESC');
});
