/**
 * Nothing dead: every screen that the declarations give, as every kind of person, on a desk and on a phone. A run of the
 * suite takes some of it by turns; `npm run crawl` all of it.
 */
import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { screensOf, type Screen } from '../../../src/admin/routes.ts';
import { freePort } from '../../../src/database/engine/freePort.ts';
import { resources } from '../../../src/services/index.ts';
import { menuTree } from '../../../src/services/reference/menus.ts';
import { serve } from '../../support/serveBuilt.ts';
import { takeTokens } from '../support/session.ts';
import { targetsOf, tryLookups } from './lookups.ts';
import { people, sessionOf, type Seat, type Session } from './people.ts';
import { turn, turnOf, whole } from './turns.ts';
import { walk } from './walk.ts';
import { arrive, look, settle, watch, type Watch } from './watch.ts';

interface Desk {
  /** A page of the person on a desk (1440) or a phone (390). */
  readonly open: (person: string, width: number) => Promise<Page>;
  readonly session: (person: string) => Promise<Session>;
}

/** It presses what changes records: a server of its own. */
const test = base.extend<object, { desk: Desk }>({
  desk: [
    async ({ browser }, use) => {
      const port = String(await freePort());
      const { stop } = await serve(port);
      const baseURL = `http://localhost:${port}`;
      const sessions = new Map<string, Promise<Session>>();
      const session = (person: string) => {
        const known = sessions.get(person) ?? sessionOf(person, baseURL);
        sessions.set(person, known);
        return known;
      };
      const open = async (person: string, width: number) => {
        const viewport = width < 600 ? { width, height: 844 } : { width, height: 900 };
        const context = await browser.newContext({ baseURL, viewport, locale: 'ko-KR', timezoneId: 'Asia/Seoul' });
        // Drafts of what was left unfinished belong to other tests.
        await context.addInitScript(() => {
          for (const name of ['hangro-work', 'hangro-reply']) indexedDB.deleteDatabase(name);
        });
        await takeTokens(context, (await session(person)).tokens);
        return context.newPage();
      };
      await use({ open, session });
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
test.describe.configure({ timeout: whole ? 3_600_000 : 240_000 });

const widths = [1440, 390] as const;
const pairs = <A, B>(as: readonly A[], bs: readonly B[]) => as.flatMap((a) => bs.map((b) => [a, b] as const));
const screens = screensOf(resources, menuTree);
const listOf = ({ name }: Screen) => `/${name}`;

/** Address of the first record that the list of the screen shows the person. */
async function firstRecord(page: Page, screen: Screen): Promise<string | undefined> {
  const link = page.locator(`main a[href^="/${screen.name}/"]:not([href*="create"])`).first();
  return (await link.count()) ? ((await link.getAttribute('href')) ?? undefined) : undefined;
}

const maySee = (seats: readonly Seat[], { name }: Screen) => seats.find((seat) => seat.screen.name === name);
const mayMake = (seat: Seat) =>
  seat.level === 2 && !seat.screen.resource.without?.includes('create') && !seat.screen.resource.inlineEdit;

async function visit(page: Page, watching: Watch, address: string): Promise<string[]> {
  await page.goto(address);
  await arrive(page, watching);
  return [...watching.take(), ...(await look(page))].map((fault) => `${address}: ${fault}`);
}

for (const [person, width] of turnOf(pairs(people, widths), 1))
  test(`${person} finds every menu, list, record and new form standing, at ${width} (turn ${turn})`, async ({
    desk,
  }) => {
    const page = await desk.open(person, width);
    const watching = watch(page);
    const { seats, menus } = await desk.session(person);
    const faults: string[] = [];
    for (const menu of turnOf(menus, 4)) faults.push(...(await visit(page, watching, menu)));
    for (const seat of turnOf(seats, 4)) {
      await visit(page, watching, listOf(seat.screen));
      const record = await firstRecord(page, seat.screen);
      if (record) faults.push(...(await visit(page, watching, record)));
      if (mayMake(seat)) faults.push(...(await visit(page, watching, `/${seat.screen.name}/create`)));
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });

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

for (const [screen, width] of turnOf(pairs(screens, widths), 1))
  test(`everything that /${screen.name} offers at ${width} does something (turn ${turn})`, async ({ desk }) => {
    const faults: string[] = [];
    let pressed = 0;
    for (const person of (await workers(desk, screen)).slice(0, whole ? 2 : 1)) {
      const page = await desk.open(person, width);
      const watching = watch(page);
      const seat = maySee((await desk.session(person)).seats, screen)!;
      await visit(page, watching, listOf(screen));
      const record = await firstRecord(page, screen);
      const places = [
        listOf(screen),
        ...(record ? [record] : []),
        ...(mayMake(seat) ? [`/${screen.name}/create`] : []),
      ];
      for (const place of turnOf(places, 1)) {
        const walked = await walk(page, watching, place, whole ? Infinity : 12);
        pressed += walked.pressed;
        faults.push(...walked.faults.map((fault) => `${person}: ${fault}`));
      }
      await page.context().close();
    }
    expect(faults).toEqual([]);
    expect(pressed).toBeGreaterThan(0);
  });

for (const [screen, width] of turnOf(pairs(screens, widths), 1))
  test(`every choice of /${screen.name} at ${width} is found by typing, button and F4 (turn ${turn})`, async ({
    desk,
  }) => {
    const [person] = await workers(desk, screen);
    const page = await desk.open(person!, width);
    const watching = watch(page);
    const { seats } = await desk.session(person!);
    const seat = maySee(seats, screen)!;
    const faults: string[] = [];
    const places = [listOf(screen), ...(mayMake(seat) ? [`/${screen.name}/create`] : [])];
    for (const place of places) {
      await visit(page, watching, place);
      const detail = page.getByRole('main').getByRole('button', { name: /^상세조건/ });
      if (place === listOf(screen) && (await detail.isVisible())) await detail.click();
      await settle(page, watching);
      const { faults: found, empty } = await tryLookups(page, watching);
      faults.push(...found.map((fault) => `${person}: ${place}: ${fault}`));
      for (const name of empty)
        for (const target of targetsOf(screen.resource, name)) {
          const full = seats.find((one) => one.screen.resource.prefix === target);
          if (!full) continue;
          await visit(page, watching, listOf(full.screen));
          const some = await firstRecord(page, full.screen);
          if (some) faults.push(`${person}: ${place}: box "${name}" offers nothing, though ${target} has records`);
        }
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });
