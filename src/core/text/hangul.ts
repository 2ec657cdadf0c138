/** Keyword search: texts become grams, so that one syllable, two syllables and initial consonants all find. */

const leads = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const isSyllable = (code: number) => code >= 0xac00 && code <= 0xd7a3;

/** Lower case, composed, blanks and hyphens out: the form in which texts are compared. */
export const searchForm = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s\-–·.,/()]+/g, '');

/** Initial consonants of the Hangul syllables; other characters stay. */
export function initials(text: string): string {
  let out = '';
  for (const ch of text) {
    const code = ch.charCodeAt(0);
    out += isSyllable(code) ? leads[Math.floor((code - 0xac00) / 588)] : ch;
  }
  return out;
}

const hasSyllable = (text: string) => [...text].some((ch) => isSyllable(ch.charCodeAt(0)));
const gramsOf = (text: string, into: Set<string>) => {
  const chars = [...text];
  chars.forEach((ch, i) => {
    into.add(ch);
    const next = chars[i + 1];
    if (next !== undefined) into.add(ch + next);
  });
};

/** Grams under which a record is found: those of each text, and of its initial consonants when it has Hangul. */
export function indexGrams(texts: readonly (string | null | undefined)[]): string[] {
  const grams = new Set<string>();
  for (const text of texts) {
    if (!text) continue;
    const form = searchForm(text);
    gramsOf(form, grams);
    if (hasSyllable(form)) gramsOf(initials(form), grams);
  }
  return [...grams];
}

/** Grams that a record must all have to match the keyword: its pairs, or the one character. */
export function queryGrams(keyword: string): string[] {
  const chars = [...searchForm(keyword)];
  if (chars.length <= 1) return chars;
  return [...new Set(chars.slice(1).map((ch, i) => chars[i]! + ch))];
}

/** True when one of the texts contains the keyword, or the initial consonants of it. */
export function matches(keyword: string, texts: readonly (string | null | undefined)[]): boolean {
  const form = searchForm(keyword);
  return texts.some((text) => {
    if (!text) return false;
    const t = searchForm(text);
    return t.includes(form) || initials(t).includes(form);
  });
}

/** True when a word of one of the texts begins so: whoever types the beginning of a word means that word. */
export function begins(keyword: string, texts: readonly (string | null | undefined)[]): boolean {
  const form = searchForm(keyword);
  const words = texts.flatMap((text) => (text ?? '').split(/[\s·,()~/-]+/)).map(searchForm);
  return words.some((word) => word.startsWith(form) || initials(word).startsWith(form));
}

/** What the keyword begins before what only contains it, both in their order. */
export function begunFirst<T>(
  keyword: string,
  found: readonly T[],
  textsOf: (one: T) => readonly (string | null | undefined)[],
): readonly T[] {
  if (searchForm(keyword) === '') return found;
  const begun = found.filter((one) => begins(keyword, textsOf(one)));
  return begun.length === 0 || begun.length === found.length
    ? found
    : [...begun, ...found.filter((one) => !begun.includes(one))];
}

/** 32-bit FNV-1a of `scope|gram`, the number under which a gram is stored; a collision is sorted out by `matches`. */
export function gramNumber(scope: string, gram: string): number {
  let hash = 0x811c9dc5;
  for (const ch of `${scope}|${gram}`) {
    hash = Math.imul(hash ^ ch.codePointAt(0)!, 0x01000193);
  }
  return hash | 0;
}
