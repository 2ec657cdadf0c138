/** A day of the site manager on a phone: a work begins with its permit, the day goes into the log, the order follows. */
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { apiOf } from '../desk.ts';
import { expectAccessible, expectNoSideScroll, expectTouchable } from '../support/audit.ts';
import { open } from '../support/session.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
test.describe.configure({ timeout: 120_000 });

interface Order {
  readonly id: number;
  readonly orderNo: string;
  readonly itemList: readonly { readonly id: number }[];
}

const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 600, height: 400, channels: 3, background: '#1155cc' } })
    .jpeg()
    .toBuffer(),
});

test('from the line of an order to a finished work', async ({ page, request }) => {
  const [sales, site] = [await apiOf(request, 'sales2'), await apiOf(request, 'site2')];
  const first = async (path: string) => (await sales.get<{ content: { id: number }[] }>(path)).content[0]!.id;
  const order = await sales.post<Order>('rs4/order', {
    ...{ orderTitle: '휴대전화 일보 수리', workFromDt: '2026-11-20', workToDt: '2026-11-25' },
    ...{
      shipId: await first('rs4/ship/list?keyword=HANBIT'),
      clntId: await first(`rs4/clnt/list?keyword=${encodeURIComponent('북극성')}`),
    },
    insertItemList: [
      { itemNm: '외판 교체', workTpCd: 'STEEL', unitCd: 'KG', qty: '500', price: '9500', purcPrice: '7000' },
    ],
  });

  await open(page, 'site2', `/rs4/order/${order.id}?tab=1`);
  const works = page.getByRole('list', { name: '작업', exact: true });
  await expect(works).toContainText('완료 0 / 500 KG');
  await expectAccessible(page);
  await works.getByRole('link', { name: /작업지시 만들기/ }).tap();
  await expect(page.getByLabel(/^작업명/)).toHaveValue('외판 교체');
  await expect(page.getByLabel(/^계획종료일/)).toHaveValue('2026-11-25');
  await page.getByRole('combobox', { name: /^작업팀/ }).fill('선체');
  await page.getByRole('option', { name: '선체팀' }).tap();
  // Whoever writes it is proposed.
  await expect(page.getByRole('combobox', { name: /^작업책임자/ })).toHaveValue('정모의');
  await page.getByRole('combobox', { name: /^위험작업/ }).fill('화기');
  await page.getByRole('option', { name: '화기작업' }).tap();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '저장' }).tap();
  await expect(page.getByText('저장했습니다')).toBeVisible();

  await expect(
    page.getByText('작업 시작: 화기작업과 밀폐공간 작업은 허가번호를 입력하고 저장한 뒤 시작하세요.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: '작업 시작' })).toHaveCount(0);
  await page.getByLabel(/^허가번호/).fill('HW-2611-31');
  await page.getByRole('button', { name: '저장' }).tap();
  await page.getByRole('button', { name: '작업 시작' }).tap();

  await page.getByRole('button', { name: '일보 쓰기' }).tap();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(/^인원/).fill('4');
  await sheet.getByLabel(/^공수/).fill('32');
  await sheet.getByLabel(/^진행률/).fill('40');
  await sheet.getByLabel(/^작업내용/).fill('외판 절단');
  // Photos come with the day itself; what cannot be taken is said at them, and the connection may break.
  const add = async (...names: string[]) => {
    const chooser = page.waitForEvent('filechooser');
    await sheet.getByRole('button', { name: '사진 찍기' }).tap();
    return (await chooser).setFiles(await Promise.all(names.map(photo)));
  };
  const photos = sheet.getByRole('group', { name: '사진' });
  await add('현장.exe');
  await expect(photos.getByText(/현장\.exe: 올릴 수 없는 종류입니다/)).toBeVisible();
  await page.route('**/uploadFiles', (route) => route.abort('connectionreset'), { times: 1 });
  await add('절단.jpg');
  await expect(photos.getByText(/올릴 수 없는 종류입니다/)).toHaveCount(0);
  await expect(photos.getByRole('alert')).toHaveText('서버에 연결할 수 없습니다. 다시 올리세요.');
  await sheet.getByRole('button', { name: '일보 쓰기' }).tap();
  await expect(photos.getByText('올리지 못한 파일이 있습니다. 다시 올리거나 목록에서 빼세요.')).toBeVisible();
  await sheet.getByRole('button', { name: '다시 올리기: 절단.jpg' }).tap();
  await expect(photos.getByRole('listitem')).toContainText('절단.jpg저장 전');
  await expect(photos.getByRole('listitem').locator('img')).toBeVisible();
  // A tap on it shows it in full.
  await photos.getByRole('button', { name: '보기: 절단.jpg' }).first().tap();
  const full = page.getByRole('dialog', { name: '절단.jpg' });
  await expect(full.getByRole('img')).toBeVisible();
  await full.getByRole('button', { name: '닫기' }).tap();
  await expect(full).toBeHidden();
  // Leaving asks, and staying keeps all of it.
  await sheet.getByRole('button', { name: '취소', exact: true }).tap();
  const leave = page.getByRole('alertdialog');
  await expect(leave).toContainText('입력한 내용을 버리고 닫으시겠습니까?');
  await leave.getByRole('button', { name: '계속 입력' }).tap();
  await expect(sheet.getByLabel(/^작업내용/)).toHaveValue('외판 절단');
  await expect(photos.getByRole('listitem')).toContainText('절단.jpg');
  // Nor does the Back of the browser take it away unasked.
  await page.goBack();
  await leave.getByRole('button', { name: '계속 입력' }).tap();
  await expect(leave).toBeHidden();
  await expect(sheet.getByLabel(/^작업내용/)).toHaveValue('외판 절단');
  await expectNoSideScroll(page);
  await expectTouchable(page);
  await expectAccessible(page);
  // Without a connection the report stays open as it is, and goes the next time.
  await page.route('**/log', (route) => route.abort(), { times: 1 });
  await sheet.getByRole('button', { name: '일보 쓰기' }).tap();
  const trouble = page.getByRole('alertdialog').filter({ hasText: '응답하지 않습니다' });
  await trouble.getByRole('button').last().tap();
  await expect(trouble).toBeHidden();
  await expect(sheet.getByLabel(/^작업내용/)).toHaveValue('외판 절단');
  await expect(photos.getByRole('listitem')).toContainText('절단.jpg');
  await sheet.getByRole('button', { name: '일보 쓰기' }).tap();
  await expect(sheet).toBeHidden();

  // The next day begins without photos, and with nothing written it goes unasked.
  await page.getByRole('button', { name: '일보 쓰기' }).tap();
  await expect(photos.getByRole('listitem')).toHaveCount(0);
  await sheet.getByRole('button', { name: '취소', exact: true }).tap();
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: '일보 쓰기' }).tap();
  await expect(sheet.getByLabel(/^인원/)).toHaveValue('4');
  // A tap before the figure, which stands at the right, is followed by another figure, not by a longer one.
  await sheet.getByLabel(/^인원/).tap({ position: { x: 6, y: 12 } });
  await page.keyboard.type('5');
  await expect(sheet.getByLabel(/^인원/)).toHaveValue('5');
  // Nobody is not enough: what is taken instead is shown before anything is sent.
  await sheet.getByLabel(/^인원/).fill('0');
  await sheet.getByRole('button', { name: '일보 쓰기' }).tap();
  await expect(sheet.getByLabel(/^인원/)).toHaveValue('1');
  await expect(sheet.getByText('0 대신 1 적용 (최소 1)')).toBeVisible();
  await sheet.getByLabel(/^인원/).fill('5');
  await sheet.getByLabel(/^진행률/).fill('39');
  await sheet.getByRole('button', { name: '일보 쓰기' }).tap();
  await expect(sheet.getByText(/40(\.00)?%보다 낮을 수 없습니다/)).toBeVisible();
  await sheet.getByLabel(/^진행률/).fill('90');
  await sheet.getByRole('button', { name: '일보 쓰기' }).tap();
  // The day has its log already: its people and hours would count twice.
  const twice = page.getByRole('alertdialog').filter({ hasText: /일보가 이미 있습니다/ });
  await twice.getByRole('button', { name: '그래도 진행' }).tap();
  await expect(sheet).toBeHidden();

  // A photo of the day: the connection breaks once, and nothing is lost. Who only looked goes back by a cross.
  await page.getByRole('tab', { name: /작업일보/ }).tap();
  await page.getByRole('list', { name: '작업일보' }).getByRole('button').last().tap();
  await sheet.getByRole('button', { name: '닫기' }).tap();
  await expect(sheet).toBeHidden();
  await page.getByRole('list', { name: '작업일보' }).getByRole('button').last().tap();
  await page.route('**/uploadFiles', (route) => route.abort('connectionreset'), { times: 1 });
  const camera = page.waitForEvent('filechooser');
  await sheet.getByRole('button', { name: '사진 찍기' }).tap();
  await (await camera).setFiles([await photo('현장.jpg')]);
  await expect(sheet.getByRole('alert')).toHaveText('서버에 연결할 수 없습니다. 다시 올리세요.');
  await sheet.getByRole('button', { name: '다시 올리기: 현장.jpg' }).tap();
  await expect(sheet.getByRole('listitem')).toContainText('현장.jpg저장 전');
  await expectTouchable(page);
  await expectAccessible(page);
  // The picture itself shows in the sheet, and the row says that there is one.
  await expect(sheet.getByRole('listitem').locator('img')).toBeVisible();
  await sheet.getByRole('button', { name: '확인' }).tap();
  const days = page.getByRole('list', { name: '작업일보' }).getByRole('button');
  await expect(days.last()).toContainText('사진 1');
  await expect(days.first()).toContainText('사진 1');
  await page.getByRole('button', { name: '저장' }).tap();

  // The next steps are back when it is saved.
  await page.getByRole('button', { name: '작업 완료' }).tap();
  await expect(sheet.getByLabel(/^완료수량/)).toHaveValue('500');
  await sheet.getByLabel(/^완료수량/).fill('480');
  await sheet.getByRole('button', { name: '작업 완료' }).tap();
  await expect(sheet).toBeHidden();
  await expect(page.getByText('완료', { exact: true }).first()).toBeVisible();

  const after = await site.get<Record<string, unknown>>(`rs4/order/${order.id}`);
  expect(after).toMatchObject({ stCd: 'WORK', progRt: '100.00', itemList: [{ doneQty: '480' }] });
  await page.reload();
  await page.getByRole('list', { name: '작업일보' }).getByRole('button').last().tap();
  await expect(sheet.getByRole('listitem')).toContainText('현장.jpg');
  await expect(sheet.getByRole('button', { name: '사진 찍기' })).toHaveCount(0);
});

test('the works of all lines are made at once', async ({ page, request }) => {
  const sales = await apiOf(request, 'sales2');
  const first = async (path: string) => (await sales.get<{ content: { id: number }[] }>(path)).content[0]!.id;
  const line = { workTpCd: 'HULL', unitCd: 'M2', qty: '10', price: '1000', purcPrice: '500' };
  const order = await sales.post<Order>('rs4/order', {
    ...{ orderTitle: '일괄 작업지시', workFromDt: '2026-11-20', workToDt: '2026-11-25' },
    ...{
      shipId: await first('rs4/ship/list?keyword=HANBIT'),
      clntId: await first(`rs4/clnt/list?keyword=${encodeURIComponent('북극성')}`),
    },
    insertItemList: [
      { ...line, itemNm: '선체 고압수세척' },
      { ...line, itemNm: '선체 도장' },
    ],
  });
  await open(page, 'site2', `/rs4/order/${order.id}?tab=1`);
  await expect(page.getByRole('heading', { name: order.orderNo })).toBeVisible();
  await page.getByRole('button', { name: '작업지시 일괄 만들기' }).tap();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('combobox', { name: /^작업책임자/ })).toHaveValue('정모의');
  await sheet
    .getByLabel(/^작업팀/)
    .first()
    .fill('선체');
  await page.getByRole('option', { name: '선체팀' }).tap();
  // A colleague saves the order meanwhile: it is read anew, and what was chosen stands when one goes on.
  const { version } = await sales.get<{ version: number }>(`rs4/order/${order.id}`);
  await sales.patch(`rs4/order/${order.id}`, { version, orderTitle: '제목을 고친 일괄 작업지시' });
  await sheet.getByRole('button', { name: '작업지시 일괄 만들기' }).tap();
  await expect(page.getByText(/먼저 수정해 자료를 다시 읽었습니다/)).toBeVisible();
  await expect(page.getByText('제목을 고친 일괄 작업지시').first()).toBeVisible();
  await page.getByRole('button', { name: '작업지시 일괄 만들기' }).tap();
  await expect(sheet.getByLabel(/^작업팀/).first()).toHaveValue('선체팀');
  await sheet.getByRole('button', { name: '작업지시 일괄 만들기' }).tap();
  // The team of the demo is on another ship; looking again keeps what was chosen.
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('작업팀(선체팀)은 2026-11-16부터 2026-11-23까지 작업지시');
  await question.getByRole('button', { name: '다시 확인' }).tap();
  await expect(sheet.getByLabel(/^작업팀/).first()).toHaveValue('선체팀');
  await expect(sheet.getByText('작업지시 2건을 만듭니다')).toBeVisible();
  await sheet.getByRole('button', { name: '작업지시 일괄 만들기' }).tap();
  await question.getByRole('button', { name: '그래도 진행' }).tap();
  // Each number once, as the way to its work order.
  const note = page.locator('.hg-done');
  await expect(note).toHaveText(/^작업지시 2건을 만들었습니다(RW-\d{4}-\d{4}){2}$/);
  await expect(note.getByRole('link', { name: /^RW-/ })).toHaveCount(2);
  const works = page.getByRole('list', { name: '작업', exact: true });
  await expect(works.getByRole('link', { name: /^RW-/ })).toHaveCount(2);

  // A day is written before anybody said that it began: its beginning is offered there, and is the step it always is.
  type Work = { readonly id: number; readonly version: number };
  const site = await apiOf(request, 'site2');
  const { content } = await site.get<{ content: Work[] }>(`rs4/work/list?orderId=${order.id}&size=1`);
  const begun = await site.get<Work>(`rs4/work/${content[0]!.id}`);
  const day = { workDt: '2026-11-20', workerCnt: 2, mh: 16, progRt: '10', logTxt: '고압수세척' };
  await site.patch(`rs4/work/${begun.id}`, { version: begun.version, insertLogList: [day] });
  await page.goto(`/rs4/work/${begun.id}?tab=0`);
  const offer = page.getByRole('status').filter({ hasText: '작업은 아직 계획입니다' });
  const starts = page.getByRole('alertdialog', { name: /작업 시작/ });
  await offer.getByRole('button', { name: '작업 시작' }).tap();
  await expect(starts).toContainText('오늘(2026-11-20)을 실제시작일로 적고');
  await starts.getByRole('button', { name: '취소' }).tap();
  await expect(starts).toHaveCount(0);
  await offer.getByRole('button', { name: '작업 시작' }).tap();
  await starts.getByRole('button', { name: '작업 시작' }).tap();
  await expect(page.getByText(/작업을 시작했습니다: RW-.*, 실제시작일 2026-11-20/)).toBeVisible();
  await expect(offer).toHaveCount(0);
});
