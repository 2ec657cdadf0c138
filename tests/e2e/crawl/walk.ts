/** Presses everything that a screen offers, and what that opens, and says what a person would stumble over. */
import type { Page } from '@playwright/test';
import { nameOf, offer, press, type Control, type Offer, type Part } from './controls.ts';
import { go } from './go.ts';
import type { Claim } from './known.ts';
import { tryBoxes } from './lookups.ts';
import { same, seen, type Seen } from './seen.ts';
import { arrive, look, settle, type Watch } from './watch.ts';

/** Controls that end the session, or go on in a language whose words the walk does not know. */
const leftAlone = /로그아웃|Log out|^menuitem\w* "(English|Deutsch|Русский|Français)"/;
/** Answers to a question that keep everything as it is; what is drawn rather than pressed. */
const staying = /^(취소|닫기|아니오|계속 입력|머무르기|창 크기 조절|Cancel|Close|No|Stay)$/;

/** Answers that change records come last: what they take away would be missing for the others. */
const changing = /삭제|확인|저장|반영|요청|신청|승인|확정|Delete|OK|Save|Apply/;

const split = <T>(all: readonly T[], test: (one: T) => boolean): readonly [T[], T[]] => [
  all.filter(test),
  all.filter((one) => !test(one)),
];

const deepest = 3;

/** What goes away may hand the keyboard on a moment later. */
const keepsFocus = (page: Page) =>
  page
    .waitForFunction(() => document.activeElement && document.activeElement !== document.body, null, { timeout: 3000 })
    .then(
      () => true,
      () => false,
    );

export interface Place {
  readonly address: string;
  readonly part: Part;
  /** What is of one kind: places of a kind, at one width, offer the same where they are called the same. */
  readonly kind: string;
  readonly width: number;
}

interface Limits {
  readonly claim: Claim;
  /** How many controls are pressed. */
  readonly atMost?: number;
  /** When it ends, wherever it is. */
  readonly until?: number;
}

export interface Walked {
  readonly pressed: number;
  readonly faults: readonly string[];
}

/** Text of what is shown and offered there, whatever its order. */
const signature = ({ scope, controls }: Offer) => `${scope}: ${controls.map(nameOf).join()}`;

/**
 * Walks a screen from its address: each control once from the screen as it opens, each of what that opens from there.
 * Windows are left by Escape, pages by Back. What the run has pressed before at a place of the kind, or in the very same
 * window, is left out, but for the answers of a window that change something: they belong to the screen.
 */
export async function walk(
  page: Page,
  watching: Watch,
  { address, part, kind, width }: Place,
  { claim, atMost = Infinity, until = Infinity }: Limits,
): Promise<Walked> {
  const faults: string[] = [];
  let pressed = 0;
  const report = (path: readonly Control[], found: readonly string[]) =>
    faults.push(...found.map((fault) => `${address}${path.map((one) => ` > ${nameOf(one)}`).join('')}: ${fault}`));

  const begin = async (): Promise<Seen> => {
    // What a press left behind in the page (a window, a draft, a search) would be walked as if it belonged to the screen.
    if ((await page.getByRole('dialog').count()) > 0) await page.goto(address);
    else await go(page, watching, address);
    await arrive(page, watching);
    return seen(page);
  };
  let start = await begin();
  report([], [...watching.take(), ...(await look(page))]);
  const first = await offer(page, part);
  const opening = signature(first);
  const known = new Set(first.controls.map(nameOf));
  const ways: Control[][] = first.controls.filter((one) => claim('page', width, kind, nameOf(one))).map((one) => [one]);
  const opened = new Set<string>();

  /** Back to the screen as it opened; by address where keys do not lead there. */
  const back = async () => {
    for (let turn = 0; turn < deepest; turn += 1) {
      const now = await seen(page);
      if (same(now, start)) return;
      // Other words, and still nothing but what it offered: a message came, a list was asked again.
      if (now.url === start.url && signature(await offer(page, part)) === opening) {
        start = now;
        return;
      }
      if (turn === deepest - 1) break;
      if (now.url === start.url) await page.keyboard.press('Escape');
      else if (turn === 0) await page.goBack({ waitUntil: 'commit' }).catch(() => undefined);
      else break;
      await arrive(page, watching);
    }
    start = await begin();
    watching.take();
  };

  while (ways.length && pressed < atMost && Date.now() < until) {
    const way = ways.shift()!;
    const last = way.at(-1)!;
    if (leftAlone.test(nameOf(last))) continue;
    await back();
    let there = true;
    for (const step of way.slice(0, -1)) {
      there = there && (await press(page, step, part).catch(() => false));
      await settle(page, watching);
    }
    if (!there) continue;
    watching.take();
    watching.allowRefusals = changing.test(last.name);
    const before = await seen(page);
    const [calls, loads, pages] = [watching.calls(), watching.loads(), page.context().pages().length];
    const downloads: string[] = [];
    page.once('download', (file) => downloads.push(file.suggestedFilename()));
    // The window in which the machine asks for a file is none of the page.
    let asked = 0;
    page.once('filechooser', () => (asked += 1));
    const gone = await press(page, last, part).then(
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
    const loaded = watching.loads() > loads;
    await (loaded ? arrive(page, watching) : settle(page, watching));
    const others = page.context().pages().length - pages;
    let after = await seen(page);
    // Where something must come of it a slow machine has its time.
    const patience = staying.test(last.name) ? 3000 : 8000;
    for (const end = Date.now() + patience; same(before, after) && Date.now() < end; after = await seen(page)) {
      if (downloads.length || asked || others || watching.calls() > calls) break;
      await page.waitForTimeout(100);
    }
    const moved = !same(before, after) || downloads.length > 0 || asked > 0 || others > 0 || watching.calls() > calls;
    // The keyboard went elsewhere than to what was pressed.
    const focused = await page.evaluate(
      () => document.activeElement?.closest('[data-crawl]') === null && document.activeElement !== document.body,
    );
    const chosen = ['tab', 'radio', 'a', 'input'].includes(last.role);
    report(way, [
      ...watching.take(),
      ...(await look(page)),
      ...(moved || focused || chosen || staying.test(last.name) ? [] : ['does nothing']),
      // A page that is loaded begins at its beginning, however late it came.
      ...(watching.loads() > loads || (await keepsFocus(page)) ? [] : ['the keyboard falls to the body']),
    ]);
    watching.allowRefusals = false;
    for (const other of page.context().pages().slice(pages)) await other.close();
    if (way.length >= deepest || page.url().split('?')[0] !== start.url.split('?')[0]) continue;
    const now = await offer(page, part);
    if (now.scope === 'page') {
      const fresh = now.controls.filter((one) => !known.has(nameOf(one)));
      for (const one of fresh) known.add(nameOf(one));
      ways.unshift(...fresh.filter((one) => claim('page', width, kind, nameOf(one))).map((one) => [...way, one]));
      continue;
    }
    // What opens in several ways is walked from the first.
    if (opened.has(now.scope)) continue;
    opened.add(now.scope);
    const [ending, rest] = split(now.controls, (one) => changing.test(one.name));
    if (claim('window', signature(now))) {
      ways.unshift(...rest.map((one) => [...way, one]));
      if (now.scope.includes('dialog'))
        report(way, (await tryBoxes(page, watching, { within: 'dialog', claim, until })).faults);
    }
    ways.push(...ending.filter((one) => claim('answer', kind, now.scope, nameOf(one))).map((one) => [...way, one]));
  }
  return { pressed, faults };
}
