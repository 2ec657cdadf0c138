/** Quantities of goods laid to the lines of a permit that name the same goods. Pure. */
import { figure } from '../../../core/decimal.ts';
import type { Permit } from './loadPrmt.fields.ts';

export interface Goods {
  readonly itemNm?: string | null;
  readonly spec?: string | null;
  readonly unitCd?: string | null;
  readonly qty?: string | null;
}

/** Goods are the same where they are called the same. */
export const nameOf = ({ itemNm, spec, unitCd }: Goods): string =>
  JSON.stringify([itemNm ?? '', spec ?? '', unitCd ?? '']);

/** `{line: quantity}`: each line gets what is left of its goods, up to what it permits, the first line first. */
export function spread(
  lines: NonNullable<Permit['item']>,
  came: readonly Goods[],
  taken: readonly Goods[],
): Record<string, string> {
  const left = new Map<string, ReturnType<typeof figure>>();
  const add = (goods: Goods, times: number) =>
    left.set(nameOf(goods), figure(left.get(nameOf(goods))).plus(figure(goods.qty).times(times)));
  for (const goods of came) add(goods, 1);
  for (const goods of taken) add(goods, -1);
  return Object.fromEntries(
    lines.map((line) => {
      const [there, permitted] = [figure(left.get(nameOf(line))), figure(line.qty)];
      const share = there.lt(0) ? figure(0) : there.gt(permitted) ? permitted : there;
      left.set(nameOf(line), there.minus(share));
      return [String(line.id), share.toFixed()];
    }),
  );
}
