/** `ko` of what is written in Korean: so it is read out, and said so among words of another language. */
export const writtenLanguage = (text: string | null): 'ko' | undefined =>
  /\p{Script=Hangul}/u.test(text ?? '') ? 'ko' : undefined;

/** Whoever reads the portal in another language is told of such texts that they are in Korean. */
export const isForeign = (language: string, texts: readonly (string | null)[]): boolean =>
  language !== 'ko' && texts.some(writtenLanguage);
