/** Numbers of document lines (20-rs4-ship-repair, LINE_NO): headings 1, 2; their items 1.1; letters A, A-1; or none. */
import type { AmountLine } from './amounts.ts';

/** 1 → A, 26 → Z, 27 → AA. */
const letters = (n: number): string =>
  n <= 0 ? '' : letters(Math.floor((n - 1) / 26)) + String.fromCharCode(65 + ((n - 1) % 26));

/** The number of every line, in order. Items before the first heading count along with the headings; D and R have none. */
export function lineNumbers(
  lines: readonly Pick<AmountLine, 'lineTpCd'>[],
  lineNoCd: string | null | undefined,
): readonly string[] {
  const [name, dot] = lineNoCd === 'ALP' ? [letters, '-'] : [String, '.'];
  let [head, item, under] = [0, 0, false];
  return lines.map((line) => {
    if (lineNoCd === 'NONE') return '';
    if (line.lineTpCd === 'H') {
      [head, item, under] = [head + 1, 0, true];
      return name(head);
    }
    if (line.lineTpCd !== 'I') return '';
    if (!under) return name((head += 1));
    return `${name(head)}${dot}${(item += 1)}`;
  });
}
