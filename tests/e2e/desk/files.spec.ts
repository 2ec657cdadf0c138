/** Attachments in a real browser: dropped, on their way, broken off, deleted and brought back, saved, downloaded. */
import { readFile, truncate, writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { breakingLine } from '../../support/breakingLine.ts';
import { axe } from '../../support/axe.ts';
import { eicar, zip } from '../../support/files.ts';
import { apiOf, elsewhere, signIn, word } from '../desk.ts';

const pdf = (size = 2000) =>
  Buffer.concat([Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%%EOF\n'), Buffer.alloc(size, ' ')]);
const photo = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#1155cc' } })
    .jpeg()
    .toBuffer();
type Given = { name: string; mimeType: string; buffer: Buffer };
const paper = (name: string, size?: number): Given => ({ name, mimeType: 'application/pdf', buffer: pdf(size) });

async function makeQuot(request: APIRequestContext): Promise<number> {
  const api = await apiOf(request, 'sales2');
  const first = async (path: string) => (await api.get<{ content: { id: number }[] }>(path)).content[0]!.id;
  const made = await api.post<{ id: number }>('rs4/quot', {
    quotTitle: word(),
    shipId: await first('rs4/ship/list'),
    clntId: await first('rs4/clnt/list?keyword=%EB%B6%81'),
  });
  return made.id;
}
const panel = (page: Page) => page.getByRole('region', { name: '첨부' });
const choose = (page: Page, files: Given[]) => panel(page).locator('input[multiple]').setInputFiles(files);
const save = async (page: Page) => {
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.getByRole('button', { name: '저장', exact: true }).click();
  expect((await saved).status()).toBe(200);
};
/** Lets files fall on the middle of the page. */
async function drop(page: Page, files: Given[]): Promise<void> {
  await panel(page).waitFor();
  const sent = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, data: buffer.toString('base64') }));
  const data = await page.evaluateHandle((list) => {
    const transfer = new DataTransfer();
    for (const { name, mimeType, data: text } of list) {
      transfer.items.add(new File([Uint8Array.from(atob(text), (c) => c.charCodeAt(0))], name, { type: mimeType }));
    }
    return transfer;
  }, sent);
  await page.locator('#hg-main').dispatchEvent('dragenter', { dataTransfer: data });
  await expect(page.getByText('여기에 놓으면 첨부됩니다')).toBeVisible();
  await page.locator('#hg-main').dispatchEvent('drop', { dataTransfer: data });
}

test('files dropped on the page are uploaded, saved, there again after a reload, and come back as they were', async ({
  page,
  request,
}) => {
  const id = await makeQuot(request);
  await signIn(page, 'sales2', `/rs4/quot/${id}`);
  await drop(page, [
    paper('수리 사양서 (한빛).pdf'),
    { name: '선저 사진.jpg', mimeType: 'image/jpeg', buffer: await photo() },
  ]);
  await expect(panel(page).getByRole('button', { name: '다운로드: 수리 사양서 (한빛).pdf' }).first()).toBeVisible();
  await expect(panel(page).getByRole('combobox', { name: /선저 사진/ })).toHaveValue('IMG');
  await expect(panel(page).locator('img')).toBeVisible();
  await save(page);
  await page.reload();
  await expect(panel(page).getByText('수리 사양서 (한빛).pdf')).toBeVisible();
  const { violations } = await axe(page).include('.hg-attach').analyze();
  expect(violations.map(({ id: rule }) => rule)).toEqual([]);

  const one = page.waitForEvent('download');
  await panel(page).getByText('수리 사양서 (한빛).pdf').click();
  const file = await one;
  expect(file.suggestedFilename()).toBe('수리 사양서 (한빛).pdf');
  expect((await readFile(await file.path())).equals(pdf())).toBe(true);
  const all = page.waitForEvent('download');
  await panel(page).getByRole('button', { name: '모두 다운로드 (zip)' }).click();
  const bundle = await all;
  expect(bundle.suggestedFilename()).toBe('첨부파일_2026-11-20.zip');
  expect((await readFile(await bundle.path())).subarray(0, 2).toString()).toBe('PK');

  await panel(page).getByRole('button', { name: '보기: 선저 사진.jpg' }).click();
  const picture = page.getByRole('dialog').getByRole('img', { name: '선저 사진.jpg' });
  await expect(picture).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(picture).toBeHidden();
});

test('an upload shows how far it is and can be broken off; saving waits for it', async ({ page, request, context }) => {
  await signIn(page, 'sales2', `/rs4/quot/${await makeQuot(request)}`);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  const speed = (uploadThroughput: number) =>
    cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await speed(200_000);
  await choose(page, [paper('큰 도면.pdf', 3_000_000)]);
  const bar = panel(page).getByRole('progressbar', { name: '큰 도면.pdf 올리는 중' });
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(5);
  await page
    .getByLabel(/^견적명/)
    .first()
    .fill('올리는 동안');
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByText('파일을 올리는 중입니다. 끝난 뒤에 저장하세요.')).toBeVisible();
  await panel(page).getByRole('button', { name: '올리기 취소: 큰 도면.pdf' }).click();
  await expect(panel(page).getByText('큰 도면.pdf')).toBeHidden();
  await speed(-1);
  await save(page);
});

test('a connection that drops in the middle of a file leaves it there to be tried again, and everything typed', async ({
  page,
  request,
  baseURL,
}) => {
  const line = await breakingLine(baseURL!);
  try {
    const id = await makeQuot(request);
    await signIn(page, 'sales2', '/fw/me');
    await page.goto(`${line.origin}/rs4/quot/${id}`);
    await page
      .getByLabel(/^견적명/)
      .first()
      .fill('끊겨도 남는 말');
    line.cutAfter(1_500_000);
    await choose(page, [paper('반만 간 도면.pdf', 3_000_000), paper('작은.pdf')]);
    await expect(panel(page).getByText('서버에 연결할 수 없습니다. 다시 올리세요.')).toBeVisible();
    expect(line.cuts()).toBeGreaterThan(0);
    line.mend();
    await expect(panel(page).getByRole('button', { name: '삭제: 작은.pdf' })).toBeAttached();
    await panel(page).getByRole('button', { name: '다시 올리기: 반만 간 도면.pdf' }).click();
    await expect(panel(page).getByRole('button', { name: '삭제: 반만 간 도면.pdf' })).toBeAttached();
    await save(page);
    const { quotTitle, respFileList } = await (
      await apiOf(request, 'sales2')
    ).get<{ quotTitle: string; respFileList: { oriFileNm: string; fileSize: number }[] }>(`rs4/quot/${id}`);
    expect(quotTitle).toBe('끊겨도 남는 말');
    expect(respFileList.map(({ oriFileNm, fileSize }) => [oriFileNm, fileSize]).sort()).toEqual([
      ['반만 간 도면.pdf', pdf(3_000_000).length],
      ['작은.pdf', pdf().length],
    ]);
  } finally {
    await line.close();
  }
});

test('a deleted file can be brought back until the save, which then takes it away', async ({ page, request }) => {
  await signIn(page, 'sales2', `/rs4/quot/${await makeQuot(request)}`);
  await choose(page, [paper('가.pdf'), paper('나.pdf')]);
  const remove = (name: string) => panel(page).getByRole('button', { name: `삭제: ${name}` });
  // Whoever saves while a file is on its way is told to wait: both are there first.
  await expect(remove('나.pdf')).toBeAttached();
  await expect(remove('가.pdf')).toBeAttached();
  await save(page);
  await remove('가.pdf').click();
  await expect(panel(page).getByText('저장하면 삭제됩니다')).toBeVisible();
  await panel(page).getByRole('button', { name: '되돌리기: 가.pdf' }).click();
  await remove('나.pdf').focus();
  await page.keyboard.press('Enter');
  await save(page);
  await page.reload();
  await expect(panel(page).getByText('가.pdf', { exact: true })).toBeVisible();
  await expect(panel(page).getByText('나.pdf', { exact: true })).toBeHidden();
});

test('what may not come in is told at its place, before it is sent or by the server; the rest comes in', async ({
  page,
  request,
}, testInfo) => {
  await signIn(page, 'sales2', `/rs4/quot/${await makeQuot(request)}`);
  // From the disk: so many bytes would take longer on their way into the browser than the test has.
  const onDisk = async (name: string, bytes: Buffer) => {
    await writeFile(testInfo.outputPath(name), bytes);
    return testInfo.outputPath(name);
  };
  const tooLarge = await onDisk('너무 큰.pdf', pdf());
  await truncate(tooLarge, 31 * 1024 * 1024);
  await panel(page)
    .locator('input[multiple]')
    .setInputFiles([tooLarge, await onDisk('괜찮은.pdf', pdf()), await onDisk('setup.exe', Buffer.from('MZ'))]);
  await expect(panel(page).getByText('너무 큰.pdf: 파일 하나는 30 MB까지 올릴 수 있습니다.')).toBeVisible();
  await expect(panel(page).getByText(/setup\.exe: 올릴 수 없는 종류입니다/)).toBeVisible();
  await expect(panel(page).getByRole('button', { name: '삭제: 괜찮은.pdf' })).toBeAttached();
  await choose(page, [{ name: '위장.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ renamed program') }]);
  await expect(panel(page).getByText(/위장\.pdf: 내용이 파일 이름과 다르거나/)).toBeVisible();
  await choose(page, [
    { name: '안내문.txt', mimeType: 'text/plain', buffer: eicar },
    { name: '폭탄.zip', mimeType: 'application/zip', buffer: await zip({ 'a.bin': 60_000_000 }) },
  ]);
  await expect(panel(page).getByText(/안내문\.txt: .*악성코드/)).toBeVisible();
  await expect(panel(page).getByText(/폭탄\.zip: 압축을 풀면/)).toBeVisible();
  await expect(panel(page).getByRole('button', { name: '삭제: 괜찮은.pdf' })).toBeAttached();
  await panel(page).getByRole('button', { name: '목록에서 빼기: 위장.pdf' }).click();
  await expect(panel(page).getByText(/위장\.pdf/)).toBeHidden();
});

test('who may only read downloads, and adds nothing', async ({ page, request, browser }) => {
  const id = await makeQuot(request);
  await signIn(page, 'sales2', `/rs4/quot/${id}`);
  await choose(page, [paper('읽기.pdf')]);
  await expect(panel(page).getByRole('button', { name: '다운로드: 읽기.pdf' }).first()).toBeVisible();
  await save(page);
  const other = await elsewhere(browser, 'view2', `/rs4/quot/${id}`);
  const file = panel(other.page).getByRole('button', { name: '다운로드: 읽기.pdf' }).first();
  await expect(file).toBeVisible();
  await expect(panel(other.page).getByRole('button', { name: '추가' })).toHaveCount(0);
  await expect(panel(other.page).getByRole('button', { name: /^삭제/ })).toHaveCount(0);
  const down = other.page.waitForEvent('download');
  await file.click();
  expect((await down).suggestedFilename()).toBe('읽기.pdf');
  await other.context.close();
});

test('on a phone a photo is taken from the panel', async ({ browser, request }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await signIn(page, 'sales2', `/rs4/quot/${await makeQuot(request)}`);
  await expect(panel(page).getByRole('button', { name: '사진 찍기' })).toBeVisible();
  const camera = panel(page).locator('input[capture]');
  await expect(camera).toHaveAttribute('accept', 'image/*');
  await camera.setInputFiles([{ name: 'image.jpg', mimeType: 'image/jpeg', buffer: await photo() }]);
  await expect(panel(page).getByRole('button', { name: '보기: image.jpg' })).toBeVisible();
  await expect(panel(page).getByRole('status')).toContainText('image.jpg 파일을 올렸습니다.');
  const { violations } = await axe(page).include('.hg-attach').analyze();
  expect(violations.map(({ id: rule }) => rule)).toEqual([]);
  await context.close();
});
