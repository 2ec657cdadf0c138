// People of the demo data at work in a real Chromium, for the scripts that take pictures and record.
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.mjs';

const password = 'Hangro!2611';

/**
 * What these scripts read of the API's answers, whichever the call.
 * @typedef {{
 *   id: number,
 *   version: number,
 *   stCd: string,
 *   placeTxt: string | null,
 *   itemList: { id: number, itemNm: string }[],
 *   content: { id: number }[],
 * }} Answer
 * @typedef {(method: string, path: string, data?: object) => Promise<Answer>} Call
 * @typedef {import('@playwright/test').Page} Page
 */

/**
 * Logs a person in: the tokens, and `call`, which speaks to the API as that person.
 * @param {import('@playwright/test').APIRequestContext} request
 * @param {string} address
 * @param {string} person
 */
export async function signIn(request, address, person) {
  const login = await request.post(`${address}/api/platform/member/login`, {
    data: { loginId: `${person}@demo.example`, loginPw: password, rememberMe: false, systemCd: 'PLATFORM' },
  });
  const { accessToken, refreshToken } = await login.json();
  const headers = { authorization: `Bearer ${accessToken}` };
  /** @type {Call} */
  const call = async (method, path, data) => {
    const sent = data instanceof FormData ? { multipart: data } : { data };
    const answer = await request.fetch(`${address}/api/${path}`, { method, headers, ...sent });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    return answer.status() === 204 ? undefined : answer.json();
  };
  const cookies = [
    { name: 'hangro_at', value: accessToken, url: address },
    { name: 'hangro_rt', value: refreshToken, url: address },
  ];
  return { call, cookies };
}

/**
 * A browser, and a context in which `person` is logged in: {context, call, close}. `call` speaks to the API.
 * @param {string} address
 * @param {string} person
 * @param {import('@playwright/test').BrowserContextOptions} [options]
 */
export async function openDesk(address, person, options) {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--hide-scrollbars'],
  });
  const context = await browser.newContext({ locale: 'ko-KR', timezoneId: 'Asia/Seoul', ...options });
  // What is taken does not tell how busy the machine was.
  context.setDefaultTimeout(180_000);
  const { call, cookies } = await signIn(context.request, address, person);
  await context.addCookies(cookies);
  return { context, call, close: () => browser.close() };
}

/** @param {string} workTpCd @param {string} itemNm @param {string} unitCd @param {string} qty @param {object} money */
const item = (workTpCd, itemNm, unitCd, qty, money) => ({
  lineTpCd: 'I',
  workTpCd,
  itemNm,
  unitCd,
  qty,
  vatCd: 'TAX10',
  ...money,
});
/** @param {string} purcPrice @param {string} prftRt */
const byRate = (purcPrice, prftRt, dctRt = '0') => ({ priceBaseCd: 'R', purcPrice, prftRt, dctRt });
/** Lines of the demo quotation RQ-2611-0001; the amounts are those of 00-conventions 1.6, vector A. */
export const lines = [
  { lineTpCd: 'H', itemNm: '선체 공사' },
  item('HULL', '선체 고압수세척', 'M2', '2450', byRate('1150', '27.5', '3.5')),
  item('PAINT', '선체 도장(1회)', 'M2', '2450', byRate('3333', '20')),
  item('HULL', '아연판 교체', 'EA', '37', { priceBaseCd: 'P', purcPrice: '51250', price: '68333', dctRt: '7.25' }),
  item('PROP', '프로펠러 연마', 'EA', '1', { priceBaseCd: 'P', purcPrice: '1900000', price: '2600000' }),
  { lineTpCd: 'D', itemNm: '특별할인', qty: '1', vatCd: 'TAX10', price: '-100009' },
];

/**
 * The demo quotation of HANBIT NURI: its record, being written from now on.
 * @param {Call} call
 */
export async function startQuotation(call) {
  const { content } = await call('GET', 'rs4/quot/list?keyword=RQ-2611-0001');
  const quot = await call('GET', `rs4/quot/${content[0]?.id}`);
  return quot.stCd === 'INQ' ? call('POST', `rs4/quot/${quot.id}/start`, { version: quot.version }) : quot;
}

/**
 * The same with its lines, written once.
 * @param {Call} call
 */
export async function writeQuotation(call) {
  const { id, version, itemList } = await startQuotation(call);
  return itemList.length
    ? { id, version, itemList }
    : call('PATCH', `rs4/quot/${id}`, { version, insertItemList: lines });
}

/**
 * Waits until nothing more is fetched; the stream of notices never ends, so the network is never idle.
 * @param {Page} page
 */
export async function settle(page) {
  const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  for (let [before, now, tries] = [-1, await fetched(), 0]; before !== now && tries < 40; tries++) {
    await page.waitForTimeout(1200);
    [before, now] = [now, await fetched()];
  }
}

/**
 * Leaves the browser's own bars away from the sheet of an open preview.
 * @param {Page} page
 */
export async function showSheetAlone(page) {
  const frame = page.locator('iframe[src^="blob:"]');
  await frame.waitFor();
  await frame.evaluate((element) => {
    if (!(element instanceof HTMLIFrameElement)) return;
    const sheet = /** @type {HTMLIFrameElement} */ (element.cloneNode());
    sheet.src = `${element.src.split('#')[0]}#toolbar=0&navpanes=0&zoom=84`;
    element.replaceWith(sheet);
  });
  await page.waitForTimeout(2500);
}
