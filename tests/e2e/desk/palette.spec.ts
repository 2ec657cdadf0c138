/** Ctrl K finds every document that a person may open, whatever its state and whichever menu lists it (review of the desk, 8). */
import { expect, test } from '@playwright/test';
import { apiOf, signIn, word, type Api } from '../desk.ts';

interface Row {
  readonly id: number;
  readonly [field: string]: unknown;
}
const rows = async (api: Api, list: string) => (await api.get<{ content: Row[] }>(list)).content;

for (const { person, list, number, opens } of [
  { person: 'cust3', list: 'shipwork/impDecl/list', number: 'mgtNo', opens: 'shipwork/impDecl' },
  { person: 'cust3', list: 'shipwork/expDecl/list?stCd=DRAFT', number: 'mgtNo', opens: 'shipwork/expDecl' },
  { person: 'wh5', list: 'bwms/io/list?view=out', number: 'cargMtNo', opens: 'bwms/out' },
  { person: 'wh5', list: '3pl/io/list?view=out', number: 'ioNo', opens: '3pl/out' },
])
  test(`${person} finds one of ${opens}`, async ({ page }) => {
    const [wanted] = await rows(await apiOf(page.request, person), list);
    await signIn(page, person, '/platform/home');
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: '메뉴·자료 검색' });
    await palette.getByRole('combobox').fill(String(wanted![number]));
    const found = palette.locator(`[role=option][id$="${list.split('/list')[0]!.replace('/', '-')}-${wanted!.id}"]`);
    await expect(found.first()).toBeVisible();
    await found.first().click();
    await expect(page).toHaveURL(`/${opens}/${wanted!.id}`);
  });

test('an approval document is found by its number, once, by whoever drafted it and by whoever is to approve', async ({
  page,
}) => {
  const sales = await apiOf(page.request, 'sales2');
  const forms = await sales.get<{ content: { id: number; apprDocCd: string }[] }>('groupware/common/apprDoc');
  const users = await sales.get<{ content: { id: number; value: string }[] }>('platform/common/user?keyword=정모의');
  const title = `지출 ${word()}`;
  const form = forms.content.find(({ apprDocCd }) => apprDocCd === 'EXP')!;
  const { id, version } = await sales.post<Row>('groupware/appr', {
    apprDocId: form.id,
    title,
    insertLineList: [{ stepTpCd: 'APPR', userId: users.content[0]!.id }],
    insertValList: [
      { fieldKey: 'payDt', fieldVal: '2026-11-20' },
      { fieldKey: 'payAmt', fieldVal: '1380000' },
      { fieldKey: 'payTxt', fieldVal: '안전화 20족' },
    ],
  });
  const { apprNo } = await sales.post<Row>(`groupware/appr/${id}/submit`, { version });
  for (const [person, address] of [
    ['sales2', `/groupware/appr/progress/${id}`],
    ['site2', `/groupware/appr/todo/${id}`],
  ] as const) {
    await signIn(page, person, '/platform/home');
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: '메뉴·자료 검색' });
    await palette.getByRole('combobox').fill(String(apprNo));
    const found = palette.getByRole('option', { name: title });
    await expect(found).toHaveCount(1);
    await expect(found).toContainText(String(apprNo));
    await found.click();
    await expect(page).toHaveURL(address);
    await page.context().clearCookies();
  }
});

test('an order is found by its vessel, whose name it tells; Enter takes it before the answer is there', async ({
  page,
}) => {
  const api = await apiOf(page.request, 'sales2');
  const [order] = await rows(api, 'rs4/order/list?size=1');
  await signIn(page, 'sales2', '/platform/home');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: '메뉴·자료 검색' });
  await palette.getByRole('combobox').fill(String(order!['shipNm']));
  const found = palette.locator(`[role=option][id$="rs4-order-${order!.id}"]`);
  await expect(found).toContainText(String(order!['orderNo']));
  await expect(found).toContainText(String(order!['shipNm']));

  // Whoever types a name means first what is called so, before what is about it.
  await expect(palette.getByRole('option').first()).toContainText(String(order!['shipNm']));
  await expect(palette.getByRole('option').first()).toHaveAttribute('id', /rs4-ship-\d+$/);
  const partner = String(order!['clntNm']).slice(0, 3);
  await palette.getByRole('combobox').fill(partner);
  await expect(palette.getByRole('option').first()).toHaveAttribute('id', /rs4-clnt-\d+$/);

  await palette.getByRole('combobox').fill(String(order!['orderNo']));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/rs4/order/${order!.id}`);
});

test('what no keyword finds stands among no results', async ({ page }) => {
  const api = await apiOf(page.request, 'acct2');
  const [bill] = await rows(api, 'platform/bill/list');
  const [order] = await rows(api, 'rs4/order/list?size=1');
  await signIn(page, 'acct2', '/platform/home');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: '메뉴·자료 검색' });
  await palette.getByRole('combobox').fill(String(order!['shipNm']));
  await expect(palette.locator(`[role=option][id$="rs4-order-${order!.id}"]`)).toBeVisible();
  await expect(palette.getByText(String(bill!['billNo']))).toHaveCount(0);
});

test('a new quotation begins by the name of its button', async ({ page }) => {
  await signIn(page, 'sales2', '/platform/home');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: '메뉴·자료 검색' });
  await palette.getByRole('combobox').fill('새 견적');
  await palette.getByRole('option', { name: '견적 만들기' }).click();
  await expect(page).toHaveURL('/rs4/quot/create');
});

test('the steps of the page are found by their words, and a vessel begins its own quotation', async ({ page }) => {
  const api = await apiOf(page.request, 'sales2');
  const { content } = await api.get<{ content: { id: number; shipNm: string }[] }>('rs4/ship/list?keyword=HANBIT');
  const ship = content[0]!;
  await signIn(page, 'sales2', `/rs4/ship/${ship.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(ship.shipNm);
  const palette = page.getByRole('dialog', { name: '메뉴·자료 검색' });
  const find = async (words: string) => {
    await page.keyboard.press('Control+k');
    await palette.getByRole('combobox').fill(words);
  };
  await find('삭제');
  await palette.getByRole('option', { name: '삭제', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: '삭제하시겠습니까?' });
  await question.getByRole('button', { name: '취소' }).click();
  await expect(question).toHaveCount(0);
  await find('견적 만들기');
  await palette.getByRole('option', { name: new RegExp(`^${ship.shipNm}.* 견적 만들기`) }).click();
  await expect(page).toHaveURL(`/rs4/quot/create?shipId=${ship.id}`);
  await expect(page.getByRole('combobox', { name: /^선박/ })).toHaveValue(new RegExp(ship.shipNm));
  // A page that cannot be saved yet offers no save.
  await find('저장');
  await expect(palette.getByText('이 화면')).toHaveCount(0);

  // Steps that stand below the header are found as well.
  const { id } = await api.post<{ id: number }>('rs4/quot', {
    quotTitle: word(),
    shipId: ship.id,
    clntId: (await rows(api, `rs4/clnt/list?keyword=${encodeURIComponent('북극성')}`))[0]!.id,
  });
  await page.goto(`/rs4/quot/${id}`);
  await expect(page.getByRole('button', { name: '견적 작성' })).toBeVisible();
  await find('견적 작성');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await api.get<Row>(`rs4/quot/${id}`))['stCd']).toBe('DRAFT');
});

test('a vessel found by its call sign tells its owner and what Enter does; what can be done with it stands last', async ({
  page,
}) => {
  const [ship] = await rows(await apiOf(page.request, 'sales2'), 'rs4/ship/list?keyword=HANBIT');
  await signIn(page, 'sales2', '/platform/home');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: '메뉴·자료 검색' });
  await palette.getByRole('combobox').fill(String(ship!['callSign']));
  const first = palette.getByRole('option').first();
  await expect(first).toContainText(`${ship!['callSign']} · ${ship!['ownerClntNm']}`);
  await expect(first).toContainText('선박 열기');
  const find = palette.getByRole('option', { name: `견적 목록에서 ${ship!['shipNm']} 찾기` });
  await expect(palette.getByRole('option').last()).toHaveText(await find.innerText());
  await find.click();
  await expect(page).toHaveURL(new RegExp(`/rs4/quot\\?.*shipId=${ship!.id}`));
  await expect(page.getByRole('row', { name: new RegExp(String(ship!['shipNm'])) }).first()).toBeVisible();
});

test('a menu is found by what was typed while the keyboard stood at English', async ({ page }) => {
  await signIn(page, 'sales2', '/platform/home');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: '메뉴·자료 검색' });
  await palette.getByRole('combobox').fill('ruswjr');
  await expect(palette.getByRole('option').first()).toContainText('견적');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/rs4/quot');
});
