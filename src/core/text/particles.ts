/** Korean particles that hang on how the word before them ends: 을(를), 이(가), 은(는), 와(과), (으)로. */

/** After a final consonant, and after a vowel. */
const particles: Readonly<Record<string, readonly [string, string]>> = {
  '을(를)': ['을', '를'],
  '이(가)': ['이', '가'],
  '은(는)': ['은', '는'],
  '와(과)': ['과', '와'],
  '(으)로': ['으로', '로'],
};
const written = /([가-힣\d])([)\]"'”’]*)(을\(를\)|이\(가\)|은\(는\)|와\(과\)|\(으\)로)/g;

const rieul = 8;
/** Final consonants of the digits as they are read: 영, 일, 이, 삼, 사, 오, 육, 칠, 팔, 구. */
const digitFinals = [21, rieul, 0, 16, 0, 0, 1, rieul, rieul, 0];

/** Number of the final consonant; 0 for none. */
const finalOf = (ch: string): number => (ch >= '가' ? (ch.charCodeAt(0) - 0xac00) % 28 : digitFinals[Number(ch)]!);

/** Chooses the particles of a sentence. Behind letters that are no Hangul both stay, as nobody knows how they are read. */
export const withParticles = (text: string): string =>
  text.includes('(')
    ? text.replace(written, (_, ch: string, closing: string, particle: string) => {
        const final = finalOf(ch);
        const [consonant, vowel] = particles[particle]!;
        const asVowel = final === 0 || (particle === '(으)로' && final === rieul);
        return ch + closing + (asVowel ? vowel : consonant);
      })
    : text;
