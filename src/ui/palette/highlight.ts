import { initials } from '../../core/text/hangul.ts';

/** Where in a text a keyword stands, letter by letter or by initial consonants; undefined when it does not. */
export function findKeyword(text: string, keyword: string): { from: number; to: number } | undefined {
  const wanted = keyword.trim().toLowerCase();
  if (!wanted) return undefined;
  const low = text.toLowerCase();
  // one letter of these forms per letter of the text, so that places agree
  for (const form of [low, initials(low)]) {
    const from = form.indexOf(wanted);
    if (from >= 0 && form.length === text.length) return { from, to: from + wanted.length };
  }
  return undefined;
}
