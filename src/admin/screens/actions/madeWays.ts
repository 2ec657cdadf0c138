/** Which of the records that a step made are linked by name, and where the others are found. Pure. */
import type { Made } from '../../providers/data/recordCalls.ts';

/** Of more than one over these the first are linked, and the list that shows them all. */
const mostWays = 3;

interface MadeWays {
  readonly named: readonly Made[];
  /** Those that are not named, and the ids of all of their kind. */
  readonly rest?: { readonly prefix: string; readonly left: number; readonly ids: readonly number[] };
}

export function madeWays(made: readonly Made[]): MadeWays {
  if (made.length <= mostWays + 1) return { named: made };
  const [named, left] = [made.slice(0, mostWays), made.slice(mostWays)];
  const { prefix } = left[0]!;
  const ids = made.filter((one) => one.prefix === prefix).map(({ id }) => id);
  return { named, rest: { prefix, left: left.length, ids } };
}

/** Has the sentence not called it by its name? */
export const isUnsaid = (words: string, { name }: Made): boolean => name !== null && !words.includes(name);
