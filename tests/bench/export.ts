/** Exports beside exceljs and jsPDF alone on the same cells: ten thousand lines in the browser, a hundred thousand rows from the server. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import type { FileKind } from '../../src/core/files/sheet.ts';
import { quot } from '../../src/services/rs4/quot/quot.ts';
import { gridFields } from '../../src/record/resource.ts';
import { chromiumArgs, chromiumPath } from '../support/chromium.ts';
import { customersSql } from '../support/customers.ts';
import { fillQuotations } from './data.ts';
import { signIn } from './grid.ts';
import { serveReference } from './grid/serve.ts';
import { median } from './grid/steps.ts';
import { send } from './load.ts';
import { peakMemory, type Part, type World } from './world.ts';

const lines = 10_000;
const rows = 100_000;
/** Of them those that jsPDF alone is measured with. */
const some = 20_000;
const rounds = 3;
/** The country that only the rows of this part have. */
const country = 'NO';

interface Taken {
  readonly seconds: number;
  readonly peak: number;
}

export const exporting: Part = {
  name: 'export',
  async run(world) {
    await fromServer(world);
    await inBrowser(world);
  },
};

function tell({ say }: World, name: string, ours: readonly Taken[], bare: readonly Taken[], aim = ''): void {
  const of = (all: readonly Taken[]) => median(all.map(({ seconds }) => seconds));
  const peak = (all: readonly Taken[]) => Math.max(...all.map((one) => one.peak));
  say(
    `${name.padEnd(38)} ratio ${(of(bare) / of(ours)).toFixed(2)}   (${of(ours).toFixed(1)} / ${of(bare).toFixed(1)} s; peak ${peak(ours)} / ${peak(bare)} MB${aim})`,
  );
}

const columns = [
  ...[
    'clntCd',
    'clntNm',
    'clntNmEn',
    'clntTpCds',
    'natCd',
    'corpRegNo',
    'ceoNm',
    'telNo',
    'currCd',
    'vatCd',
    'payTermCd',
    'useYn',
  ],
  ...['bizTp', 'bizItem', 'addr', 'addrEn', 'email', 'creditAmt', 'createDt', 'updateDt'],
];

async function fromServer(world: World): Promise<void> {
  await world.owner.query(
    customersSql({ corpId: world.corpId, count: rows, name: '내보내기', code: 'E-', natCd: country, used: some }),
  );
  await world.owner.query('analyze rs4_clnt');
  const named = (count: number, kind: string) =>
    `${count.toLocaleString('en-US')} × ${columns.length} ${kind} from the server`;
  const whole = `natCd=${country}`;
  const excel = await beside(
    () => taken(world, 'excel', whole),
    () => alone(world, 'bareWriter.mjs', ''),
  );
  tell(world, named(rows, 'Excel'), ...excel, ', aim 300');
  tell(
    world,
    named(some, 'PDF'),
    ...(await beside(
      () => taken(world, 'pdf', `${whole}&useYn=Y`),
      () => alone(world, 'barePdf.mjs', ` and use_yn = 'Y'`),
    )),
  );
  // jsPDF alone holds no hundred thousand rows; the workbook of the same rows stands beside them.
  tell(world, named(rows, 'PDF'), [await taken(world, 'pdf', whole)], excel[0], ', aim 300; beside our Excel');
}

/** Both by turns, so that what else the machine does befalls both. */
async function beside(ours: () => Promise<Taken>, bare: () => Taken): Promise<[Taken[], Taken[]]> {
  const all: [Taken[], Taken[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    all[0].push(await ours());
    all[1].push(bare());
  }
  return all;
}

function alone(world: World, script: string, more: string): Taken {
  const snake = columns.map((name) => name.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`));
  const query = `select ${snake.join(', ')} from rs4_clnt where corp_id = ${world.corpId} and nat_cd = '${country}'${more} order by id desc`;
  const env = { ...process.env, BARE_URL: world.ownerUrl, BARE_QUERY: query };
  return JSON.parse(
    execFileSync(process.execPath, [path.join(import.meta.dirname, 'export', script)], { env, encoding: 'utf8' }),
  ) as Taken;
}

/** One export of the server, its bytes thrown away as they come. */
async function taken(
  { ourPort, headers, freshPeak, peakMemory: peakOf }: World,
  kind: FileKind,
  search: string,
): Promise<Taken> {
  const base = `http://127.0.0.1:${ourPort}/api`;
  const json = { ...headers, 'content-type': 'application/json' };
  const body = JSON.stringify({
    kind,
    title: 'Bench',
    columns: columns.map((name) => ({ name, width: 120 })),
    reason: 'measuring exports',
  });
  freshPeak();
  const began = performance.now();
  const { id } = (await (
    await fetch(`${base}/rs4/clnt/export?${search}`, { method: 'POST', headers: json, body })
  ).json()) as { id: number };
  const answer = await fetch(`${base}/export/${id}/file`, { headers });
  if (!answer.ok) throw new Error(`the export answered ${answer.status}`);
  for await (const chunk of answer.body!) void chunk;
  return { seconds: (performance.now() - began) / 1000, peak: peakOf() };
}

const fields = Object.keys(gridFields(quot.fields.item))
  .filter((name) => !['remark', 'itemId'].includes(name))
  .slice(0, 20);
const layout = {
  order: fields,
  widths: {},
  hidden: Object.keys(gridFields(quot.fields.item)).filter((name) => !fields.includes(name)),
};

async function inBrowser(world: World): Promise<void> {
  const [id] = await fillQuotations(world.owner, world, 1, lines);
  const stored = await send(world.ours(`rs4/quot/${id}`));
  const stop = await serveReference(
    path.join(import.meta.dirname, 'export'),
    world.freePort,
    path.join(world.home, 'export'),
    stored,
  );
  const [ours, bare]: [Taken[], Taken[]] = [[], []];
  try {
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await inFresh((page, browser) => desk(world, page, browser, id!)));
      bare.push(await inFresh((page, browser) => reference(world, page, browser)));
    }
  } finally {
    stop();
  }
  tell(world, `${lines.toLocaleString('en-US')} × ${fields.length} in the browser`, ours, bare);
}

/** A browser of its own, so that its highest memory is of this export alone. */
async function inFresh(work: (page: Page, browser: Browser) => Promise<Taken>): Promise<Taken> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
  try {
    return await work(await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'ko-KR' }), browser);
  } finally {
    await browser.close();
  }
}

async function desk(world: World, page: Page, browser: Browser, id: number): Promise<Taken> {
  await signIn(page, world, layout);
  await page.goto(`http://localhost:${world.ourPort}/rs4/quot/${id}`);
  await page.getByRole('gridcell').nth(5).click({ button: 'right' });
  return timed(page, browser, () => page.getByRole('menuitem', { name: '엑셀로 내보내기' }).click());
}

async function reference(world: World, page: Page, browser: Browser): Promise<Taken> {
  await page.goto(`http://localhost:${world.freePort}/?columns=${encodeURIComponent(JSON.stringify(fields))}`);
  await page.locator('body[data-ready]').waitFor();
  return timed(page, browser, () => page.getByRole('button').click());
}

/** From the press to the file; the memory is that of the process that shows the page, with all that it held before. */
async function timed(page: Page, browser: Browser, act: () => Promise<void>): Promise<Taken> {
  const began = performance.now();
  await Promise.all([page.waitForEvent('download', { timeout: 120_000 }), act()]);
  const seconds = (performance.now() - began) / 1000;
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const peak = Math.max(...processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => peakMemory(id)));
  return { seconds, peak };
}
