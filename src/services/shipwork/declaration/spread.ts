/** A whole parted by weights, so that the parts always add up to it. */
import { decimal, figure, rnd, type Decimal } from '../../../core/decimal.ts';

/**
 * Parts of `whole` in the proportion of `weights`, none of them below nothing: each rounded for itself, and the last takes
 * the rest. Without any weight the last takes all.
 */
export function spread(whole: Decimal, weights: readonly unknown[], scale: number): Decimal[] {
  const figures = weights.map(figure);
  const sum = figures.reduce((total, weight) => total.plus(weight), decimal(0));
  let left = decimal(whole);
  return figures.map((weight, at) => {
    if (at === figures.length - 1) return rnd(left, scale);
    const share = sum.eq(0) ? '0' : rnd(weight.times(whole).div(sum), scale);
    const part = left.lt(share) ? rnd(left, scale) : share;
    left = left.minus(part);
    return part;
  });
}
