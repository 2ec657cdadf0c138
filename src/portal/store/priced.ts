/** Services that run, as the calculator reckons with several of them. Apart from what every page of the store carries. */
import type { Language } from '../../../i18n/messages.ts';
import { nameOf } from './service.ts';
import type { PricedService, TextInLanguage } from './service.ts';

export const pricesCall = 'platform/svcstore/prices';

/** The name, with that of its system where another one is called the same. */
export function nameAmong(item: PricedService, all: readonly PricedService[], language: Language): TextInLanguage {
  const name = nameOf(item, language);
  const alike = all.some((one) => one.id !== item.id && nameOf(one, language).text === name.text);
  return alike ? { ...name, text: `${name.text} (${language === 'ko' ? item.sysNm : item.sysNmEn})` } : name;
}
