/**
 * How Lighthouse (version 10 and later) judges a page on a phone: each figure lies on a log-normal curve of which the best tenth and
 * the middle of the web are known. Its speed index, a tenth of the whole, wants a film of the page and is left out.
 */
export interface Figures {
  readonly firstMs: number;
  readonly largestMs: number;
  /** What tasks of more than 50 ms take beyond that, after the first paint. */
  readonly blockedMs: number;
  readonly shift: number;
}

interface Curve {
  readonly weight: number;
  /** Where the score is 0.9, and where it is 0.5. */
  readonly best: number;
  readonly middle: number;
}

const curves: Readonly<Record<keyof Figures, Curve>> = {
  firstMs: { weight: 10, best: 1800, middle: 3000 },
  largestMs: { weight: 25, best: 2500, middle: 4000 },
  blockedMs: { weight: 30, best: 200, middle: 600 },
  shift: { weight: 25, best: 0.1, middle: 0.25 },
};

/** 0 to 100, as a whole number. */
export function performanceScore(figures: Figures): number {
  const parts = Object.entries(curves) as [keyof Figures, Curve][];
  const whole = parts.reduce((sum, [, { weight }]) => sum + weight, 0);
  return Math.round(
    parts.reduce((sum, [key, curve]) => sum + curve.weight * scoreOn(curve, figures[key]), 0) * (100 / whole),
  );
}

/** Standard score of 0.1: nine of ten lie beyond the best. */
const bestScore = -1.2815515655446004;

function scoreOn({ best, middle }: Curve, value: number): number {
  if (value <= 0) return 1;
  const spread = Math.log(best / middle) / bestScore;
  return 1 - normal(Math.log(value / middle) / spread);
}

/** Share of the normal distribution below `z` (Abramowitz and Stegun 26.2.17, to 7.5e-8). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const series = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const sum = series.reduceRight((rest, factor) => (rest + factor) * t, 0);
  const above = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum;
  return z < 0 ? above : 1 - above;
}
