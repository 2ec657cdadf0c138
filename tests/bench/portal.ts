/**
 * Every public route on a phone over a slow line: what Lighthouse's mobile run lays upon a page (four times slower
 * processor, 150 ms round trip, 1.6 Mbit/s), measured by the browser itself, with axe and what search engines ask for.
 */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { chromiumArgs, chromiumPath } from '../support/chromium.ts';
import serveBuilt from '../support/serveBuilt.ts';
import { performanceScore, type Figures } from './performance.ts';
import type { Part } from './world.ts';

const aims = { firstMs: 1200, largestMs: 1800, shift: 0.02, kB: 150, score: 97 };
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 * 0.9) / 8,
  uploadThroughput: (750e3 * 0.9) / 8,
};
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
      world.say(`${'route'.padEnd(28)} JS kB br   first   largest blocked   shift   score  faults`);
      for (const route of [...fixed, '/lmate/index', '/srmate/index', ...(await records(base))]) {
        world.say(lineOf(route, await visit(browser, base + route)));
      }
      world.say(
        `aims: ${aims.kB} kB, ${aims.firstMs} ms, ${aims.largestMs} ms, ${aims.shift}, score ${aims.score}; ! where one is missed`,
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

interface Painted extends Omit<Figures, 'blockedMs'> {
  /** Start and end of long tasks. */
  readonly tasks: [number, number][];
}

interface Seen extends Figures {
  readonly kB: number;
  readonly faults: readonly string[];
}

async function visit(browser: Browser, address: string): Promise<Seen> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'ko-KR',
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', line);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  // tsx names functions by a helper that a page does not have.
  await page.addInitScript('globalThis.__name = (made) => made');
  await page.addInitScript(watchPaints);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  const { tasks, ...painted } = await page.evaluate(() => (window as unknown as { painted: Painted }).painted);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const faults = [...(await searchFaults(page)), ...(await accessFaults(page))];
  await context.close();
  const blockedMs = tasks.reduce((sum, [from, to]) => sum + Math.max(0, to - Math.max(from, painted.firstMs) - 50), 0);
  return { ...painted, blockedMs, kB: [...scripts].reduce((sum, file) => sum + brotliBytes(file), 0) / 1000, faults };
}

/** Runs in the page before anything else: first and largest paint, what stands still after it, and shifts that nobody asked for. */
function watchPaints(): void {
  const painted = { firstMs: 0, largestMs: 0, shift: 0, tasks: [] as Painted['tasks'] };
  Object.assign(window, { painted });
  const watch = (
    type: string,
    take: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') painted.firstMs = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    painted.largestMs = startTime;
  });
  watch('longtask', ({ startTime, duration }) => void painted.tasks.push([startTime, startTime + duration]));
  watch('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) painted.shift += value;
  });
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

function lineOf(route: string, { kB, faults, ...figures }: Seen): string {
  const { firstMs, largestMs, blockedMs, shift } = figures;
  const score = performanceScore(figures);
  const mark = (text: string, missed: boolean) => `${text}${missed ? '!' : ' '}`;
  return [
    route.padEnd(28),
    mark(kB.toFixed(1).padStart(8), kB > aims.kB),
    mark(`${firstMs.toFixed(0)}`.padStart(6), firstMs > aims.firstMs),
    mark(`${largestMs.toFixed(0)}`.padStart(8), largestMs > aims.largestMs),
    `${blockedMs.toFixed(0).padStart(7)} `,
    mark(shift.toFixed(3).padStart(7), shift > aims.shift),
    mark(`${score}`.padStart(6), score < aims.score),
    ` ${faults.join(', ') || '-'}`,
  ].join(' ');
}
