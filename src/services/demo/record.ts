import { addDays } from '../../core/dates.ts';

/** A day told as its distance from the day of loading; the pages' own today is 2026-11-20. */
export type DayOffset = { readonly day: number; /** `HH:mm`, for a moment. */ readonly time?: string };

export const day = (offset: number, time?: string): DayOffset => ({ day: offset, ...(time && { time }) });

/** A document number of the month of a day: the next one of that month, `seq` at least. */
export type DemoNumber = DayOffset & { readonly preId: string; readonly seq: number };

export const docNumber = (preId: string, offset: number, seq: number): DemoNumber => ({ preId, day: offset, seq });

/** Words that speak of days around the day of loading (`yyyy-MM-dd`). */
export type DemoWords = { readonly words: (today: string) => string };

export type DemoValue = string | number | DayOffset | DemoNumber | DemoWords;

/** A record by the name that its resource shows to people, or by another field of it: `{ orderTitle: '정기 입거수리' }`. */
export type DemoRef = string | Readonly<Record<string, string>>;

/** Values by field name as on the wire (amounts and quantities as decimal strings); `refs` says what references point at. */
export type DemoRow = {
  readonly values: Readonly<Record<string, DemoValue>>;
  readonly refs?: Readonly<Record<string, DemoRef>>;
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
};

export type DemoSet = { readonly prefix: string; readonly records: readonly DemoRecord[] };

const shown = (value: DayOffset | DemoNumber | DemoWords, today: string): string => {
  if ('words' in value) return value.words(today);
  const at = addDays(today, value.day);
  if (!('preId' in value)) return value.time ? `${at} ${value.time}` : at;
  return `${value.preId}-${at.slice(2, 4)}${at.slice(5, 7)}-${String(value.seq).padStart(4, '0')}`;
};

/** Values with every offset turned into `yyyy-MM-dd` around today, numbers as they would be in an empty month. */
export function datedValues(values: DemoRow['values'], today: string): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'object' ? shown(value, today) : value]),
  );
}
