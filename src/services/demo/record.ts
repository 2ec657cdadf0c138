import { addDays } from '../../core/dates.ts';

/** A day told as its distance from the day of loading; the pages' own today is 2026-11-20. */
export type DayOffset = { readonly day: number };

export const day = (offset: number): DayOffset => ({ day: offset });

export type DemoValue = string | number | DayOffset;

/**
 * Values by field name as on the wire (amounts and quantities as decimal strings); `refs` names the record that a
 * reference field points at, by the name its resource shows to people.
 */
export type DemoRow = {
  readonly values: Readonly<Record<string, DemoValue>>;
  readonly refs?: Readonly<Record<string, string>>;
};

/** A record of a company; `id` only where the pages fix it. */
export type DemoRecord = DemoRow & {
  readonly corpId: number;
  readonly id?: number;
  readonly grids?: Readonly<Record<string, readonly DemoRow[]>>;
};

export type DemoSet = { readonly prefix: string; readonly records: readonly DemoRecord[] };

/** Values with every offset turned into `yyyy-MM-dd` around today. */
export function datedValues(values: DemoRow['values'], today: string): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? addDays(today, value.day) : value,
    ]),
  );
}
