/** Trimming in one pass. An expression that ends in `$` starts anew at each letter, which long texts make slow. */

/** Without the letters of `set` at the end. */
export function trimEndOf(text: string, set: string): string {
  let end = text.length;
  while (end > 0 && set.includes(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}

/** Without the letters of `set` at both ends. */
export function trimOf(text: string, set: string): string {
  const kept = trimEndOf(text, set);
  let from = 0;
  while (from < kept.length && set.includes(kept[from]!)) from += 1;
  return kept.slice(from);
}

/** Lines that say something, without blanks at their ends, joined. */
export const joinedLines = (text: string, by: string): string =>
  text
    .split(/[\r\n]/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(by);

/** Thousands separators between digits: "1234567" → "1,234,567". */
export function thousands(digits: string): string {
  const first = digits.length % 3 || 3;
  let text = digits.slice(0, first);
  for (let at = first; at < digits.length; at += 3) text += `,${digits.slice(at, at + 3)}`;
  return text;
}
