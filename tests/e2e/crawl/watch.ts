/** What must not happen on any screen, whoever is there: heard while the page is in use, seen by looking at it. */
import type { Page, Request } from '@playwright/test';

/** Answers that a person's own step may bring about, told at its place: something is missing, or somebody was quicker. */
const refusals = new Set([409, 422]);

/** Words that only the machine knows: keys of texts, codes of errors, values that are none. */
const machineWords = [
  /(?:^|[\s("'])((?:resources|desk|portal|ra|codes|errors|menus|board|store|join|home|member|fields)\.[a-z]\w*(?:[./]\w+)+)/,
  /\b(E_[A-Z_]+)\b/,
  /(?:^|\s)(undefined|NaN|\[object Object\])(?:$|\s)/,
];

export interface Watch {
  /** What was found since the last time, and forgets it. */
  readonly take: () => string[];
  /** Calls under way. */
  readonly pending: () => number;
  /** Calls that were made so far. */
  readonly calls: () => number;
  /** Pages that were loaded, not gone to inside the application. */
  readonly loads: () => number;
  /** While a person confirms something, a refusal is an answer. */
  allowRefusals: boolean;
}

const isCall = (url: string) => new URL(url).pathname.startsWith('/api/');

/** Where it was thrown, in the built scripts. */
const places = ({ stack = '' }: Error) =>
  (stack.match(/[\w.-]+\.js:\d+:\d+/g) ?? [])
    .slice(0, 6)
    .map((place) => ` < ${place}`)
    .join('');

/** Listens to a page from now on. */
export function watch(page: Page): Watch {
  let faults: string[] = [];
  const open = new Set<Request>();
  let calls = 0;
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  const watching: Watch = {
    take: () => {
      const found = faults;
      faults = [];
      return [...new Set(found)];
    },
    pending: () => open.size,
    calls: () => calls,
    loads: () => loads,
    allowRefusals: false,
  };
  page.on('pageerror', (error) => faults.push(`thrown: ${error.message}${places(error)}`));
  page.on('console', (message) => {
    // What an answer says is judged by the answer.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.push(`console: ${message.text().slice(0, 300)}`);
  });
  page.on('request', (request) => {
    if (!isCall(request.url())) return;
    calls += 1;
    open.add(request);
  });
  const ended = (request: Request) => open.delete(request);
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  page.on('response', (response) => {
    const status = response.status();
    // A stream of events does not end.
    if (response.headers()['content-type']?.startsWith('text/event-stream')) open.delete(response.request());
    if (status < 400 || (watching.allowRefusals && refusals.has(status))) return;
    const { pathname, search } = new URL(response.url());
    // A report of a period without records says so in its window.
    if (status === 404 && pathname.includes('/report/')) return;
    faults.push(`answered ${status}: ${response.request().method()} ${pathname}${search}`);
  });
  // Leaving with something unsaved: the browser's own question.
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  return watching;
}

/** What is wrong with the page as it stands. */
export async function look(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => document.body.innerText);
  if (text.trim().length < 20) return [`a white page: "${text.trim()}"`];
  return machineWords.flatMap((word) => {
    const found = word.exec(text)?.[1];
    return found ? [`a word of the machine: ${found}`] : [];
  });
}

/** The calls have been answered, and nothing says that it is busy. */
export async function settle(page: Page, watching: Watch, atMost = 8000): Promise<void> {
  const until = Date.now() + atMost;
  let quiet = 0;
  while (Date.now() < until && quiet < 2) {
    const busy =
      watching.pending() > 0 ||
      // What a page was before its scripts came stands behind it still, and is not seen.
      (await page
        .evaluate(() => [...document.querySelectorAll('[aria-busy=true]')].some((one) => one.checkVisibility()))
        .catch(() => true));
    quiet = busy ? 0 : quiet + 1;
    if (quiet < 2) await page.waitForTimeout(30);
  }
}

/** What does not come within some seconds is a white page, which `look` tells. */
export async function arrive(page: Page, watching: Watch): Promise<void> {
  await page
    .locator('h1, main form, main [role=grid]')
    .first()
    .waitFor({ timeout: 15_000 })
    .catch(() => undefined);
  await settle(page, watching);
}
