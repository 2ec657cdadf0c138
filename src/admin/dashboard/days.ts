const dayMs = 86_400_000;

/** Whole days from one `yyyy-MM-dd` to another; negative when the other lies before. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);

/** Friday, 20 November, as the language writes it. */
export const dayInWords = (day: string, lang: string): string =>
  new Intl.DateTimeFormat(lang, { month: 'long', day: 'numeric', weekday: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** Name of the month of a day, `11월` or `November`; short: `Nov`. */
export const monthInWords = (day: string, lang: string, length: 'long' | 'short' = 'long'): string =>
  new Intl.DateTimeFormat(lang, { month: length, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
