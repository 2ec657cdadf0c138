/** Pixels for what the rows to choose tell beside their names, so that it cuts no name. Pure. */
import { textWidth } from '../../../sheet/cells/columnWidth.ts';
import type { LookupRow } from '../../../fields/ui-contract.ts';

/** Of a small letter, between the two, and as much as leaves the other columns in sight. */
const [letter, gap, most, step] = [5.5, 12, 400, 8];

export function toldRoom(rows: readonly Pick<LookupRow, 'tells'>[]): number {
  const widest = rows.reduce((width, { tells }) => Math.max(width, tells ? textWidth(tells, letter) + gap : 0), 0);
  return Math.min(most, Math.ceil(widest / step) * step);
}
