// Takes the pictures of the product that the home page shows, in Korean and in English, and those of the services that
// run: node scripts/pictures.mjs http://localhost:3000 [name …]
// The address is of a product with fresh demo data at 2026-11-20. Writes src/portal/pictures/screens and
// src/services/reference/pictures.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { request } from '@playwright/test';
import sharp from 'sharp';
import { openDesk, settle, signIn } from './lib/desk.mjs';
import { openRepair } from './lib/hanbit.mjs';
import { root } from './lib/run.mjs';

const address = process.argv[2] ?? 'http://localhost:3000';
const folder = path.join(root, 'src/portal/pictures/screens');
mkdirSync(folder, { recursive: true });
const repair = await openRepair(address);

/** When the lists say they were read. */
const today = '2026-11-20T09:20:00+09:00';
const wide = { viewport: { width: 1440, height: 680 }, deviceScaleFactor: 2 };
const phone = { viewport: { width: 390, height: 1500 }, deviceScaleFactor: 2, hasTouch: true };
/**
 * A part of the phone's page: what can be read at its width.
 * @param {number} y @param {number} height
 */
const strip = (y, height) => ({ options: phone, clip: { x: 0, y, width: 390, height } });

/**
 * Each screen in the order of the one repair that all of them show: who sees it, how far the repair has come by then and the
 * record's place in the product, what is pressed there, and what of it a phone shows.
 * @type {(Screen & { name: string, phone: View & Partial<Screen> })[]}
 */
const screens = [
  {
    name: 'quotation',
    person: 'sales2',
    place: async () => `/rs4/quot/${await repair.quotation()}`,
    act: (page) => page.getByRole('gridcell', { name: '68,333' }).first().click(),
    phone: { ...strip(0, 544), place: async () => `/rs4/quot/${await repair.quotation()}?tab=0` },
  },
  {
    name: 'works',
    person: 'sales2',
    place: async () => `/rs4/order/${(await repair.worked()).orderId}?tab=2`,
    phone: {
      ...strip(0, 452),
      person: 'site2',
      place: async () => `/rs4/work/${(await repair.worked()).paintingId}?tab=0`,
    },
  },
  {
    name: 'invoice',
    person: 'acct2',
    place: async () => `/rs4/inv/${await repair.billed()}?tab=1`,
    phone: { ...strip(0, 300), place: async () => `/rs4/inv/${await repair.billed()}?tab=0` },
  },
];

/** Pictures of services in the store, as `{id}-{number}`; the first of each is drawn. What they show is told in productTexts. */
const shop = path.join(root, 'src/services/reference/pictures');
/**
 * Where the record stands that `person` finds by `keyword`.
 * @param {string} person @param {string} place @param {string} keyword
 */
const found = (person, place, keyword) => async () => {
  const own = await request.newContext({ timeout: 180_000 });
  const { call } = await signIn(own, address, person);
  const query = new URLSearchParams({ keyword, fromDt: '2025-11-21', toDt: '2027-02-20' });
  const { content } = await call('GET', `${place}/list?${query}`);
  await own.dispose();
  if (content.length !== 1) throw new Error(`${place}: ${content.length} records of ${keyword}`);
  return `/${place}/${content[0]?.id}`;
};
/** @param {string} place */
const at = (place) => async () => place;
/** @param {Page} page */
const openFirst = async (page) => {
  await page.locator('#hg-main [role=row] a').first().click();
  await page.locator('#hg-main [role=tab]').first().waitFor();
  await settle(page);
};
/**
 * What the store shows of a desk: the screen without its menu, so that it can be read at the width of the store. A screen
 * of few things is taken of a narrower desk, a list of many columns of a wider one.
 * @param {number} desk its width
 */
const shopView = (desk = 1440) => {
  const menu = { x: 232, y: 48 };
  const width = desk - menu.x;
  const height = Math.round((width / 16) * 9);
  return {
    options: { viewport: { width: desk, height: height + menu.y }, deviceScaleFactor: 2 },
    clip: { ...menu, width, height },
  };
};
/** @type {(Screen & { name: string, desk?: number })[]} */
const services = [
  { name: '21-2', person: 'cust3', place: at('/shipwork/impDecl'), desk: 1496 },
  { name: '21-3', person: 'cust3', place: found('cust3', 'shipwork/impDecl', 'DN-26I-0238') },
  { name: '22-2', person: 'admin2', place: found('admin2', 'shipwork/pcr', 'PC-2611-0003') },
  { name: '22-3', person: 'admin2', place: at('/shipwork/pcr') },
  { name: '23-2', person: 'sup6', place: at('/shipwork/order') },
  { name: '23-3', person: 'sup6', place: found('sup6', 'shipwork/loadPrmt', 'LPD-2611-0003') },
  { name: '27-2', person: 'trn4', place: at('/bta/decl') },
  { name: '27-3', person: 'trn4', place: found('trn4', 'bta/decl', '030030T0100026900036') },
  { name: '28-2', person: 'trn4', place: at('/btcd/plan') },
  {
    name: '28-3',
    person: 'wh5',
    place: at('/btcd/arrv'),
    desk: 1680,
    act: async (page) => {
      await page.getByLabel('배차번호(바코드) 또는 차량번호').fill('DP-2611-0010');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: '도착확인', exact: true }).waitFor();
    },
  },
  { name: '29-2', person: 'wh5', place: at('/platform/dashboard'), desk: 1280 },
  { name: '29-3', person: 'wh5', place: at('/bwms/out'), act: openFirst },
  { name: '30-3', person: 'sales2', place: async () => `/rs4/quot/${await repair.quotation()}` },
  { name: '32-2', person: 'site2', place: async () => `/groupware/appr/todo/${await repair.asked()}` },
  { name: '30-2', person: 'sales2', place: async () => `/rs4/order/${(await repair.worked()).orderId}?tab=2` },
  { name: '30-4', person: 'acct2', place: async () => `/rs4/inv/${await repair.billed()}?tab=1` },
  { name: '33-2', person: 'wh5', place: at('/3pl/stock') },
  { name: '33-3', person: 'wh5', place: at('/3pl/stock?as=map') },
];

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {{
 *   person: string,
 *   place: () => Promise<string>,
 *   act?: (page: Page) => Promise<void>,
 * }} Screen
 * @typedef {{
 *   options?: object,
 *   clip?: { x: number, y: number, width: number, height: number },
 * }} View
 * @param {Screen} screen
 * @param {View} view
 * @param {string} language
 */
async function take({ person, place, act }, { options, clip }, language) {
  const { context, close } = await openDesk(address, person, options);
  try {
    await context.addCookies([{ name: 'hangro_lang', value: language, url: address }]);
    const page = await context.newPage();
    await page.clock.setFixedTime(today);
    await page.goto(address + (await place()));
    await page.locator('#hg-main :is([role=tab], [role=gridcell], h2)').first().waitFor();
    await settle(page);
    await act?.(page);
    await page.waitForTimeout(1500);
    return await page.screenshot({ clip });
  } finally {
    await close();
  }
}

/** @param {Buffer} png @param {string} name @param {number} width */
async function write(png, name, width) {
  const image = sharp(png).resize({ width, kernel: 'lanczos3' });
  const file = path.join(folder, `${name}-${width}`);
  const { size: avif } = await image
    .clone()
    .avif({ quality: 52, effort: 5, chromaSubsampling: '4:4:4' })
    .toFile(`${file}.avif`);
  const { size: webp } = await image
    .clone()
    .webp({ quality: 80, effort: 6, smartSubsample: true })
    .toFile(`${file}.webp`);
  console.log(`  ${path.basename(file)}: ${(avif / 1000).toFixed(0)} kB avif, ${(webp / 1000).toFixed(0)} kB webp`);
}

/** @param {string} name */
const wanted = (name) => process.argv.length < 4 || process.argv.slice(3).includes(name);

/** @param {typeof services[number]} screen */
async function takeForShop(screen) {
  const png = await take(screen, shopView(screen.desk), 'ko');
  await sharp(png)
    .resize({ width: 1280, height: 720, kernel: 'lanczos3' })
    .webp({ quality: 78, effort: 6, smartSubsample: true })
    .toFile(path.join(shop, `${screen.name}.webp`));
}

/** @param {typeof screens[number]} screen */
async function takeForHome(screen) {
  for (const language of ['ko', 'en']) {
    const name = language === 'ko' ? screen.name : `${screen.name}-${language}`;
    const png = await take(screen, { options: wide }, language);
    for (const width of [1120, 2240]) await write(png, name, width);
    const part = screen.phone;
    await write(await take({ ...screen, act: undefined, ...part }, part, language), `${name}-phone`, 700);
  }
}

// The repair goes on between them: what shows an earlier day of it is taken first.
/** @type {[home: string, of: string[]][]} */
const days = [
  ['quotation', ['30-3', '32-2']],
  ['works', ['30-2']],
  ['invoice', ['30-4']],
];
const ofRepair = days.flatMap(([, of]) => of);
for (const screen of services) if (!ofRepair.includes(screen.name) && wanted(screen.name)) await takeForShop(screen);
for (const [home, of] of days) {
  for (const screen of screens) if (screen.name === home && wanted(screen.name)) await takeForHome(screen);
  for (const screen of services) if (of.includes(screen.name) && wanted(screen.name)) await takeForShop(screen);
}
