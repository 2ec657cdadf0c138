/** What tells a deposit from every other, so that it is booked once whichever file brings it. */
import { createHash } from 'node:crypto';
import type { StatementLine } from './statement.ts';

/** The balance after it tells more than its minute, which not every form of a statement prints. */
const factsOf = ({ account, day, time, amount, name, balance }: StatementLine): string =>
  JSON.stringify([account, day, balance ? '' : time, amount, name.normalize('NFKC').replaceAll(/\s/gu, ''), balance]);

/** Keys in the order of the deposits; of alike ones in a file each counts by itself. */
export function keysOf(deposits: readonly StatementLine[]): string[] {
  const seen = new Map<string, number>();
  return deposits.map((deposit) => {
    const facts = factsOf(deposit);
    const nth = (seen.get(facts) ?? 0) + 1;
    seen.set(facts, nth);
    return createHash('sha256').update(`${facts}#${nth}`).digest('hex');
  });
}
