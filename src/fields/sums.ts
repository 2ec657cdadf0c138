/** Which columns have a sum, and in what currency: amounts of different currencies are never added (00-conventions 1.5). */
import { typeOf } from './index.ts';
import type { Fields } from './resource.ts';

/** Field that names the currency of a foreign amount; undefined for amounts in won and for everything that is no amount. */
export const currencyOf = (fields: Fields, name: string): string | undefined =>
  fields[name]?.type === 'foreign' && 'currCd' in fields ? 'currCd' : undefined;

/** A foreign amount whose currency stands nowhere has none. */
export const isSummed = (fields: Fields, name: string): boolean =>
  typeOf(fields[name]!).summable === true && (fields[name]!.type !== 'foreign' || currencyOf(fields, name) !== undefined);
