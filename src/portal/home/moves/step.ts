/** Where a turn of the wheel or a key leads: pure geometry, in pixels of the window (2-portal 2 "home page"). */
export interface Extent {
  readonly top: number;
  readonly bottom: number;
}
/** The place of the section to move to, or the browser scrolls as ever: the section goes on beyond the window. */
export type Step = number | 'scroll';

/** Rounding of positions leaves a section a pixel or two beside its place. */
const slack = 2;

/** The section on screen: the last that begins at or above `line`. */
export const currentAt = (extents: readonly Extent[], line = slack): number =>
  Math.max(
    0,
    extents.findLastIndex(({ top }) => top <= line),
  );

/** The section before or after, around the end. */
export const neighbour = (at: number, by: 1 | -1, count: number): number => (at + by + count) % count;

/** One step on or back; sections taller than the window are scrolled through first. */
export function stepFrom(extents: readonly Extent[], at: number, by: 1 | -1, height: number): Step {
  const { top, bottom } = extents[at]!;
  const isTall = bottom - top > height + slack;
  if (by === 1 && isTall && bottom > height + slack) return 'scroll';
  if (by === -1 && top < -slack) return isTall ? 'scroll' : at;
  return neighbour(at, by, extents.length);
}
