/** What a run takes: everything when asked (`npm run crawl`), else some of it, other things every day. */

export const whole = process.env.CRAWL === 'all';

/** The day's turn; `CRAWL_TURN` repeats the one that a failed test names. */
export const turn = Number(process.env.CRAWL_TURN ?? Math.floor(Date.now() / 86_400_000));

/** All of them, or `count` that follow each other, further on with every turn. */
export function turnOf<T>(all: readonly T[], count: number): readonly T[] {
  if (whole || all.length <= count) return all;
  return Array.from({ length: count }, (_, i) => all[(turn * count + i) % all.length]!);
}
