import { addDays, seoulDay, seoulTime } from '../../core/dates.ts';
import type { ErrorRow, ResultKey } from '../../core/messages.ts';

/** A day told as its distance from the day of loading; the pages' own today is 2026-11-20. */
export type DayOffset = { readonly day: number; /** `HH:mm`, for a moment. */ readonly time?: string };

export const day = (offset: number, time?: string): DayOffset => ({ day: offset, ...(time && { time }) });

/** A moment that lies behind whoever reads: as told, or the moment of loading where that is earlier. */
export type PastOffset = DayOffset & { readonly time: string; readonly past: true };

export const happened = (offset: number, time: string): PastOffset => ({ day: offset, time, past: true });

/** A moment told as minutes before the moment of loading (after it: less than none), at a full ten minutes. */
export type Ago = { readonly ago: number };

export const ago = (minutes: number): Ago => ({ ago: minutes });

/** A document number of the month of a day: the next one of that month, `seq` at least. */
export type DemoNumber = DayOffset & { readonly preId: string; readonly seq: number };

export const docNumber = (preId: string, offset: number, seq: number): DemoNumber => ({ preId, day: offset, seq });

/** Words that speak of days around the day of loading (`yyyy-MM-dd`). */
export type DemoWords = { readonly words: (today: string) => string };

export type DemoValue = string | number | DayOffset | PastOffset | Ago | DemoNumber | DemoWords;

/** A record by the name that its resource shows to people, or by another field of it: `{ orderTitle: '정기 입거수리' }`. */
export type DemoRef = string | Readonly<Record<string, string>>;

/** Values by field name as on the wire (amounts and quantities as decimal strings); `refs` says what references point at. */
export type DemoRow = {
  readonly values: Readonly<Record<string, DemoValue>>;
  readonly refs?: Readonly<Record<string, DemoRef>>;
};

/** One message of a declaration: sent, or with `resultCd` the answer to it and what it found wrong. */
export type DemoMessage = {
  readonly at: PastOffset;
  readonly resultCd?: ResultKey;
  readonly text?: string;
  readonly errors?: readonly ErrorRow[];
};

/** `11월 15일` of a day told as its distance. */
export const koreanDay = (today: string, offset: number): string => {
  const [, month, date] = addDays(today, offset).split('-').map(Number);
  return `${month}월 ${date}일`;
};

/** A record of a company; `id` only where the pages fix it. */
export type DemoRecord = DemoRow & {
  readonly corpId: number;
  readonly id?: number;
  /** When it was made; the moment of loading unless told. */
  readonly made?: DayOffset;
  readonly grids?: Readonly<Record<string, readonly DemoRow[]>>;
  /** What was sent of it and heard, the earliest first. */
  readonly messages?: readonly DemoMessage[];
};

export type DemoSet = { readonly prefix: string; readonly records: readonly DemoRecord[] };

const minuteMs = 60_000;
/** `yyyy-MM-dd HH:mm` as one reads it in Seoul. */
const minuteAt = (at: number): string => seoulTime(new Date(at)).slice(0, 16);

function shown(value: Exclude<DemoValue, string | number>, now: Date): string {
  if ('ago' in value) return minuteAt(Math.floor((+now - value.ago * minuteMs) / (10 * minuteMs)) * 10 * minuteMs);
  const today = seoulDay(now);
  if ('words' in value) return value.words(today);
  const at = addDays(today, value.day);
  if ('preId' in value)
    return `${value.preId}-${at.slice(2, 4)}${at.slice(5, 7)}-${String(value.seq).padStart(4, '0')}`;
  if (!value.time) return at;
  const moment = `${at} ${value.time}`;
  return 'past' in value && moment > minuteAt(+now) ? minuteAt(+now) : moment;
}

/** Values with every offset turned into `yyyy-MM-dd` around the day of `now`, numbers as they would be in an empty month. */
export function datedValues(values: DemoRow['values'], now: Date): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'object' ? shown(value, now) : value]),
  );
}

/** When a record was made: not after it is loaded, whatever the hour. */
export function madeAt({ made }: Pick<DemoRecord, 'made'>, now: Date): Date {
  if (!made) return now;
  const at = new Date(`${addDays(seoulDay(now), made.day)}T${made.time ?? '09:00'}:00+09:00`);
  return at < now ? at : now;
}
