/** Presses everything that a screen offers, and what that opens, and says what a person would stumble over. */
import type { Page } from '@playwright/test';
import { arrive, look, settle, type Watch } from './watch.ts';
import { nameOf, offer, press, type Control } from './controls.ts';

/** Controls that lead out of the product or end the session. */
const leftAlone = /로그아웃|Log out/;
/** Answers to a question that keep everything as it is. */
const staying = /^(취소|닫기|아니오|계속 작성|머무르기|Cancel|Close|No|Stay)$/;

/** Answers that change records come last: what they take away would be missing for the others. */
const changing = /삭제|확인|저장|반영|요청|승인|확정|Delete|OK|Save/;

const split = <T>(all: readonly T[], test: (one: T) => boolean): readonly [T[], T[]] => [
  all.filter(test),
  all.filter((one) => !test(one)),
];

const deepest = 3;

interface Seen {
  readonly url: string;
  readonly words: string;
}

/** What a person sees of the page, whatever has the keyboard. */
async function seen(page: Page): Promise<Seen> {
  const words = await page.locator('body').ariaSnapshot();
  const state = await page.evaluate(() =>
    [
      JSON.stringify({ ...document.documentElement.dataset }),
      ...[...document.querySelectorAll('.rdg, main')].map(({ scrollTop, scrollLeft }) => `${scrollTop} ${scrollLeft}`),
      String(window.scrollY),
    ].join(),
  );
  // The hour of the last answer is not something that a press brings about.
  const lasting = words.replaceAll(' [active]', '').replaceAll(/\d\d:\d\d(?= 기준)|as of \d\d:\d\d/g, '');
  return { url: page.url(), words: `${lasting}${state}` };
}

const same = (a: Seen, b: Seen) => a.url === b.url && a.words === b.words;

/** What goes away may hand the keyboard on a moment later. */
const keepsFocus = (page: Page) =>
  page
    .waitForFunction(() => document.activeElement && document.activeElement !== document.body, null, { timeout: 1500 })
    .then(
      () => true,
      () => false,
    );

export interface Walked {
  readonly pressed: number;
  readonly faults: readonly string[];
}

/**
 * Walks a screen from its address: each control once from the screen as it opens, each of what that opens from there.
 * Windows are left by Escape, pages by Back.
 */
export async function walk(page: Page, watching: Watch, address: string, atMost = Infinity): Promise<Walked> {
  const faults: string[] = [];
  let pressed = 0;
  const report = (path: readonly Control[], found: readonly string[]) =>
    faults.push(...found.map((fault) => `${address}${path.map((one) => ` > ${nameOf(one)}`).join('')}: ${fault}`));

  const begin = async (): Promise<Seen> => {
    await page.goto(address);
    await arrive(page, watching);
    return seen(page);
  };
  let start = await begin();
  report([], [...watching.take(), ...(await look(page))]);
  const first = await offer(page);
  const known = new Set(first.controls.map((one) => nameOf(one)));
  const ways: Control[][] = first.controls.map((one) => [one]);
  const opened = new Set<string>();

  /** Back to the screen as it opened; by address where keys do not lead there. */
  const back = async () => {
    for (let turn = 0; turn < deepest; turn += 1) {
      if (same(await seen(page), start)) return;
      if (page.url() !== start.url || turn === deepest - 1) break;
      await page.keyboard.press('Escape');
      await settle(page, watching);
    }
    start = await begin();
    watching.take();
  };

  while (ways.length && pressed < atMost) {
    const way = ways.shift()!;
    const last = way.at(-1)!;
    if (leftAlone.test(last.name)) continue;
    await back();
    let there = true;
    for (const step of way.slice(0, -1)) {
      there = there && (await press(page, step).catch(() => false));
      await settle(page, watching);
    }
    if (!there) continue;
    watching.take();
    const before = await seen(page);
    const [calls, pages] = [watching.calls(), page.context().pages().length];
    const downloads: string[] = [];
    page.once('download', (file) => downloads.push(file.suggestedFilename()));
    const gone = await press(page, last).then(
      (found) => (found ? undefined : 'is gone'),
      (error: Error) => `cannot be pressed: ${error.message.split('\n')[0]}`,
    );
    // A control that another one takes away is not there to be pressed.
    if (gone === 'is gone') continue;
    pressed += 1;
    if (gone) {
      report(way, [gone]);
      continue;
    }
    await settle(page, watching);
    const others = page.context().pages().length - pages;
    let after = await seen(page);
    for (const end = Date.now() + 1500; same(before, after) && Date.now() < end; after = await seen(page)) {
      if (downloads.length || others || watching.calls() > calls) break;
      await page.waitForTimeout(100);
    }
    const moved = !same(before, after) || downloads.length > 0 || others > 0 || watching.calls() > calls;
    const focused = await page.evaluate(() => document.activeElement?.matches('input, textarea, [role=gridcell]'));
    const chosen = ['tab', 'radio', 'a', 'input'].includes(last.role);
    report(way, [
      ...watching.take(),
      ...(await look(page)),
      ...(moved || focused || chosen || staying.test(last.name) ? [] : ['does nothing']),
      ...((await keepsFocus(page)) ? [] : ['the keyboard falls to the body']),
    ]);
    for (const other of page.context().pages().slice(pages)) await other.close();
    if (way.length >= deepest || page.url().split('?')[0] !== start.url.split('?')[0]) continue;
    const now = await offer(page);
    // What opens in several ways is walked from the first.
    if (now.scope !== 'page' && opened.has(now.scope)) continue;
    opened.add(now.scope);
    const fresh = now.scope === 'page' ? now.controls.filter((one) => !known.has(nameOf(one))) : now.controls;
    if (now.scope === 'page') for (const one of fresh) known.add(nameOf(one));
    const [ending, rest] = split(fresh, (one) => now.scope !== 'page' && changing.test(one.name));
    ways.unshift(...rest.map((one) => [...way, one]));
    ways.push(...ending.map((one) => [...way, one]));
  }
  return { pressed, faults };
}
