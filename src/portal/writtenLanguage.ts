/** `ko` of what is written in Korean: so it is read out, and said so among words of another language. */
export const writtenLanguage = (text: string | null): 'ko' | undefined =>
  /\p{Script=Hangul}/u.test(text ?? '') ? 'ko' : undefined;
