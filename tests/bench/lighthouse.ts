/**
 * Lighthouse itself, on a phone as it takes one for granted. npx brings it when it is asked for: nothing else here needs its 186 MB.
 * A score hangs on the machine and on what else it does: of several runs the middle one counts, as its authors advise.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromiumArgs, chromiumPath } from '../support/chromium.ts';

/** The last one that runs on Node 20. */
const lighthouse = 'lighthouse@12.8.2';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const run = promisify(execFile);

interface Report {
  readonly categories: Readonly<Record<(typeof categories)[number], { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly numericValue?: number }>>;
  readonly environment: { readonly benchmarkIndex: number };
}

export interface Judged {
  /** 0 to 100: speed, access, good practice, search engines. */
  readonly scores: readonly number[];
  readonly firstMs: number;
  readonly largestMs: number;
  readonly blockedMs: number;
  readonly shift: number;
  /** How fast Lighthouse finds the machine; below 1,000 it is too slow, or too busy, for its figures to tell of the page. */
  readonly machine: number;
}

/** The middle one of so many runs, by its speed. */
export async function judge(address: string, runs: number): Promise<Judged> {
  const all: Judged[] = [];
  for (let n = 0; n < runs; n += 1) all.push(await once(address));
  return all.toSorted((a, b) => a.scores[0]! - b.scores[0]!)[Math.floor(runs / 2)]!;
}

async function once(address: string): Promise<Judged> {
  const { stdout } = await run(
    'npx',
    [
      ...['--yes', lighthouse, address, '--output=json', '--quiet', `--only-categories=${categories.join(',')}`],
      `--chrome-flags=--headless ${chromiumArgs.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromiumPath() }, maxBuffer: 64 * 1024 * 1024 },
  );
  const report = JSON.parse(stdout) as Report;
  const figure = (name: string) => report.audits[name]?.numericValue ?? Number.NaN;
  return {
    scores: categories.map((name) => Math.round(report.categories[name].score * 100)),
    firstMs: figure('first-contentful-paint'),
    largestMs: figure('largest-contentful-paint'),
    blockedMs: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
    machine: report.environment.benchmarkIndex,
  };
}
