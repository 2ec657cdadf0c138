/** A quotation of ten thousand lines in the desk's form, beside react-data-grid alone on the same rows and columns. */
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { quot } from '../../src/services/rs4/quot/quot.ts';
import { gridFields } from '../../src/record/resource.ts';
import { chromiumArgs, chromiumPath } from '../support/chromium.ts';
import { fillQuotations } from './data.ts';
import { send } from './load.ts';
import { serveReference } from './grid/serve.ts';
import { addProbe, firstRows, median, pasted, scrolled, typed, type Times } from './grid/steps.ts';
import type { Part, World } from './world.ts';

const lines = 10_000;
const pastedLines = 2000;
const rounds = 3;

/** Ten columns that are typed stand side by side, so that ten can be pasted. */
const typable = ['workTpCd', 'itemNm', 'spec', 'unitCd', 'qty', 'purcPrice', 'priceBaseCd', 'price', 'dctRt', 'remark'];
const computed = ['lineTpCd', 'lineNo', 'prftRt', 'tot', 'dctAmount', 'quotAmount', 'salesVat'];
const shown = [...typable, ...computed];
const fields = gridFields(quot.fields.item);
const widths = shown.map((name): [string, number] => [name, fields[name]?.width ?? 120]);
const layout = { order: shown, widths: {}, hidden: Object.keys(fields).filter((name) => !shown.includes(name)) };

/** Row number, drag handle, then the data; the reference has the data alone. */
const columnOf = (name: string, before: number) => shown.indexOf(name) + before + 1;

const table = (round: number) =>
  Array.from({ length: pastedLines }, (_, n) => [
    ...[
      '',
      `Pasted ${round}-${n}`,
      `SCH${n % 80}`,
      'EA',
      String(1 + (n % 9)),
      String(7000 + n),
      'P',
      String(9000 + n),
      String(n % 5),
      `No. ${n}`,
    ],
  ]);

export const grid: Part = {
  name: 'grid',
  async run(world) {
    const [id] = await fillQuotations(world.owner, world, 1, lines);
    const rows = await send(world.ours(`rs4/quot/${id}`));
    const stop = await serveReference(
      path.join(import.meta.dirname, 'grid'),
      world.freePort,
      path.join(world.home, 'reference'),
      rows,
    );
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
    try {
      const [ours, bare]: [Times[], Times[]] = [[], []];
      for (let round = 0; round <= rounds; round += 1) {
        const a = await fresh(browser, async (page) => {
          await signIn(page, world);
          return inDesk(page, world, round);
        });
        const b = await fresh(browser, (page) => inReference(page, world, round));
        // The first round warms both.
        if (round > 0) {
          ours.push(a);
          bare.push(b);
        }
      }
      tell(world, ours, bare);
    } finally {
      await browser.close();
      stop();
    }
  },
};

const words: readonly (readonly [keyof Times, string, string])[] = [
  ['open', `${lines.toLocaleString('en-US')} lines, first rows`, 'aim 300'],
  ['scroll', 'a jump while scrolling', ''],
  ['key', 'key to glyph', 'aim 50'],
  ['commit', 'Enter to the value in its cell', ''],
  ['paste', `paste of ${pastedLines.toLocaleString('en-US')} × 10 cells`, 'aim 1000'],
];

/** Ratios as of the other parts: 1 is as fast as the reference, 0.5 takes twice as long. */
function tell(world: World, ours: readonly Times[], bare: readonly Times[]): void {
  for (const [step, name, aim] of words) {
    const [a, b] = [ours, bare].map((times) => median(times.map((one) => one[step]))) as [number, number];
    world.say(
      `${name.padEnd(34)} ratio ${(b / a).toFixed(2)}   (${a.toFixed(0)} / ${b.toFixed(0)} ms${aim && `, ${aim}`})`,
    );
  }
}

/** A browser without what an earlier round left, drafts above all. */
async function fresh<T>(browser: Browser, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ko-KR' });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** The person in the desk, with columns of the lines that show. */
export async function signIn(page: Page, { ourPort, userId, login }: World, columns: object = layout): Promise<void> {
  await page.goto(`http://localhost:${ourPort}/platform/member/login?redirect=%2Frs4%2Fquot`);
  await page.evaluate(
    ([key, value]) => {
      localStorage.setItem(key!, value!);
    },
    [`RaStorehangro${userId}.grid:rs4/quot.item`, JSON.stringify(columns)],
  );
  await page.locator('input[autocomplete=username]').fill(login.loginId);
  await page.locator('input[type=password]').fill(login.loginPw);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/rs4/quot');
}

async function inDesk(page: Page, { ourPort }: World, round: number): Promise<Times> {
  await page.goto(`http://localhost:${ourPort}/rs4/quot`);
  await addProbe(page);
  const number = page.getByRole('gridcell', { name: /^BQ-/ }).first();
  await number.waitFor();
  const open = await firstRows(page, /^\/api\/rs4\/quot\/\d+$/, columnOf('spec', 2), () => number.dblclick());
  return { open, ...(await edited(page, round, 2)) };
}

async function inReference(page: Page, { freePort }: World, round: number): Promise<Times> {
  await page.goto(`http://localhost:${freePort}/?columns=${encodeURIComponent(JSON.stringify(widths))}`);
  await addProbe(page);
  const open = await firstRows(page, /^\/rows$/, columnOf('spec', 0), () => page.getByRole('button').click());
  return { open, ...(await edited(page, round, 0)) };
}

async function edited(page: Page, round: number, before: number): Promise<Omit<Times, 'open'>> {
  const column = columnOf('spec', before);
  const scroll = await scrolled(page, column);
  const keys = await typed(page, column, 10);
  const at = { row: 3, column: columnOf(typable[0]!, before) };
  const name = { row: 8, column: columnOf('itemNm', before), text: `Pasted ${round}-5` };
  return { scroll, ...keys, paste: await pasted(page, at, table(round), name) };
}
