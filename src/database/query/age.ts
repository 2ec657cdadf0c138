/** How long something has waited, as a column of a list tells it. */
import { sql } from 'kysely';
import type { Statement } from '../executor.ts';

type Unit = 'day' | 'hour' | 'minute';

/** What stands behind the figure, with the blank before it where the language has one. */
const words = (lang: string, unit: Unit): string =>
  new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'narrow' })
    .formatToParts(3)
    .filter(({ type }) => type !== 'integer')
    .map(({ value }) => value)
    .join('');

/** Two figures suffice: `3일 2시간`, `2h 5m`, `12m`. */
export function ageText(lang: string, since: Statement, now: Date): Statement {
  const minutes = sql`greatest(0, floor(extract(epoch from ${now}::timestamptz - ${since}) / 60))::int`;
  const [day, hour, minute] = (['day', 'hour', 'minute'] as const).map((unit) => words(lang, unit));
  return sql`(select case
      when m >= 1440 then m / 1440 || ${day}::text || ' ' || m % 1440 / 60 || ${hour}::text
      when m >= 60 then m / 60 || ${hour}::text || ' ' || m % 60 || ${minute}::text
      else m || ${minute}::text end from (select ${minutes} as m) age)`;
}
