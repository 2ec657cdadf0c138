/** How much may be attached (1-foundations 9, 3-decisions 3 "files"); browser and server read the same figures. */
const MB = 1024 * 1024;
export const mostFileBytes = 30 * MB;
export const mostRequestBytes = 100 * MB;
/** Files of one upload call. */
export const mostAtOnce = 20;
/** What one person may have uploaded without a record having taken it. */
export const mostLoose = 1024 * MB;
/** Files of one record. */
export const mostOfRecord = 200;

const units = ['Bytes', 'KB', 'MB', 'GB', 'TB'];

/** Bytes with the unit that keeps the figure short, base 1024 (1-foundations 9). */
export function fileSize(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  const figure = bytes / 1024 ** step;
  return `${step === 0 ? figure : figure.toFixed(figure < 10 ? 1 : 0)} ${units[step]}`;
}
