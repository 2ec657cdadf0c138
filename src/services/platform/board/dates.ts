/** Moments of posts as readers see them; the calls give them in Seoul's time. */
import { formatDay } from '../../../fields/date/formatDay.ts';

/** `2026-11-18 14:20:00` → `2026-11-18`, in English `11-18-2026`. */
export const dayOf = (moment: string, language: string): string => formatDay(moment.slice(0, 10), language);
/** The same with hour and minute. */
export const momentOf = (moment: string, language: string): string =>
  `${dayOf(moment, language)} ${moment.slice(11, 16)}`;
/** ISO 8601, for programs. */
export const isoOf = (moment: string): string => `${moment.slice(0, 10)}T${moment.slice(11, 19)}+09:00`;
