import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { axe } from '../../support/axe.ts';
import { apiOf, elsewhere, newClerk, signIn, word } from '../desk.ts';

interface Auth {
  readonly id: number;
  readonly version: number;
  readonly authNm: string;
  readonly menuList: readonly { readonly menuId: number; readonly menuAuthCd: string }[];
}
const partners = 902;
const sales = { folder: 700, menus: [701, 702, 703, 704] };

const level = (page: Page, menu: string, name: string) =>
  page.getByRole('radio', { name: `${menu} ${name}`, exact: true });
const templateId = async (page: Page, name: string) => {
  const api = await apiOf(page.request, 'admin2');
  const { content } = await api.get<{ content: Auth[] }>(`platform/auth/list?keyword=${encodeURIComponent(name)}`);
  return content.find((one) => one.authNm === name)!.id;
};
const codes = (auth: Auth, ids: readonly number[]) =>
  ids.map((id) => auth.menuList.find((row) => row.menuId === id)?.menuAuthCd ?? '0');

test('an authority is copied, searched by initial consonants, set by folder and by key, and kept', async ({ page }) => {
  await signIn(page, 'admin2', `/platform/auth/create?copy=${await templateId(page, '영업')}`);
  const name = word();
  await page.getByLabel(/^권한명(\s|\*|필수)*$/).fill(name);
  await expect(level(page, '거래처', '전체')).toBeChecked();
  await page.getByLabel('메뉴 찾기').fill('ㄱㄹㅊ');
  await expect(page.getByRole('treegrid').getByRole('row')).toHaveCount(3);
  await level(page, '거래처', '없음').click();
  await page.getByLabel('메뉴 찾기').fill('');
  await expect(page.getByRole('row', { name: /선박수리 기준정보 혼합/ })).toBeVisible();
  await level(page, '선박수리 영업', '조회').click();
  await expect(level(page, '견적', '조회')).toBeChecked();
  await page.getByRole('row', { name: /^공사/ }).click();
  await page.keyboard.press('2');
  await expect(level(page, '공사', '전체')).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('0');
  await expect(level(page, '청구', '없음')).toBeChecked();
  await expect(page.getByRole('row', { name: /선박수리 영업 혼합/ })).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('저장했습니다')).toBeVisible();
  await expect(page).toHaveURL(/\/platform\/auth\/\d+$/);
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  const api = await apiOf(page.request, 'admin2');
  const made = await api.get<Auth>(`platform/auth/${id}`);
  expect(codes(made, [...sales.menus, partners])).toEqual(['1', '2', '0', '1', '0']);
  await page.reload();
  await expect(level(page, '청구', '없음')).toBeChecked();
  await level(page, '청구', '전체').click();
  await expect(page.getByText('변경 1건, 저장 전')).toBeVisible();
  await level(page, '청구', '없음').click();
  await expect(page.getByText(/저장 전/)).toBeHidden();
});

test('a menu taken away and given back holds at the next profile fetch', async ({ page, browser }) => {
  const api = await apiOf(page.request, 'admin2');
  const auth = await api.post<Auth>('platform/auth', {
    authNm: word(),
    insertMenuList: [101, 901, partners].map((menuId) => ({ menuId, menuAuthCd: '2' })),
  });
  const clerk = await newClerk(page.request, auth.authNm);

  const colleague = await elsewhere(browser, clerk, '/rs4/clnt');
  const link = colleague.page.getByRole('navigation').getByRole('link', { name: /^거래처/ });
  await expect(link).toBeVisible();
  await signIn(page, 'admin2', `/platform/auth/${auth.id}`);
  await level(page, '거래처', '없음').click();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('저장했습니다')).toBeVisible();
  await colleague.page.reload();
  await expect(colleague.page.getByRole('alert')).toContainText('이용 권한이 없습니다');
  await expect(link).toHaveCount(0);
  await level(page, '거래처', '조회').click();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('저장했습니다').last()).toBeVisible();
  await expect(page.getByText(/저장 전/)).toBeHidden();
  await colleague.page.reload();
  await expect(link).toBeVisible();
  await expect(colleague.page.getByRole('button', { name: '신규' })).toHaveAttribute('aria-disabled', 'true');
  await colleague.context.close();
});

test('a built-in authority can only be read, and the matrix has no fault of accessibility', async ({ page }) => {
  await signIn(page, 'admin2', `/platform/auth/${await templateId(page, '영업')}`);
  await expect(page.getByText('읽기 전용', { exact: true })).toBeVisible();
  await expect(level(page, '거래처', '전체')).toBeChecked();
  await level(page, '거래처', '없음').click({ force: true });
  await expect(level(page, '거래처', '전체')).toBeChecked();
  const { violations } = await axe(page).withTags(['wcag2a', 'wcag2aa', 'wcag21aa']).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});
