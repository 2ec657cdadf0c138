import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { apiOf, signIn, word } from '../desk.ts';
import type { Api } from '../desk.ts';

interface Clnt {
  readonly id: number;
  readonly version: number;
  readonly ceoNm: string;
  readonly telNo: string;
  readonly addr: string;
  readonly chargerList: readonly { readonly id: number; readonly deptNm: string; readonly posNm: string }[];
}

const field = (page: Page, name: string) => page.getByLabel(new RegExp(`^${name}(\\s|\\*|필수|변경됨)*$`));
const dialog = (page: Page) => page.getByRole('alertdialog', { name: '다른 사용자가 먼저 수정했습니다.' });

async function open(page: Page): Promise<{ api: Api; made: Clnt }> {
  const api = await apiOf(page.request, 'sales2');
  const made = await api.post<Clnt>('rs4/clnt', {
    clntNm: word(),
    clntNmEn: 'Demo',
    clntTpCds: 'OWNER',
    natCd: 'SG',
    ceoNm: '처음 대표',
    telNo: '02-000-0000',
    insertChargerList: [{ chargerNm: '가담당', deptNm: '처음 부서', mainYn: 'Y' }],
  });
  await signIn(page, 'sales2', `/rs4/clnt/${made.id}`);
  await expect(field(page, '대표자')).toHaveValue('처음 대표');
  return { api, made };
}

async function start(page: Page): Promise<{ api: Api; made: Clnt }> {
  const opened = await open(page);
  await field(page, '대표자').fill('내 대표');
  await field(page, '전화').fill('02-111-1111');
  return opened;
}

/** The person was in another window. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

/** A colleague saves while the form is open: one field differently, others besides. */
async function colleague(page: Page, made: Clnt): Promise<void> {
  const api = await apiOf(page.request, 'admin2');
  await api.patch(`rs4/clnt/${made.id}`, {
    version: made.version,
    ceoNm: '남의 대표',
    addr: '부산광역시',
    updateChargerList: [{ id: made.chargerList[0]!.id, deptNm: '남의 부서', posNm: '남의 직위' }],
  });
}

test('mine and theirs side by side; what does not overlap is saved together', async ({ page }) => {
  const { api, made } = await start(page);
  await page.getByRole('gridcell', { name: '처음 부서' }).click();
  await page.keyboard.insertText('내 부서');
  await page.keyboard.press('Enter');
  await colleague(page, made);
  await page.keyboard.press('Control+s');
  await expect(dialog(page)).toContainText('같은 항목을 다르게 고친 2곳만');
  await expect(dialog(page)).toContainText('내 변경 1곳, 박견본 님 변경 2곳');
  await dialog(page).getByRole('button', { name: '자세히' }).click();
  await expect(dialog(page)).toContainText('박견본 님 변경: 주소');
  const save = dialog(page).getByRole('button', { name: '고른 값으로 저장' });
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  const line = (name: string) => dialog(page).getByRole('row', { name: new RegExp(`^${name}`) });
  await expect(line('대표자')).toContainText('처음 대표');
  await line('대표자')
    .getByRole('radio', { name: /남의 대표/ })
    .check();
  await line('부서')
    .getByRole('radio', { name: /내 부서/ })
    .check();
  await save.click();
  await expect(page.getByText('저장했습니다')).toBeVisible();
  await expect(field(page, '대표자')).toHaveValue('남의 대표');
  const now = await api.get<Clnt>(`rs4/clnt/${made.id}`);
  expect(now).toMatchObject({ ceoNm: '남의 대표', telNo: '02-111-1111', addr: '부산광역시' });
  expect(now.chargerList[0]).toMatchObject({ deptNm: '내 부서', posNm: '남의 직위' });
});

test('keeping on editing loses nothing; discarding is the one button that does', async ({ page }) => {
  const { api, made } = await start(page);
  await colleague(page, made);
  await page.keyboard.press('Control+s');
  await dialog(page).getByRole('button', { name: '계속 입력' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(field(page, '대표자')).toHaveValue('내 대표');
  await expect(field(page, '전화')).toHaveValue('02-111-1111');
  await page.keyboard.press('Control+s');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: '내 변경 버리고 새로 읽기' }).click();
  await expect(field(page, '대표자')).toHaveValue('남의 대표');
  await expect(field(page, '전화')).toHaveValue('02-000-0000');
  await expect(page.getByText(/저장 전/)).toBeHidden();
  expect((await api.get<Clnt>(`rs4/clnt/${made.id}`)).ceoNm).toBe('남의 대표');
});

test('changes that do not overlap at all need no choice', async ({ page }) => {
  const { api, made } = await start(page);
  await (
    await apiOf(page.request, 'admin2')
  ).patch(`rs4/clnt/${made.id}`, { version: made.version, addr: '울산광역시' });
  await page.keyboard.press('Control+s');
  await expect(dialog(page)).toContainText('서로 겹치지 않아');
  await dialog(page).getByRole('button', { name: '함께 저장' }).click();
  await expect(page.getByText('저장했습니다')).toBeVisible();
  expect(await api.get<Clnt>(`rs4/clnt/${made.id}`)).toMatchObject({ ceoNm: '내 대표', addr: '울산광역시' });
});

test('whoever comes back to a record that they have not changed sees what was saved meanwhile', async ({ page }) => {
  const { made } = await open(page);
  await colleague(page, made);
  await comeBack(page);
  await expect(field(page, '대표자')).toHaveValue('남의 대표');
  await expect(page.getByRole('gridcell', { name: '남의 부서' })).toBeVisible();
  await expect(page.getByText(/저장 전/)).toBeHidden();
  // It is the newest version: what is typed now is saved without a question.
  await field(page, '전화').fill('02-222-2222');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('저장했습니다')).toBeVisible();
});

test('over changes of one’s own a line tells of it, and leads to both side by side', async ({ page }) => {
  const { api, made } = await start(page);
  await colleague(page, made);
  await comeBack(page);
  const line = page.getByRole('region', { name: '그 사이의 저장' });
  await expect(line).toContainText('박견본 님이 그 사이 저장했습니다.');
  await expect(field(page, '대표자')).toHaveValue('내 대표');
  await expect(field(page, '전화')).toHaveValue('02-111-1111');
  await line.getByRole('button', { name: '비교하기' }).click();
  await expect(dialog(page)).toContainText('남의 대표');
  await dialog(page).getByRole('button', { name: '계속 입력' }).click();
  await expect(field(page, '대표자')).toHaveValue('내 대표');
  await line.getByRole('button', { name: '비교하기' }).click();
  await dialog(page)
    .getByRole('row', { name: /^대표자/ })
    .getByRole('radio', { name: /내 대표/ })
    .check();
  await dialog(page).getByRole('button', { name: '고른 값으로 저장' }).click();
  await expect(page.getByText('저장했습니다')).toBeVisible();
  await expect(line).toBeHidden();
  expect(await api.get<Clnt>(`rs4/clnt/${made.id}`)).toMatchObject({
    ...{ ceoNm: '내 대표', telNo: '02-111-1111', addr: '부산광역시' },
  });
});

test('the text of an open cell stays over what was saved meanwhile, and so does nothing that was taken back', async ({
  page,
}) => {
  const { made } = await open(page);
  await page.getByRole('gridcell', { name: '처음 부서' }).click();
  await page.keyboard.insertText('반쯤 쓴');
  await colleague(page, made);
  const fetched = page.waitForResponse((answer) => answer.url().endsWith(`/rs4/clnt/${made.id}`));
  await comeBack(page);
  await fetched;
  await page.keyboard.insertText(' 부서');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell', { name: '반쯤 쓴 부서' })).toBeVisible();
  await expect(page.getByRole('region', { name: '그 사이의 저장' })).toBeVisible();
  // Once it is taken back there is nothing of one's own, and theirs stands there.
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('gridcell', { name: '남의 부서' })).toBeVisible();
  await expect(field(page, '대표자')).toHaveValue('남의 대표');
  await expect(page.getByRole('region', { name: '그 사이의 저장' })).toBeHidden();
});
