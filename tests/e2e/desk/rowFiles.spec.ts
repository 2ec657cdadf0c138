/** File columns of a grid in a real browser: chosen by keys, broken off half way, taken back, saved, downloaded, copied. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { axe } from '../../support/axe.ts';
import { apiOf, elsewhere, signIn, word } from '../desk.ts';

interface Ship {
  readonly id: number;
  readonly equipList: readonly { readonly id: number; readonly equipNm: string }[];
  readonly respFileList: readonly { readonly refDetailId: number; readonly oriFileNm: string }[];
}
/** The column of files: number, handle, name, maker, model, serial number and quantity stand before it. */
const files = (page: Page, row: number) =>
  page.locator(`[role=grid] [role=row][aria-rowindex="${row + 1}"] [role=gridcell][aria-colindex="8"]`);
/** The keyboard on a cell of files. */
const goTo = async (page: Page, row: number) => {
  // Beside the photo that may stand first.
  await files(page, row).click({ position: { x: 70, y: 12 } });
  await expect(files(page, row)).toBeFocused();
};
/** It is there, and no longer on its way. */
const has = (page: Page, row: number, name: string) =>
  expect(files(page, row).getByRole('button', { name: `다운로드: ${name}` })).toBeEnabled();
const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 600, height: 400, channels: 3, background: '#1155cc' } })
    .jpeg()
    .toBuffer(),
});
const save = async (page: Page, method = 'PATCH') => {
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === method && answer.url().includes('/rs4/ship'),
  );
  await page.getByRole('button', { name: '저장', exact: true }).click();
  const answer = await saved;
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Ship;
};
const namesOf = (ship: Ship) =>
  ship.equipList.map(({ id }) =>
    ship.respFileList.filter(({ refDetailId }) => refDetailId === id).map(({ oriFileNm }) => oriFileNm),
  );

test('photos of equipment go through loss of the connection, undo, save, download, copy and deletion', async ({
  page,
  request,
  browser,
}) => {
  const api = await apiOf(request, 'sales2');
  const ship = await api.post<Ship>('rs4/ship', {
    ...{ shipNm: word(), shipNmEn: 'ROW FILES', trdTpCd: 'DOM', shipTpCd: 'BULK', natCd: 'KR' },
    insertEquipList: [{ equipNm: '발전기' }, { equipNm: '양묘기' }],
  });
  await signIn(page, 'sales2', `/rs4/ship/${ship.id}`);
  await expect(files(page, 1)).toContainText('선택한 파일 없음');
  // Somebody listens all the time, so that no window for choosing opens unseen between two waits.
  page.on('filechooser', () => undefined);

  // A blank on the cell asks for files; what cannot be taken is told before it is sent.
  await goTo(page, 1);
  const asked = page.waitForEvent('filechooser');
  await page.keyboard.press('Space');
  await (
    await asked
  ).setFiles([await photo('명판 사진.jpg'), { name: '설치.exe', mimeType: 'x', buffer: Buffer.from('MZ') }]);
  await expect(page.getByText('설치.exe: 올릴 수 없는 종류입니다. 문서나 사진 파일을 올리세요.')).toBeVisible();
  await has(page, 1, '명판 사진.jpg');

  // The connection breaks; nothing is lost, and the menu tries again.
  await page.route('**/uploadFiles', (route) => route.abort('connectionreset'), { times: 1 });
  const again = page.waitForEvent('filechooser');
  await files(page, 2).getByRole('button', { name: '파일 추가' }).click();
  // The keyboard was at another row.
  await expect(files(page, 2)).toBeFocused();
  await (await again).setFiles([await photo('양묘기.jpg')]);
  await expect(files(page, 2).getByRole('alert')).toHaveText('서버에 연결할 수 없습니다. 다시 올리세요.');
  await goTo(page, 2);
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: '다시 올리기' }).click();
  await has(page, 2, '양묘기.jpg');

  // Undo knows it, Delete takes away, and a renamed program is refused by its content.
  await page.keyboard.press('Delete');
  await expect(files(page, 2)).toContainText('선택한 파일 없음');
  await page.keyboard.press('Control+z');
  await has(page, 2, '양묘기.jpg');
  await expect(files(page, 2)).toBeFocused();
  const third = page.waitForEvent('filechooser');
  await page.keyboard.press('Space');
  await (
    await third
  ).setFiles([
    { name: '가짜.jpg', mimeType: 'image/jpeg', buffer: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(3000)]) },
  ]);
  await expect(files(page, 2).getByRole('alert')).toContainText('가짜.jpg');
  expect((await axe(page).include('.hg-detail').analyze()).violations.map(({ id }) => id)).toEqual([]);
  await files(page, 2).getByRole('button', { name: '올리기 취소: 가짜.jpg' }).click();
  expect(namesOf(await save(page))).toEqual([['명판 사진.jpg'], ['양묘기.jpg']]);

  await page.reload();
  await has(page, 1, '명판 사진.jpg');
  // The photo itself stands small before its name, and in full for a press or from the menu of the cell.
  const small = files(page, 1).getByRole('button', { name: '보기: 명판 사진.jpg' });
  await expect
    .poll(() => small.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  const picture = page.getByRole('dialog', { name: '명판 사진.jpg' });
  await small.click();
  await expect(picture.getByRole('img')).toBeVisible();
  await picture.getByRole('button', { name: '닫기' }).last().click();
  await goTo(page, 1);
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: '보기: 명판 사진.jpg' }).click();
  await expect(picture).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(files(page, 1)).toBeFocused();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    files(page, 1).getByRole('button', { name: '다운로드: 명판 사진.jpg' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('명판 사진.jpg');
  expect((await readFile(await download.path())).equals((await photo('')).buffer)).toBe(true);

  // A copied row and a copied record take their files along.
  await goTo(page, 1);
  await page.keyboard.press('Control+Shift+d');
  await has(page, 2, '명판 사진.jpg');
  expect(namesOf(await save(page))).toEqual([['명판 사진.jpg'], ['명판 사진.jpg'], ['양묘기.jpg']]);
  await files(page, 3).getByRole('button', { name: '삭제: 양묘기.jpg' }).click();
  expect(namesOf(await save(page))).toEqual([['명판 사진.jpg'], ['명판 사진.jpg'], []]);
  await page.goto(`/rs4/ship/create?copy=${ship.id}`);
  await has(page, 2, '명판 사진.jpg');
  const copy = await save(page, 'POST');
  expect(namesOf(copy)).toEqual([['명판 사진.jpg'], ['명판 사진.jpg'], []]);

  // Who may only read downloads, and finds no other button.
  const reader = await elsewhere(browser, 'view2', `/rs4/ship/${copy.id}`);
  // Without handles to move rows by, the column is the seventh.
  const read = reader.page.locator('[role=row][aria-rowindex="2"] [aria-colindex="7"]');
  await expect(read.getByRole('button', { name: /^(보기|다운로드): 명판 사진\.jpg$/ })).toHaveCount(2);
  await expect(read.getByRole('button')).toHaveCount(2);
  await reader.context.close();
});
