/** Korean particles that hang on how the word before them ends: 을(를), 이(가), 은(는), 와(과), (으)로. */

/** After a final consonant, and after a vowel. */
const particles: Readonly<Record<string, readonly [string, string]>> = {
  '을(를)': ['을', '를'],
  '이(가)': ['이', '가'],
  '은(는)': ['은', '는'],
  '와(과)': ['과', '와'],
  '(으)로': ['으로', '로'],
};
const written = /을\(를\)|이\(가\)|은\(는\)|와\(과\)|\(으\)로/g;

const rieul = 8;
const mieum = 16;
const nieun = 4;
/** Final consonants of the digits as they are read: 영, 일, 이, 삼, 사, 오, 육, 칠, 팔, 구. */
const digitFinals = [21, rieul, 0, mieum, 0, 0, 1, rieul, rieul, 0];
/** Letters whose names end in a consonant: 엘, 엠, 엔, 알. All others end in a vowel. */
const letterFinals: Readonly<Record<string, number>> = { L: rieul, M: mieum, N: nieun, R: rieul };

/** A day is read with 일 behind it, a month with 월, a time with 분: `2026-11-12`, `2026-11`, `14:30`. */
const dayOrMonth = /(?:^|\D)\d{4}-\d{2}(?:-\d{2})?$/;
const time = /(?:^|\D)\d{2}:\d{2}$/;
/** Spelled letter by letter: a few capitals, alone or behind figures (`A`, `KRW`, `12DWT`), and a small letter by itself; longer ones are read as words. */
const spelled = /(?:^|[^A-Za-z])(?:[A-Z]{1,4}|[a-z])$/;

/** Words of Latin letters, by how Korean takes over what they end in: `tank`, `Page`, `12 kg`. */
const inRieul = /le?$/i;
const inConsonant = /([mn]e?|ng|[aeiou][bckpt]|ck|(?<![a-z])[km]?g)$/i;
const metres = /(?<![A-Za-z])[ckm]m$/;

/** Number of the final consonant of what ends a text, 0 for none: so, too, where nobody knows how it is read. */
function finalOf(before: string): number {
  const ch = before.at(-1) ?? '';
  if (ch >= '가' && ch <= '힣') return (ch.charCodeAt(0) - 0xac00) % 28;
  if (/\d/.test(ch)) return dayOrMonth.test(before) ? rieul : time.test(before) ? nieun : digitFinals[Number(ch)]!;
  if (!/[A-Za-z]/.test(ch)) return 0;
  if (spelled.test(before)) return letterFinals[ch.toUpperCase()] ?? 0;
  return inRieul.test(before) ? rieul : inConsonant.test(before) && !metres.test(before) ? nieun : 0;
}

/** As much of a sentence as says how its last word is read. */
const reach = 40;

const closers = `)"'”’].…!?`;

/** Neither the marks that close a word nor what a bracket says besides are read: `원(KRW)으로`. */
function heard(before: string): string {
  let end = before.length;
  while (end > 0 && closers.includes(before[end - 1]!)) end -= 1;
  const open = before.includes(')', end) ? before.lastIndexOf('(', end) : -1;
  return before.slice(0, open < 0 ? end : open);
}

/** Chooses the particles of a sentence. */
export const withParticles = (text: string): string =>
  text.includes('(')
    ? text.replace(written, (particle, at: number) => {
        const final = finalOf(heard(text.slice(Math.max(0, at - reach), at)));
        const [consonant, vowel] = particles[particle]!;
        return final === 0 || (particle === '(으)로' && final === rieul) ? vowel : consonant;
      })
    : text;
