/** MM-dd-yyyy for English, yyyy-MM-dd otherwise (1-foundations 9). Apart from the type, for pages that only show a day. */
export const formatDay = (day: string, lang: string): string =>
  lang === 'en' ? `${day.slice(5)}-${day.slice(0, 4)}` : day;

/** The same of a month `yyyyMM`. */
export const formatMonth = (ym: string, lang: string): string => formatDay(`${ym.slice(0, 4)}-${ym.slice(4)}`, lang);
