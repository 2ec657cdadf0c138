/** What a run takes: everything when asked (`npm run crawl`), else some of it, other things every day. */

export const whole = process.env.CRAWL === 'all';

/** The day's turn, as the configuration noted it for all workers; `CRAWL_TURN` repeats the one that a failed test names. */
export const turn = Number(process.env.CRAWL_TURN);

/** What a sample may take of the run (ms), however slow the machine is; what it does not come to, another day's does. */
const sampleTime = 120_000;

/** When a walk that begins now ends, wherever it is. */
export const endOfWalk = (): number => (whole ? Infinity : Date.now() + sampleTime);

/** All of them, or `count` that follow each other, further on with every turn. */
export function turnOf<T>(all: readonly T[], count: number): readonly T[] {
  if (whole || all.length <= count) return all;
  return Array.from({ length: count }, (_, i) => all[(turn * count + i) % all.length]!);
}
