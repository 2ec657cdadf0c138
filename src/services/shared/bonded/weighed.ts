/** What so many packages weigh as long as nobody has weighed them: their part of the whole. Pure. */
import { figure, rnd } from '../../../core/decimal.ts';

/** Packages and kilograms of goods as a whole. */
export interface Packed {
  readonly pkg: number;
  readonly wgt: string;
}

/** Kilograms of so many of the packages, as if each weighed the same. */
const weightOf = ({ pkg, wgt }: Packed, count: number): string => rnd(figure(wgt).times(count).div(pkg), 2);

/** A weight that nobody weighed: that of some number of the packages, as if each weighed the same. */
function isReckoned(whole: Packed, weight: string): boolean {
  const count = Number(rnd(figure(weight).times(whole.pkg).div(whole.wgt), 0));
  return count > 0 && figure(weightOf(whole, count)).eq(figure(weight));
}

/** The weight that another number of packages has; undefined where somebody weighed them, or nothing follows from the number. */
export function weightFollowing(whole: Packed, count: number, weight: string | null | undefined): string | undefined {
  if (!Number.isInteger(count) || count < 1 || whole.pkg < 1 || figure(whole.wgt).lte(0)) return undefined;
  return !weight || isReckoned(whole, weight) ? weightOf(whole, count) : undefined;
}
