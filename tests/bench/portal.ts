/**
 * Every public route as Lighthouse judges it on a phone, with the scripts it fetches, axe, and what search engines ask for.
 * LIGHTHOUSE_RUNS says how often each route is judged.
 */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { chromiumArgs, chromiumPath } from '../support/chromium.ts';
import serveBuilt from '../support/serveBuilt.ts';
import { judge, type Judged } from './lighthouse.ts';
import type { Part } from './world.ts';

const aims = { firstMs: 1200, largestMs: 1800, shift: 0.02, kB: 150, score: 97 };
const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 3);
const web = path.resolve(import.meta.dirname, '../../dist/web');

const fixed = [
  ...['index', 'login', 'join', 'find/id', 'find/pw', 'terms', 'policy', 'privacy', 'consent'],
  ...['about/contact', 'about/notice', 'about/sitemap', 'svcstore', 'svcinfo/27', 'svcinfo/30'],
].map((page) => `/portal/${page}`);

export const portal: Part = {
  name: 'portal',
  async run(world) {
    process.env.E2E_PORT = String(world.freePort);
    const stop = await serveBuilt();
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
    const base = `http://localhost:${world.freePort}`;
    try {
      world.say(
        `${'route'.padEnd(28)} JS kB br   first   largest blocked   shift   speed access good search machine  faults`,
      );
      for (const route of [...fixed, '/lmate/index', '/srmate/index', ...(await records(base))]) {
        const judged = await judge(base + route, runs);
        world.say(lineOf(route, judged, await visit(browser, base + route)));
      }
      world.say(
        `aims: ${aims.kB} kB, ${aims.firstMs} ms, ${aims.largestMs} ms, ${aims.shift}, scores ${aims.score}; ! where one is missed`,
      );
    } finally {
      await browser.close();
      await stop();
    }
  },
};

/** A post and a service out of the sitemap. */
async function records(base: string): Promise<string[]> {
  const text = await (await fetch(`${base}/sitemap.xml`)).text();
  const all = [...text.matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, to]) => to!);
  return ['/portal/about/notice/', '/portal/svcstore/'].flatMap(
    (start) => all.find((to) => to.startsWith(start)) ?? [],
  );
}

interface Seen {
  readonly kB: number;
  readonly faults: readonly string[];
}

async function visit(browser: Browser, address: string): Promise<Seen> {
  const viewport = { width: 412, height: 823 };
  const context = await browser.newContext({ viewport, isMobile: true, hasTouch: true, locale: 'ko-KR' });
  const page = await context.newPage();
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  // tsx names functions by a helper that a page does not have.
  await page.addInitScript('globalThis.__name = (made) => made');
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  const faults = [...(await searchFaults(page)), ...(await accessFaults(page))];
  await context.close();
  return { kB: [...scripts].reduce((sum, file) => sum + brotliBytes(file), 0) / 1000, faults };
}

const searchFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const one = (selector: string) => document.head.querySelectorAll(selector).length === 1;
    const wanted: readonly (readonly [string, boolean])[] = [
      ['title', document.title.length > 5],
      ['description', one('meta[name="description"]')],
      ['canonical', one('link[rel="canonical"]')],
      ['languages', document.head.querySelectorAll('link[hreflang]').length > 2],
      ['lang', document.documentElement.lang !== ''],
      ['viewport', one('meta[name="viewport"]')],
      ['one h1', document.querySelectorAll('h1').length === 1],
      ['alt', [...document.images].every((image) => image.hasAttribute('alt'))],
      ['links', [...document.querySelectorAll('a')].every((link) => link.hasAttribute('href'))],
    ];
    return wanted.flatMap(([name, fine]) => (fine ? [] : [name]));
  });

const accessFaults = async (page: Page): Promise<string[]> =>
  (await axe(page).analyze()).violations.map(({ id }) => id);

function brotliBytes(file: string): number {
  const packed = path.join(web, `${file}.br`);
  return statSync(existsSync(packed) ? packed : path.join(web, file)).size;
}

function lineOf(route: string, judged: Judged, { kB, faults }: Seen): string {
  const { firstMs, largestMs, blockedMs, shift, scores, machine } = judged;
  const mark = (text: string, missed: boolean) => `${text}${missed ? '!' : ' '}`;
  return [
    route.padEnd(28),
    mark(kB.toFixed(1).padStart(8), kB > aims.kB),
    mark(`${firstMs.toFixed(0)}`.padStart(6), firstMs > aims.firstMs),
    mark(`${largestMs.toFixed(0)}`.padStart(8), largestMs > aims.largestMs),
    `${blockedMs.toFixed(0).padStart(7)} `,
    mark(shift.toFixed(3).padStart(7), shift > aims.shift),
    ...scores.map((score) => mark(`${score}`.padStart(5), score < aims.score)),
    machine.toFixed(0).padStart(6),
    ` ${faults.join(', ') || '-'}`,
  ].join(' ');
}
