/** What was meant by words that were typed while the keyboard stood at the other language (두벌식, as Korean keyboards have it). */

const keys = 'qwertyuiopasdfghjklzxcvbnmQWERTOP';
const jamo = 'ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡㅃㅉㄸㄲㅆㅒㅖ';
const leads = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const vowels = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ';
const tails = '\0ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ';
/** Two strokes that make one letter. */
const pairs: Readonly<Record<string, string>> = {
  ...{ ㅗㅏ: 'ㅘ', ㅗㅐ: 'ㅙ', ㅗㅣ: 'ㅚ', ㅜㅓ: 'ㅝ', ㅜㅔ: 'ㅞ', ㅜㅣ: 'ㅟ', ㅡㅣ: 'ㅢ' },
  ...{
    ㄱㅅ: 'ㄳ',
    ㄴㅈ: 'ㄵ',
    ㄴㅎ: 'ㄶ',
    ㄹㄱ: 'ㄺ',
    ㄹㅁ: 'ㄻ',
    ㄹㅂ: 'ㄼ',
    ㄹㅅ: 'ㄽ',
    ㄹㅌ: 'ㄾ',
    ㄹㅍ: 'ㄿ',
    ㄹㅎ: 'ㅀ',
    ㅂㅅ: 'ㅄ',
  },
};
const strokesOf = Object.fromEntries(Object.entries(pairs).map(([two, one]) => [one, two]));

const isVowel = (letter: string | undefined) => letter !== undefined && vowels.includes(letter);
/** A key that means nothing else with Shift means the same as without. */
const letterOf = (key: string): string => jamo[keys.indexOf(key)] ?? jamo[keys.indexOf(key.toLowerCase())] ?? key;

/** Letters as an input method composes them: a consonant before a vowel begins the next syllable. */
function composed(letters: readonly string[]): string {
  let out = '';
  let at = 0;
  const paired = (): string | undefined => pairs[`${letters[at]}${letters[at + 1]}`];
  while (at < letters.length) {
    const lead = leads.indexOf(letters[at]!);
    if (lead < 0 || !isVowel(letters[at + 1])) {
      out += letters[at];
      at += 1;
      continue;
    }
    at += 1;
    const two = paired();
    const vowel = vowels.indexOf(two ?? letters[at]!);
    at += two ? 2 : 1;
    const closing = paired();
    const closes = (letter: string | undefined, next: number) =>
      letter !== undefined && tails.includes(letter) && !isVowel(letters[next]) ? letter : undefined;
    const both = closing && closes(closing, at + 2);
    const tail = both ?? closes(letters[at], at + 1);
    if (tail) at += both ? 2 : 1;
    out += String.fromCharCode(0xac00 + (lead * 21 + vowel) * 28 + (tail ? tails.indexOf(tail) : 0));
  }
  return out;
}

function lettersOf(char: string): string {
  const code = char.charCodeAt(0) - 0xac00;
  if (code < 0 || code >= 11_172) return char;
  const tail = tails[code % 28]!;
  return `${leads[Math.floor(code / 588)]}${vowels[Math.floor(code / 28) % 21]}${tail === '\0' ? '' : tail}`;
}

/** English keys as the Hangul they stand for. */
export const hangulOf = (typed: string): string => composed([...typed].map(letterOf));

/** Hangul as the English keys that were struck for it. */
export const keysOf = (typed: string): string =>
  [...typed]
    .flatMap((char) => [...lettersOf(char)])
    .flatMap((letter) => [...(strokesOf[letter] ?? letter)])
    .map((letter) => keys[jamo.indexOf(letter)] ?? letter)
    .join('');

/** Whole syllables, or initial consonants alone: what lies between is how English looks. */
const isKorean = (text: string): boolean => /^[가-힣\d\s-]+$/.test(text) || /^[ㄱ-ㅎ\d\s-]+$/.test(text);

/** The words that may be meant instead, the likeliest first; none where they would be words of no language. */
export function otherKeyboard(typed: string): readonly string[] {
  // A key that was held too long, or for all of them, counts as one that was not.
  if (/^[\d\s-]*[a-z][a-z\d\s-]+$/i.test(typed))
    return [...new Set([typed, typed.toLowerCase()].map(hangulOf))].filter(isKorean);
  // Letters that stand by themselves among others: nobody writes Hangul so.
  return /[ㄱ-ㅎㅏ-ㅣ]/.test(typed) && /[가-힣ㅏ-ㅣ]/.test(typed) ? [keysOf(typed)] : [];
}
