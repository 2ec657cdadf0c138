/** Days as people type them in a hurry, from today on. */
import { addDays, isDay } from './dates.ts';
import { typedDay } from './typed.ts';

const words: Readonly<Record<string, number>> = {
  ...{ 오늘: 0, 내일: 1, 모레: 2, 어제: -1, 그제: -2 },
  ...{ today: 0, tomorrow: 1, yesterday: -1 },
};
const two = (figure: number) => String(figure).padStart(2, '0');

/** Of the days that a text can mean the one nearest to today; of two as near the later. */
function nearest(days: readonly string[], today: string): string | undefined {
  const far = (day: string) => Math.abs(Date.parse(day) - Date.parse(today));
  return days.filter(isDay).toSorted((a, b) => far(a) - far(b) || b.localeCompare(a))[0];
}

/**
 * `27`, `1127`, `11-27`, `261127`, `+4`, `-1`, `오늘`, `tomorrow` and all that `typedDay` reads, to `yyyy-MM-dd`; null for an empty
 * text, undefined for one that is no day. A day without its month, and one without its year, is the one nearest to `today`.
 */
export function shortDay(text: string, today: string): string | null | undefined {
  const whole = typedDay(text);
  if (whole !== undefined) return whole;
  const t = text.normalize('NFKC').replace(/[−–—]/g, '-').trim().toLowerCase();
  if (Object.hasOwn(words, t)) return addDays(today, words[t]!);
  if (/^[+-]\d{1,4}$/.test(t)) return addDays(today, Number(t));
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const around = [-1, 0, 1];
  const inMonths = (day: string) =>
    around.map((by) => {
      const at = new Date(Date.UTC(year, month - 1 + by, 1));
      return `${at.getUTCFullYear()}-${two(at.getUTCMonth() + 1)}-${day.padStart(2, '0')}`;
    });
  if (/^\d{1,2}$/.test(t)) return nearest(inMonths(t), today);
  const ofYear = /^(\d{2})(\d{2})$/.exec(t) ?? /^(\d{1,2})[-/.](\d{1,2})$/.exec(t);
  if (ofYear)
    return nearest(
      around.map((by) => `${year + by}-${two(Number(ofYear[1]))}-${two(Number(ofYear[2]))}`),
      today,
    );
  const short = /^(\d{2})(\d{2})(\d{2})$/.exec(t) ?? /^(\d{2})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(t);
  return short ? nearest([`20${short[1]}-${two(Number(short[2]))}-${two(Number(short[3]))}`], today) : undefined;
}
