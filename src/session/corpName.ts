import type { Corp } from './types.ts';

/** A company as a reader of that language knows it. */
export const corpName = ({ corpNm, corpNmEn }: Pick<Corp, 'corpNm' | 'corpNmEn'>, language: string): string =>
  language === 'ko' ? corpNm : corpNmEn || corpNm;
