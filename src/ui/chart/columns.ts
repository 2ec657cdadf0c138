/** Heights of a column chart. */

/** A round number at or above the greatest value, divisible into the steps of the axis. */
export function niceTop(greatest: number, steps = 3): number {
  if (!(greatest > 0)) return steps;
  const raw = greatest / steps;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 2.5, 5, 10].map((one) => one * power).find((one) => one >= raw * (1 - 1e-9))!;
  return step * steps;
}
