/** The record of bonded cargo: what is left and until when, what came and went with the way to its reports, its place on the map. */
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { addDays, daysBetween } from '../../../src/core/dates.ts';
import { testClock } from '../../support/demo.ts';
import { apiOf, signIn, type Api } from '../desk.ts';
import { expectAccessible, expectNoSideScroll } from '../support/audit.ts';

type Row = Record<string, unknown>;
/** The day that the server has. */
const today = testClock.slice(0, 10);
const came = addDays(today, -12);

/** A report that customs has accepted. */
async function accepted(api: Api, body: Row): Promise<Row> {
  const made = await api.post<Row>(`bwms/io?view=${body.ioCd === 'I' ? 'in' : 'out'}`, { confirmed: true, ...body });
  const at = `bwms/io/${String(made.id)}`;
  await api.post(`${at}/send`, { version: made.version });
  await expect.poll(async () => (await api.get<Row>(at)).stCd).toBe('ACCEPT');
  return api.get<Row>(at);
}

/** 88 packages of cargo of its own came in; so many of them leave. */
async function cargoOf(request: APIRequestContext, leaving: number) {
  const api = await apiOf(request, 'wh5');
  const cargMtNo = `26DEMOB${String(Math.floor(Math.random() * 900) + 100)}I${String(Date.now()).slice(-8)}`;
  const common = { bondAreaCd: '03099001', cargMtNo, blNo: 'DEMOBL778', ownerNm: '데모화주', itemNm: '데모부품' };
  const inward = await accepted(api, {
    ...{ ...common, ioCd: 'I', ioTpCd: '10', ioDtm: `${came} 09:00`, pkgUnitCd: 'CT', splitCd: 'A', locCd: 'A-07' },
    ...{ pkgCnt: 88, grossWgt: '1172.20' },
  });
  const outward = await accepted(api, {
    ...{ ...common, ioCd: 'O', ioTpCd: '50', ioDtm: `${addDays(today, -1)} 10:00`, pkgUnitCd: 'CT' },
    ...{ basisTpCd: 'IMP', basisNo: '9900126000001M', pkgCnt: leaving, splitCd: leaving < 88 ? 'P' : 'A' },
    grossWgt: leaving < 88 ? '400.00' : '1172.20',
  });
  const stock = await api.get<Row>(`bwms/stock/${String(inward.stockId)}`);
  return { inward, outward, stock, path: `/bwms/stock/${String(stock.id)}` };
}

test('what is left leads, then until when, then each movement with the way to its report', async ({
  page,
  request,
}) => {
  const { inward, outward, stock, path } = await cargoOf(request, 30);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'wh5', path);
  const left = page.getByRole('region', { name: '잔량', exact: true });
  await expect(left).toContainText('58 / 88 CT');
  await expect(left).toContainText('772.20 kg / 1,172.20 kg');
  await expect(left).toContainText('잔량 65.9%');
  await expect(left).toContainText('반출 30 CT · 400.00 kg');
  await expect(left.getByRole('img', { name: '반입 88 CT 가운데 58 CT 남음' })).toBeVisible();
  const due = String(stock.storeDueDt);
  const term = page.getByRole('region', { name: '장치기간' });
  await expect(term).toContainText(`장치기한까지 ${daysBetween(today, due)}일`);
  await expect(term).toContainText('장치 12일');
  await expect(term).toContainText(`반출통고 가능 ${addDays(due, -30)}`);
  await expect(term).toContainText(`장치기한 ${due}`);
  // What stands there stands in no field again.
  await expect(page.getByText('잔량중량', { exact: true })).toHaveCount(0);

  const moves = page.getByRole('region', { name: '반출입 이력' });
  const line = (no: unknown) => moves.getByRole('row').filter({ hasText: String(no) });
  await expect(line(inward.ioNo)).toContainText('+881,172.20 kg');
  await expect(line(outward.ioNo)).toContainText('−30400.00 kg');
  await expect(line(outward.ioNo)).toContainText('772.20');
  await expect(line(outward.ioNo)).toContainText('근거 9900126000001M');
  await expect(moves).toContainText('반입 88 − 반출 30 = 잔량 58 CT');
  await expectAccessible(page);
  await line(outward.ioNo).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/bwms/out/${String(outward.id)}$`));
  await page.goBack();
  await line(inward.ioNo).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/bwms/in/${String(inward.id)}$`));
  await page.goBack();

  const here = page.getByRole('link', { name: /이 화물의 위치$/ });
  await expect(here).toHaveAttribute('aria-current', 'true');
  await expect(here).toHaveAccessibleName(/^A-07: /);
});

test('what is taken back stands beside what it takes back, with the other sign', async ({ page, request }) => {
  const { outward, path } = await cargoOf(request, 30);
  const api = await apiOf(request, 'wh5');
  await api.post(`bwms/io/${String(outward.id)}/cancel`, { version: outward.version, reason: '다른 차에 실음' });
  await signIn(page, 'wh5', path);
  const rows = page
    .getByRole('region', { name: '반출입 이력' })
    .getByRole('row')
    .filter({ hasText: String(outward.ioNo) });
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('−30400.00 kg');
  await expect(rows.last()).toContainText('취소');
  await expect(rows.last()).toContainText('+30400.00 kg');
  await expect(rows.last()).toContainText('다른 차에 실음');
  await expect(page.getByRole('region', { name: '잔량', exact: true })).toContainText('88 / 88 CT');
});

test('all of it has left: the clock stands, and no place is marked', async ({ page, request }) => {
  const { path } = await cargoOf(request, 88);
  await signIn(page, 'wh5', path);
  await expect(page.getByRole('region', { name: '잔량', exact: true })).toContainText('0 / 88 CT');
  const term = page.getByRole('region', { name: '장치기간' });
  await expect(term).toContainText(`${addDays(today, -1)} 모두 반출`);
  await expect(term).toContainText('장치 11일');
  await expect(term).not.toContainText('오늘');
  await expect(page.getByRole('link', { name: /^A-07:/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /이 화물의 위치$/ })).toHaveCount(0);
});

test('on a phone, in English, cargo that has to leave soon says so, light and dark', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'hangro_lang', value: 'en', url: baseURL! }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'wh5', '/bwms/stock/2');
  const inBothSchemes = async () => {
    for (const scheme of ['light', 'dark']) {
      await page.evaluate((name) => document.documentElement.setAttribute('data-scheme', name), scheme);
      await expectAccessible(page);
    }
    await expectNoSideScroll(page);
  };
  await expect(page.getByRole('region', { name: 'Remaining' })).toContainText('36 / 36 CT');
  await expect(page.getByRole('region', { name: 'Storage period' })).toContainText('Days to storage limit: 5');
  await inBothSchemes();
  await page.getByRole('tab', { name: 'Movements' }).click();
  await expect(page.getByRole('region', { name: 'Movements' })).toContainText('+36');
  await inBothSchemes();
});

test('on a wide screen the map stands beside the ledger, with the way to what has to leave first', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'wh5', '/bwms/stock/1');
  const map = page.getByRole('region', { name: '위치도' });
  await expect(map.getByRole('link', { name: /이 화물의 위치$/ })).toBeVisible();
  await expect(page.getByRole('region', { name: '반출입 이력' })).toBeVisible();
  await expect(page.getByRole('tab', { name: '위치도' })).toHaveCount(0);
  const first = map.getByRole('region', { name: '먼저 볼 화물' });
  await expect(first.locator('[aria-current=page]')).toContainText('A-01');
  const other = first.getByRole('link', { name: /26DEMOA002I-0002-0001/ });
  await expect(other).toContainText('일 남음');
  await expectAccessible(page);
  await other.click();
  await expect(page.getByRole('heading', { level: 1, name: /26DEMOA002I-0002-0001/ })).toBeVisible();
  await expect(first.locator('[aria-current=page]')).toContainText('B-02');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('tab', { name: '위치도' })).toBeVisible();
  await expect(map).toHaveCount(0);
});
