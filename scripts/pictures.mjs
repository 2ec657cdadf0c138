// Takes the pictures of the product that the home page shows, in Korean and in English: node scripts/pictures.mjs http://localhost:3000
// The address is of a product with fresh demo data at 2026-11-20. Writes src/portal/pictures/screens.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { openDesk, settle, writeQuotation } from './lib/desk.mjs';
import { root } from './lib/run.mjs';

const address = process.argv[2] ?? 'http://localhost:3000';
const folder = path.join(root, 'src/portal/pictures/screens');
mkdirSync(folder, { recursive: true });

const wide = { viewport: { width: 1440, height: 680 }, deviceScaleFactor: 2 };
const phone = { viewport: { width: 390, height: 1500 }, deviceScaleFactor: 2, hasTouch: true };
/**
 * A part of the phone's page: what can be read at its width.
 * @param {number} y @param {number} height
 */
const strip = (y, height) => ({ options: phone, clip: { x: 0, y, width: 390, height } });

/**
 * The record of a document number.
 * @param {Call} call @param {string} list @param {string} keyword
 */
async function recordOf(call, list, keyword) {
  const { content } = await call('GET', `rs4/${list}/list?fromDt=2025-01-01&keyword=${keyword}`);
  return `/rs4/${list}/${content[0]?.id}`;
}

/**
 * Each screen: who sees it, its place in the product, what is pressed there, and what of it a phone shows.
 * @type {(Screen & { name: string, phone: View & Partial<Screen> })[]}
 */
const screens = [
  {
    name: 'quotation',
    person: 'sales2',
    place: async (call) => `/rs4/quot/${(await writeQuotation(call)).id}`,
    act: (page) => page.getByRole('gridcell', { name: '68,333' }).first().click(),
    phone: { ...strip(0, 544), place: async (call) => `/rs4/quot/${(await writeQuotation(call)).id}?tab=0` },
  },
  {
    name: 'works',
    person: 'sales2',
    place: async (call) => `${await recordOf(call, 'order', 'RO-2610-0001')}?tab=2`,
    phone: {
      ...strip(0, 452),
      person: 'site2',
      place: async (call) => `${await recordOf(call, 'work', 'RW-2611-0002')}?tab=0`,
    },
  },
  {
    name: 'invoice',
    person: 'acct2',
    place: async (call) => `${await recordOf(call, 'inv', 'RIA-2610-0001')}?tab=1`,
    phone: { ...strip(0, 300), place: async (call) => `${await recordOf(call, 'inv', 'RIA-2610-0001')}?tab=0` },
  },
];

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('./lib/desk.mjs').Call} Call
 * @typedef {{
 *   person: string,
 *   place: (call: Call) => Promise<string>,
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
  const { context, call, close } = await openDesk(address, person, options);
  try {
    await context.addCookies([{ name: 'hangro_lang', value: language, url: address }]);
    const page = await context.newPage();
    await page.goto(address + (await place(call)));
    await page.locator('#hg-main [role=tab]').first().waitFor();
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

for (const screen of screens)
  for (const language of ['ko', 'en']) {
    const name = language === 'ko' ? screen.name : `${screen.name}-${language}`;
    if (process.argv[3] && process.argv[3] !== name) continue;
    const png = await take(screen, { options: wide }, language);
    for (const width of [1120, 2240]) await write(png, name, width);
    const part = screen.phone;
    await write(await take({ ...screen, act: undefined, ...part }, part, language), `${name}-phone`, 700);
  }
