/** What the papers of ship repair are made from, and how they say figures, days and names. Pure. */
import { decimal } from '../../../core/decimal.ts';
import type { Values } from '../../../core/field.ts';
import type { Particular, Picture } from '../../../core/page.ts';
import { foreign, typeOf, won } from '../../../fields/index.ts';
import { formatDay } from '../../../fields/date/formatDay.ts';

export interface PaperSources {
  readonly lang: 'ko' | 'en';
  /** The document itself. */
  readonly doc: Values;
  readonly lines: readonly Values[];
  readonly corp: Values;
  readonly clnt: Values;
  /** Empty where the document is about none. */
  readonly ship: Values;
  readonly charger?: Values;
  readonly user?: Values;
  readonly style?: Values;
  readonly logo?: Picture;
  readonly seal?: Picture;
  readonly codeName: (group: string, key: string) => string;
  /** Text below `print`. */
  readonly t: (key: string, args?: Readonly<Record<string, string | number>>) => string;
}

export const said = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
export const plain = { lang: 'en', codeName: (_group: string, key: string) => key };
export const wonText = (value: unknown) => typeOf(won()).format(said(value) || '0', won(), plain);
export const frgnText = (value: unknown) => typeOf(foreign()).format(said(value) || '0', foreign(), plain);
export const isZero = (value: unknown) => decimal(said(value) || '0').eq(0);
/** Those that say something. */
export const filled = (rows: readonly Particular[]) => rows.filter(({ value }) => value !== '');
export const joined = (values: readonly unknown[], by: string) => values.map(said).filter(Boolean).join(by);

/** `28 Oct 2026` in English: an owner abroad cannot take the month for the day. */
export const dayText = (day: string, lang: 'ko' | 'en'): string =>
  lang === 'ko'
    ? formatDay(day, lang)
    : new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
        day: '2-digit',
        month: 'short',
        year: 'numeric',
        timeZone: 'UTC',
      });

/** What has Hangul in it says nothing to a reader of English. */
export const readable = (value: unknown, { lang }: PaperSources): string =>
  lang === 'en' && /[가-힣]/.test(said(value)) ? '' : said(value);

/** The name in the document's language, the other one where it has none. */
export const named = ({ lang }: PaperSources, values: Values, name: string): string =>
  lang === 'en' ? said(values[`${name}En`]) || said(values[name]) : said(values[name]) || said(values[`${name}En`]);

/** A day as the paper says it; '' of none. */
export const dayOf =
  ({ lang }: PaperSources) =>
  (value: unknown): string =>
    value ? dayText(said(value), lang) : '';
