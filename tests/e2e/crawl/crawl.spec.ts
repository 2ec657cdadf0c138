/**
 * Nothing dead: every screen that the declarations give, as every kind of person, on a desk and on a phone. A run of the
 * suite takes some of it by turns; `npm run crawl` all of it.
 */
import { expect, test as base } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { screensOf, type Screen } from '../../../src/admin/routes.ts';
import { freePort } from '../../../src/database/engine/freePort.ts';
import { resources } from '../../../src/services/index.ts';
import { menuTree } from '../../../src/services/reference/menus.ts';
import { serve } from '../../support/serveBuilt.ts';
import { logIn, takeTokens } from '../support/session.ts';
import { ask, compareMenus } from './frame.ts';
import { go } from './go.ts';
import { claims, type Claim } from './known.ts';
import { askList } from './lists.ts';
import { targetsOf, tryBoxes, tryGrids } from './lookups.ts';
import { people, sessionOf, type Seat, type Session } from './people.ts';
import { endOfWalk, turn, turnOf, whole } from './turns.ts';
import { walk, type Place } from './walk.ts';
import { arrive, look, settle, watch, type Watch } from './watch.ts';
import { isPage } from '../../../src/deskPages.ts';

interface Desk {
  /** A page of the person on a desk (1440) or a phone (390). */
  readonly open: (person: string, width: number) => Promise<Page>;
  readonly session: (person: string) => Promise<Session>;
}

/** Screens that take persons away, or their rights: what they are pressed for would be missing everywhere else. */
const ofPersons = new Set(['platform/user', 'platform/auth', 'platform/corp']);

/** It presses what changes records: beside other tests it has a server of its own. */
const test = base.extend<object, { desk: Desk }>({
  desk: [
    async ({ browser }, use) => {
      if (whole) return use(deskAt(browser, process.env.E2E_PORT!));
      await apart(browser, use);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Work on a desk whose server is nobody else's. */
async function apart(browser: Browser, work: (desk: Desk) => Promise<void>): Promise<void> {
  const port = String(await freePort());
  const { stop } = await serve(port);
  await work(deskAt(browser, port)).finally(stop);
}

function deskAt(browser: Browser, port: string): Desk {
  const baseURL = `http://localhost:${port}`;
  const sessions = new Map<string, Promise<Session>>();
  const session = (person: string) => {
    const known = sessions.get(person) ?? sessionOf(person, baseURL);
    sessions.set(person, known);
    return known;
  };
  const open = async (person: string, width: number) => {
    const viewport = width < 600 ? { width, height: 844 } : { width, height: 900 };
    const place = { locale: 'ko-KR', timezoneId: 'Asia/Seoul' };
    // Nobody watches things move.
    const context = await browser.newContext({ baseURL, viewport, ...place, reducedMotion: 'reduce' });
    // Drafts of what was left unfinished belong to other tests.
    await context.addInitScript(() => {
      for (const name of ['hangro-work', 'hangro-reply']) indexedDB.deleteDatabase(name);
      // A page elsewhere comes when its server answers; that it was asked for is what a press brings about.
      const opening = window.open.bind(window);
      window.open = (...given) => {
        const { dataset } = document.documentElement;
        dataset['opened'] = String(Number(dataset['opened'] ?? 0) + 1);
        return opening(...given);
      };
    });
    // Tokens are renewed by whoever holds them: each browser has its own.
    await takeTokens(context, await logIn(person, baseURL));
    return context.newPage();
  };
  return { open, session };
}
// All of it is shared among the workers.
test.describe.configure({ timeout: whole ? 1_800_000 : 240_000, mode: whole ? 'parallel' : 'default' });

const widths = [1440, 390] as const;
// What a desk has shown need not be shown again by the phone: all of the desk comes first.
const byWidth = <A>(all: readonly A[]) => widths.flatMap((width) => all.map((one) => [one, width] as const));
const screens = screensOf(resources, menuTree);
const listOf = ({ name }: Screen) => `/${name}`;
const newOf = ({ name }: Screen) => `/${name}/create`;

/** Address of the first record that the list of the screen shows the person. */
async function firstRecord(page: Page, screen: Screen): Promise<string | undefined> {
  const link = page.locator(`main a[href^="/${screen.name}/"]:not([href*="create"])`).first();
  return (await link.count()) ? ((await link.getAttribute('href')) ?? undefined) : undefined;
}

const maySee = (seats: readonly Seat[], { name }: Screen) => seats.find((seat) => seat.screen.name === name);
const mayMake = (seat: Seat) =>
  seat.level === 2 && !seat.screen.resource.without?.includes('create') && !seat.screen.resource.inlineEdit;

/** What is wrong at the address, reached by its link. */
async function visit(page: Page, watching: Watch, address: string): Promise<string[]> {
  await go(page, watching, address);
  return [...watching.take(), ...(await look(page))].map((fault) => `${address}: ${fault}`);
}

/** Whoever may do most there, and a reader. */
async function workers(desk: Desk, screen: Screen): Promise<string[]> {
  const found: string[] = [];
  for (const level of [2, 1] as const)
    for (const person of people) {
      const seat = maySee((await desk.session(person)).seats, screen);
      if (seat?.level !== level) continue;
      found.push(person);
      break;
    }
  return found;
}

for (const [screen, width] of turnOf(byWidth(screens), 1))
  test(`everything that /${screen.name} offers at ${width} does something (turn ${turn})`, async ({ desk, browser }, {
    project,
  }) => {
    const claim = claims(project.outputDir);
    if (whole && ofPersons.has(screen.resource.prefix))
      await apart(browser, (own) => walkScreen(own, screen, width, claim));
    else await walkScreen(desk, screen, width, claim);
  });

/** Presses all that the screen offers to whoever may do most there; a reader comes second and presses only what is left. */
async function walkScreen(desk: Desk, screen: Screen, width: number, claim: Claim): Promise<void> {
  const faults: string[] = [];
  const until = endOfWalk();
  let pressed = 0;
  for (const person of (await workers(desk, screen)).slice(0, whole ? 2 : 1)) {
    const page = await desk.open(person, width);
    const watching = watch(page);
    const seat = maySee((await desk.session(person)).seats, screen)!;
    await visit(page, watching, listOf(screen));
    const record = await firstRecord(page, screen);
    const { prefix } = screen.resource;
    // The list takes records away where it ends: it comes last.
    const places: Place[] = [
      ...(record ? [{ address: record, part: 'main', kind: `${prefix} record`, width } as const] : []),
      ...(mayMake(seat) ? [{ address: newOf(screen), part: 'main', kind: `${prefix} new`, width } as const] : []),
      { address: listOf(screen), part: 'main', kind: `${prefix} list`, width },
    ];
    for (const place of turnOf(places, 1)) {
      const walked = await walk(page, watching, place, { claim, until, atMost: whole ? Infinity : 12 });
      pressed += walked.pressed;
      faults.push(...walked.faults.map((fault) => `${person}: ${fault}`));
    }
    await page.context().close();
  }
  expect(faults).toEqual([]);
  if (!whole) expect(pressed).toBeGreaterThan(0);
}

for (const [screen, width] of turnOf(byWidth(screens), 1))
  test(`every choice of /${screen.name} at ${width} is found by typing, button and F4 (turn ${turn})`, async ({
    desk,
  }, { project }) => {
    const claim = claims(project.outputDir);
    const { resource } = screen;
    const [person] = await workers(desk, screen);
    const page = await desk.open(person!, width);
    const watching = watch(page);
    const { seats } = await desk.session(person!);
    const seat = maySee(seats, screen)!;
    const faults: string[] = [];
    const until = endOfWalk();
    const nothing = async (place: string, empty: readonly string[]) => {
      for (const name of empty)
        for (const target of targetsOf(resource, name)) {
          const full = seats.find((one) => one.screen.resource.prefix === target);
          if (!full) continue;
          await visit(page, watching, listOf(full.screen));
          const some = await firstRecord(page, full.screen);
          if (some) faults.push(`${person}: ${place}: box "${name}" offers nothing, though ${target} has records`);
        }
    };
    const tell = (place: string, found: readonly string[]) =>
      faults.push(...found.map((fault) => `${person}: ${place}: ${fault}`));

    const list = listOf(screen);
    await visit(page, watching, list);
    const detail = page.getByRole('main').getByRole('button', { name: /^상세조건/ });
    if (await detail.isVisible()) await detail.click();
    await settle(page, watching);
    const searched = await tryBoxes(page, watching, { within: 'list', resource, claim, until });
    tell(list, searched.faults);
    if (width >= 600) tell(list, await askList(page, watching, until));
    await nothing(list, searched.empty);

    if (mayMake(seat) && claim('choices', width, resource.prefix)) {
      const form = newOf(screen);
      await visit(page, watching, form);
      for (const more of await page
        .locator('main')
        .getByRole('button', { name: /더 보기/ })
        .all())
        await more.click({ timeout: 2000 }).catch(() => undefined);
      const head = await tryBoxes(page, watching, { within: 'form', resource, claim, until });
      const rows = await tryGrids(page, watching, { resource, claim, until });
      tell(form, [...head.faults, ...rows.faults]);
      await nothing(form, [...head.empty, ...rows.empty]);
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });

for (const [person, width] of turnOf(byWidth(people), 1))
  test(`${person} finds every menu, list, record and new form standing, at ${width} (turn ${turn})`, async ({ desk }, {
    project,
  }) => {
    const claim = claims(project.outputDir);
    const page = await desk.open(person, width);
    const watching = watch(page);
    const session = await desk.session(person);
    const faults: string[] = [];
    const lists = new Set(session.seats.map(({ screen }) => listOf(screen)));
    const until = endOfWalk();
    const others = session.menus.filter((menu) => !lists.has(menu));
    // A menu whose screen is still to come is no page: it is answered 404 and says so.
    const toCome = (menu: string) => (isPage(menu) ? undefined : `${menu}: answered 404: GET ${menu}`);
    for (const menu of turnOf(others, 4))
      faults.push(...(await visit(page, watching, menu)).filter((fault) => fault !== toCome(menu)));
    faults.push(...(await compareMenus(page, watching, session, width < 600)));
    for (const seat of turnOf(session.seats, 4)) {
      if (Date.now() > until) break;
      const { screen, level } = seat;
      faults.push(...(await visit(page, watching, listOf(screen))));
      const record = await firstRecord(page, screen);
      if (record) faults.push(...(await visit(page, watching, record)));
      // Whoever has the same right at the screen sees the same empty form, and loads the same page by its address.
      if (!claim('seat', width, screen.name, level)) continue;
      for (const address of [listOf(screen), ...(mayMake(seat) ? [newOf(screen)] : [])]) {
        await page.goto(address);
        await arrive(page, watching);
        faults.push(...[...watching.take(), ...(await look(page))].map((fault) => `${address}, loaded: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });

for (const [person, width] of turnOf(byWidth(people), 1))
  test(`${person} gets somewhere by everything around the page, at ${width} (turn ${turn})`, async ({ desk }, {
    project,
  }) => {
    const claim = claims(project.outputDir);
    const page = await desk.open(person, width);
    const watching = watch(page);
    const { seats, menus } = await desk.session(person);
    const place: Place = { address: menus[0]!, part: 'frame', kind: 'frame', width };
    const until = endOfWalk();
    const { faults } = await walk(page, watching, place, { claim, until, atMost: whole ? Infinity : 12 });
    const found = [...faults];
    if (width >= 600)
      for (const { screen } of turnOf(seats, 2)) {
        if (Date.now() > until) break;
        if (!claim('palette', screen.name)) continue;
        await go(page, watching, listOf(screen));
        watching.take();
        const name = await page.locator('h1').innerText();
        const link = page.locator(`main a[href^="/${screen.name}/"]:not([href*="create"])`).first();
        const number = (await link.count()) ? (await link.innerText()).trim() : '';
        await go(page, watching, place.address);
        found.push(...(await ask(page, watching, name)));
        // What is named by a day or a month alone has no number to be found by, and a journal without keywords is not searched.
        if (/[A-Z].*\d{4}/.test(number) && screen.resource.search.keyword.length > 0) {
          await go(page, watching, place.address);
          found.push(...(await ask(page, watching, number)));
        }
      }
    expect(found).toEqual([]);
    await page.context().close();
  });
