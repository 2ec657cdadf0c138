/** A moment that somebody has finished typing in short: `1130 1600`, `30 9:30`, `11301600`, `내일 9:30`, of the day that is nearest. */
import { shortDay } from './shortDay.ts';
import { typedMoment } from './typed.ts';

/** `today` is `yyyy-MM-dd`. To `yyyy-MM-dd HH:mm`; null of nothing, undefined where it is no moment. */
export function shortMoment(text: string, today: string): string | null | undefined {
  const whole = typedMoment(text);
  if (whole !== undefined) return whole;
  const t = text.trim();
  const [, day = '', time = ''] = /^(\d{4})(\d{4})$/.exec(t) ?? /^(\S+)(?:\s+(\S+))?$/.exec(t) ?? [];
  const near = shortDay(day, today);
  return near ? typedMoment(time ? `${near} ${time}` : near) : undefined;
}
