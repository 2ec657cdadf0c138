/** Moving a block of neighbours in a list, as dragging and Alt with an arrow do. Pure. */

/** The items `first` to `last` stand so that the first of them comes to index `to` of the list without them. */
export function movedBlock<T>(list: readonly T[], first: number, last: number, to: number): readonly T[] {
  const rest = list.toSpliced(first, last - first + 1);
  const at = Math.max(0, Math.min(to, rest.length));
  return at === first ? list : rest.toSpliced(at, 0, ...list.slice(first, last + 1));
}

/** One place up (-1) or down (1); the same list at its ends. */
export const shiftedBlock = <T>(list: readonly T[], first: number, last: number, by: -1 | 1): readonly T[] =>
  (by < 0 ? first === 0 : last === list.length - 1) ? list : movedBlock(list, first, last, first + by);

/** Where a block comes to stand that is dropped on row `over`: behind it when it comes from above. */
export const dropIndex = (first: number, last: number, over: number): number =>
  over > last ? over - (last - first) : Math.min(over, first);
