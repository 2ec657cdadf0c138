import type { Language } from '../../i18n/messages.ts';
import type { Corp } from './types.ts';

/** A company as a reader of that language knows it. */
export const corpName = ({ corpNm, corpNmEn }: Pick<Corp, 'corpNm' | 'corpNmEn'>, language: Language): string =>
  language === 'ko' ? corpNm : corpNmEn || corpNm;
