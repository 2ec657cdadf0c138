// Takes the pictures of the product that the home page shows, in Korean and in English: node scripts/pictures.mjs http://localhost:3000
// The address is of a product with fresh demo data at 2026-11-20. Writes src/portal/pictures/screens.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { openDesk, settle, showSheetAlone, writeQuotation } from './lib/desk.mjs';
import { root } from './lib/run.mjs';

const address = process.argv[2] ?? 'http://localhost:3000';
const folder = path.join(root, 'src/portal/pictures/screens');
mkdirSync(folder, { recursive: true });

const wide = { viewport: { width: 1440, height: 680 }, deviceScaleFactor: 2 };
const phone = { viewport: { width: 390, height: 1500 }, deviceScaleFactor: 2, hasTouch: true };
/**
 * A part of the phone's page: what can be read at its width.
 * @param {string} tab @param {number} y @param {number} height
 */
const strip = (tab, y, height) => ({ options: phone, tab, clip: { x: 0, y, width: 390, height } });

/** The quotation as somebody else left it: a price and a date changed. */
async function changeQuotation() {
  const { call, close } = await openDesk(address, 'admin2');
  const { id, version, itemList } = await writeQuotation(call);
  const washing = itemList.find(({ itemNm }) => itemNm === '선체 고압수세척');
  const zinc = itemList.find(({ itemNm }) => itemNm === '아연판 교체');
  const record = await call('GET', `rs4/quot/${id}`);
  if (record.placeTxt === null)
    await call('PATCH', `rs4/quot/${id}`, {
      version,
      placeTxt: '제1도크',
      validDt: '2026-12-31',
      quotTitle: '2026년 정기 입거수리',
      updateItemList: [
        { id: washing?.id, qty: '2480' },
        { id: zinc?.id, dctRt: '8', qty: '40' },
      ],
    });
  await close();
}

/**
 * Who reads English sees the paper of a customer abroad.
 * @param {string} language
 */
async function printInEnglish(language) {
  if (language !== 'en') return;
  const { call, close } = await openDesk(address, 'sales2');
  const { content } = await call('GET', 'rs4/common/styleCode?keyword=EN-Q');
  const { id, version } = await writeQuotation(call);
  await call('PATCH', `rs4/quot/${id}`, { version, styleCodeId: content[0]?.id });
  await close();
}

/** @param {Page} page */
async function previewPaper(page) {
  await page
    .getByRole('button', { name: /^(미리보기|Preview)$/ })
    .first()
    .click();
  await showSheetAlone(page);
}

/**
 * Each screen: its place in the product, what is pressed there, and what of it a phone shows.
 * @type {(Screen & { name: string, phone: View & Partial<Screen> })[]}
 */
const screens = [
  {
    name: 'quotation',
    tab: '?tab=0',
    act: (page) => page.getByRole('gridcell', { name: '68,333' }).first().click(),
    phone: strip('', 676, 544),
  },
  {
    name: 'paper',
    tab: '?tab=0',
    before: printInEnglish,
    act: previewPaper,
    phone: {
      options: { viewport: { width: 760, height: 1000 }, deviceScaleFactor: 1 },
      part: '[role=dialog] iframe',
      act: previewPaper,
    },
  },
  { name: 'history', tab: '?tab=2', before: changeQuotation, phone: strip('?tab=2', 0, 350) },
];

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {{
 *   tab: string,
 *   before?: (language: string) => Promise<void>,
 *   act?: (page: Page) => Promise<void>,
 * }} Screen
 * @typedef {{
 *   options?: object,
 *   part?: string,
 *   clip?: { x: number, y: number, width: number, height: number },
 * }} View
 * @param {Screen} screen
 * @param {View} view
 * @param {string} language
 */
async function take({ tab, before, act }, { options, part, clip }, language) {
  await before?.(language);
  const { context, call, close } = await openDesk(address, 'sales2', options);
  try {
    await context.addCookies([{ name: 'hangro_lang', value: language, url: address }]);
    const page = await context.newPage();
    await page.goto(`${address}/rs4/quot/${(await writeQuotation(call)).id}${tab}`);
    await page.locator('#hg-main [role=tab]').first().waitFor();
    await settle(page);
    await act?.(page);
    await page.waitForTimeout(1500);
    return part ? await page.locator(part).screenshot() : await page.screenshot({ clip });
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
    await write(
      await take({ ...screen, act: undefined, tab: '?tab=0', ...part }, part, language),
      `${name}-phone`,
      700,
    );
  }
