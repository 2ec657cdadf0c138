/** Approval as two people live it: drafted at a desk, refused on a phone, told of live on both sides (F3, 22-groupware). */
import { expect, test } from '@playwright/test';
import { apiOf, signIn, word } from '../desk.ts';
import { formId, groupId, makeColleague } from '../people.ts';
import { expectAccessible } from '../support/audit.ts';

test('an expense is drafted with the fields of its form, refused on a phone with an opinion; bells and boxes follow live', async ({
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const admin = await apiOf(request, 'admin2');
  const [title, lineNm] = [word(), word()];
  const drafter = await makeColleague(admin, '기안자', await groupId(admin, '영업'));
  const approver = await makeColleague(admin, '결재자', await groupId(admin, '현장'));
  const own = await apiOf(request, drafter.person);
  await own.post('groupware/apprLine', { lineNm, insertStepList: [{ stepTpCd: 'APPR', userId: approver.id }] });

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const [hand, page] = [await phone.newPage(), await desk.newPage()];
  await signIn(hand, approver.person, '/groupware_m/appr/todo');
  await expect(hand.getByText('문서가 없습니다')).toBeVisible();

  await signIn(page, drafter.person, '/groupware/appr/draft/create');
  await page.getByRole('textbox', { name: /^제목/ }).fill(title);
  const form = page.getByRole('combobox', { name: /^결재양식/ });
  await form.fill('지출');
  await page.getByRole('option', { name: /지출결의서/ }).click();
  const fields = page.getByRole('region', { name: '양식 항목' });
  await fields.getByRole('textbox', { name: /^지출일/ }).fill('2026-11-20');
  await fields.getByRole('textbox', { name: /^금액/ }).fill('1380000');
  await fields.getByRole('textbox', { name: /^내용/ }).fill('안전화 20족');
  const load = page.getByRole('combobox', { name: /^결재선 불러오기/ });
  await load.fill(lineNm);
  await page.getByRole('option', { name: lineNm }).click();
  await expect(page.getByText('결재선을 불러왔습니다.')).toBeVisible();
  await expect(page.getByRole('tab', { name: /결재선 1/ })).toBeVisible();
  await page.keyboard.press('Control+s');
  await page.waitForURL(/\/groupware\/appr\/draft\/\d+/);
  const menu = page.getByRole('navigation', { name: '메뉴' });
  await expect(menu.getByRole('link', { name: /기안함\s*1/ })).toBeVisible();
  await page.getByRole('button', { name: '상신', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '상신' }).click();
  await expect(page.getByRole('list', { name: '결재란' })).toContainText('상신');
  await expect(page.getByText('1,380,000').first()).toBeVisible();
  // It is seen through the box where it is now, and its history tells what was written.
  await page.waitForURL(/\/groupware\/appr\/progress\/\d+/);
  const trail = page.getByRole('region', { name: '변경 이력' });
  await expect(trail.getByRole('row', { name: /양식 항목 금액 1,380,000$/ })).toBeVisible();
  // Whose turn it is not may not act, and is told why.
  const approve = page.getByRole('button', { name: '승인', exact: true });
  await expect(approve).toHaveAttribute('aria-disabled', 'true');
  // A pointer arrives in steps, not in one jump.
  await approve.hover({ position: { x: 4, y: 4 } });
  await approve.hover();
  await expect(page.getByRole('tooltip')).toHaveText('결재할 차례가 아닙니다.');

  // Nobody touches the phone: document, badge and bell come by themselves.
  const card = hand.getByRole('article', { name: title });
  await expect(card).toBeVisible({ timeout: 15_000 });
  await expect(hand.getByRole('button', { name: '알림 1건' })).toBeVisible();
  await expect(card).toContainText('결재 차례');
  const open = hand.getByRole('navigation', { name: '결재함' }).locator('[aria-current="page"]');
  await expect(open).toContainText('결재할 문서');
  await expect(card).toContainText('1,380,000');
  await expectAccessible(hand);
  await card.getByRole('button', { name: '반려' }).click();
  const sheet = hand.getByRole('dialog', { name: '반려 의견' });
  await sheet.getByRole('button', { name: '반려', exact: true }).click();
  await expect(sheet.getByText('의견을 입력하세요.')).toBeVisible();
  await sheet.getByRole('button', { name: '금액 재확인' }).click();
  await expect(sheet.getByRole('textbox')).toHaveValue('금액 재확인');
  // Without a connection the opinion waits for the next try.
  await phone.setOffline(true);
  await sheet.getByRole('button', { name: '반려', exact: true }).click();
  const trouble = hand.getByRole('alertdialog');
  await expect(trouble).toBeVisible();
  await phone.setOffline(false);
  await trouble.getByRole('button').last().click();
  await expect(trouble).toBeHidden();
  await expect(sheet.getByRole('textbox')).toHaveValue('금액 재확인');
  await sheet.getByRole('button', { name: '반려', exact: true }).click();
  await expect(hand.getByText('문서가 없습니다')).toBeVisible();

  // And so does the answer at the desk.
  const bell = page.getByRole('button', { name: '알림 1건' });
  await expect(bell).toBeVisible({ timeout: 15_000 });
  await expect(menu.getByRole('link', { name: /반려·회수함\s*1/ })).toBeVisible();
  await bell.click();
  const panel = page.getByRole('dialog', { name: '알림' });
  await expect(panel.getByRole('link', { name: new RegExp(title) })).toContainText('의견: 금액 재확인');
  await expectAccessible(page);
  await panel.getByRole('link', { name: new RegExp(title) }).click();
  await page.waitForURL(/\/groupware\/appr\/reject\/\d+/);
  await expect(page.getByRole('list', { name: '결재선' })).toContainText('금액 재확인');
  await expect(page.getByRole('button', { name: '알림 0건' })).toBeVisible();
  await expectAccessible(page);

  // Drafted anew once: the refused document says where and leads on.
  const refused = page.url();
  await page.getByRole('button', { name: '재기안', exact: true }).click();
  await page.waitForURL(/\/groupware\/appr\/draft\/\d+/);
  await expect(page.locator('dl', { hasText: '이전 문서' })).toContainText(/반려 의견\s*금액 재확인/);
  const next = page.url();
  await page.goto(refused);
  await expect(page.getByRole('button', { name: '재기안', exact: true })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('link', { name: '임시저장 문서' })).toBeVisible();
  await page.getByRole('button', { name: '재기안 문서 열기' }).click();
  await expect(page).toHaveURL(next);
  await Promise.all([phone.close(), desk.close()]);
});

test('an approved document leads on to the next that waits, with how many are left', async ({ browser, request }) => {
  test.setTimeout(90_000);
  const admin = await apiOf(request, 'admin2');
  const drafter = await makeColleague(admin, '기안자', await groupId(admin, '영업'));
  const approver = await makeColleague(admin, '결재자', await groupId(admin, '현장'));
  const own = await apiOf(request, drafter.person);
  const apprDocId = await formId(own, 'GEN');
  const submitted = async (title: string) => {
    const made = await own.post<{ id: number; version: number }>('groupware/appr', {
      ...{ title, apprDocId },
      insertLineList: [{ stepTpCd: 'APPR', userId: approver.id }],
    });
    await own.post(`groupware/appr/${made.id}/submit`, { version: made.version });
    return made.id;
  };
  const [first, second] = [word(), word()];
  const id = await submitted(first);
  await submitted(second);

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await phone.newPage();
  await signIn(page, approver.person, `/groupware/appr/todo/${id}`);
  await expect(page.getByRole('heading', { name: first })).toBeVisible();
  await page.getByRole('button', { name: '승인', exact: true }).tap();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: '승인', exact: true }).tap();
  await expect(page.getByRole('heading', { name: second })).toBeVisible();
  await expect(page.getByText(/승인완료\. 다음 문서입니다 \(1건 남음\)/)).toBeVisible();
  await page.getByRole('button', { name: '승인', exact: true }).tap();
  await sheet.getByRole('button', { name: '승인', exact: true }).tap();
  await expect(page.getByText(/승인완료\. 더 처리할 문서가 없습니다\./)).toBeVisible();
  await page.getByRole('link', { name: '목록으로' }).tap();
  await expect(page).toHaveURL('/groupware/appr/todo');
  await phone.close();
});

test('who is asked to stand in while logged in approves on the document itself', async ({ page, request }) => {
  test.setTimeout(90_000);
  const admin = await apiOf(request, 'admin2');
  const drafter = await makeColleague(admin, '기안자', await groupId(admin, '영업'));
  const approver = await makeColleague(admin, '결재자', await groupId(admin, '현장'));
  const proxy = await makeColleague(admin, '대결자', await groupId(admin, '현장'));
  const own = await apiOf(request, drafter.person);
  const title = word();
  const made = await own.post<{ id: number; version: number }>('groupware/appr', {
    ...{ title, apprDocId: await formId(own, 'GEN') },
    insertLineList: [{ stepTpCd: 'APPR', userId: approver.id }],
  });
  await own.post(`groupware/appr/${made.id}/submit`, { version: made.version });

  await signIn(page, proxy.person, '/groupware/appr/todo');
  await expect(page.getByRole('heading', { name: '결재할 문서', level: 1 })).toBeVisible();
  // The absence begins while the other one is at the desk.
  const away = await apiOf(request, approver.person);
  const { version } = await away.get<{ version: number }>('platform/mypage/me');
  await away.patch('platform/mypage/me', {
    ...{ version, absFromDt: '2026-01-01', absToDt: '2099-12-31', proxyUserId: proxy.id },
  });
  await page.getByRole('button', { name: /^조회/ }).click();
  await page.getByRole('row', { name: title }).getByRole('link').click();
  await page.getByRole('button', { name: '승인', exact: true }).click();
  await page.getByRole('dialog', { name: '승인 의견' }).getByRole('button', { name: '승인' }).click();
  await expect(page.getByRole('list', { name: '결재선' })).toContainText('대결자');
});

test('the history of a document of a quotation speaks in words, and its agreement is stamped as one', async ({
  page,
  request,
}) => {
  test.setTimeout(90_000);
  const [sales, site] = [await apiOf(request, 'sales2'), await apiOf(request, 'site2')];
  const first = async (path: string) => (await sales.get<{ content: { id: number }[] }>(path)).content[0]!.id;
  interface Record {
    readonly id: number;
    readonly version: number;
    readonly apprId: number;
  }
  const made = await sales.post<Record>('rs4/quot', {
    quotTitle: word(),
    shipId: await first('rs4/ship/list?keyword=HANBIT'),
    clntId: await first(`rs4/clnt/list?keyword=${encodeURIComponent('북극성')}`),
    insertItemList: [{ itemNm: '강재', unitCd: 'KG', qty: '1000', price: '20000', purcPrice: '19000' }],
  });
  const begun = await sales.post<Record>(`rs4/quot/${made.id}/start`, { version: made.version });
  // Whoever has changed it meanwhile hears that it cannot be changed any more, not that both can be saved together.
  await signIn(page, 'sales2', `/rs4/quot/${made.id}`);
  const title = page.getByRole('textbox', { name: /^견적명/ });
  await title.fill('늦은 변경');
  const { apprId } = await sales.post<Record>(`rs4/quot/${made.id}/requestAppr`, { version: begun.version });
  await page.keyboard.press('Control+s');
  const late = page.getByRole('alertdialog', { name: '지금은 저장할 수 없습니다: 결재중' });
  await expect(late).toContainText('내 변경: 견적명');
  await late.getByRole('button', { name: '입력한 내용 보기' }).click();
  await expect(title).toHaveValue('늦은 변경');
  await page.keyboard.press('Control+s');
  await late.getByRole('button', { name: '내 변경 버리고 새로 읽기' }).click();
  await expect(page.getByText('늦은 변경')).toHaveCount(0);
  await expect(page.getByRole('button', { name: '저장', exact: true })).toHaveAttribute('aria-disabled', 'true');
  const { version } = await site.get<Record>(`groupware/appr/${apprId}`);
  await site.post(`groupware/appr/${apprId}/approve`, { version });

  await page.goto(`/groupware/appr/progress/${apprId}`);
  await expect(page.getByRole('list', { name: '결재란' })).toContainText(/합의\s*부장\s*합의/);
  await expect(page.getByText('최저 이익률 미만')).toBeVisible();
  const history = page.getByRole('region', { name: '변경 이력' });
  await expect(history.getByRole('row', { name: '원본구분 – 견적' })).toBeVisible();
  await expect(history.getByRole('row', { name: /양식 항목 거래처/ })).toBeVisible();
  await expect(history.getByRole('row', { name: /결재상태\s?결재선 정모의 차례 합의$/ })).toBeVisible();
  await expect(history.getByRole('rowgroup').filter({ hasText: '정모의 합의' })).toHaveCount(1);
  await expect(history).not.toContainText('승인');
  await expect(history).not.toContainText(/RS4_QUOT|원본ID|내용 변경 확인|clntId|[0-9a-f]{64}/);

  // Whoever writes it again reads who refused it and why.
  const admin = await apiOf(request, 'admin2');
  const waits = await admin.get<Record>(`groupware/appr/${apprId}`);
  await admin.post(`groupware/appr/${apprId}/reject`, { version: waits.version, opinion: '강재 단가 재검토' });
  await page.goto(`/rs4/quot/${made.id}`);
  const refused = page.getByRole('region', { name: '결재 반려' });
  await expect(refused).toContainText(/박견본 님이 반려했습니다 \(.+\) 강재 단가 재검토/);
  await expectAccessible(page);
  await refused.getByRole('link', { name: '문서 보기' }).click();
  await expect(page).toHaveURL(new RegExp(`/groupware/appr/\\w+/${apprId}$`));

  // Drafted anew it goes to approval at once, which is asked before, as when it was asked for.
  await page.getByRole('button', { name: '재기안' }).click();
  const question = page.getByRole('alertdialog', { name: '정모의 (합의) → 박견본 순으로 결재를 올릴까요?' });
  await expect(question).toContainText('반려된 뒤 바뀐 내용이 없습니다. 같은 내용을 다시 올립니다.');
  await question.getByRole('button', { name: '취소' }).click();
  expect((await sales.get<Record>(`rs4/quot/${made.id}`)).apprId).toBe(apprId);
  await page.getByRole('button', { name: '재기안' }).click();
  await question.getByRole('button', { name: '재기안' }).click();
  await expect(page.getByText(/결재를 다시 올렸습니다: RQ-/)).toBeVisible();
  expect((await sales.get<Record>(`rs4/quot/${made.id}`)).apprId).not.toBe(apprId);
});
