/** What a person types, read into values of the wire. `undefined` means: not readable; null: empty. */
import { decimal } from './decimal.ts';
import { isDay } from './dates.ts';

const pad = (digits: string) => digits.padStart(2, '0');
/** Full-width characters of an input method and odd minus signs count as their plain twins. */
const plainTyped = (text: string) => text.normalize('NFKC').replace(/[−–—]/g, '-');
const plain = (text: string) => plainTyped(text).trim();

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `2014년 3월 21일`, `March 21, 2014`, `21 Mar 2014`: year, month and day. */
function dayInWords(text: string): readonly (string | undefined)[] {
  const korean = /^(\d{4})년 ?(\d{1,2})월 ?(\d{1,2})일$/.exec(text);
  if (korean) return korean.slice(1);
  const [, name, day, year] = /^([a-z]{3,9})\.? (\d{1,2}),? (\d{4})$/i.exec(text) ?? [];
  const [, before, named, after] = /^(\d{1,2})[ -]([a-z]{3,9})\.?,?[ -](\d{4})$/i.exec(text) ?? [];
  const month = months.indexOf((name ?? named ?? '').slice(0, 3).toLowerCase()) + 1;
  return month ? [year ?? after, String(month), day ?? before] : [];
}

/** `20261120`, `2026-11-20`, `2026/11/20`, `2026.11.20`, `11-20-2026` as shown in English, and days in words, to `yyyy-MM-dd`. */
export function typedDay(text: string): string | null | undefined {
  const t = plain(text).replace(/\.$/, '');
  if (t === '') return null;
  const short = /^(\d{4})(\d{2})(\d{2})$/.exec(t) ?? /^(\d{4})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(\d{1,2})$/.exec(t);
  const english = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/.exec(t);
  const [year, month, day] = short ? short.slice(1) : english ? [english[3], english[1], english[2]] : dayInWords(t);
  if (!year || !month || !day) return undefined;
  const value = `${year}-${pad(month)}-${pad(day)}`;
  return isDay(value) ? value : undefined;
}

/** A day, and behind it a time `0930`, `09:30` or `9:30`; without a time midnight. To `yyyy-MM-dd HH:mm`. */
export function typedMoment(text: string): string | null | undefined {
  const t = plain(text);
  if (t === '') return null;
  const parts = /^(\d{8})(\d{4})$/.exec(t) ?? /^(\S+)(?:\s+(\S+))?$/.exec(t);
  const day = typedDay(parts?.[1] ?? '');
  if (!day) return undefined;
  const time = /^([01]?\d|2[0-3]):?([0-5]\d)(?::?[0-5]\d)?$/.exec(parts?.[2] ?? '00:00');
  return time ? `${day} ${pad(time[1]!)}:${time[2]}` : undefined;
}

/** `202611`, `2026-11`, `2026/11`, `11-2026`, to `yyyyMM`. */
export function typedMonth(text: string): string | null | undefined {
  const t = plain(text);
  if (t === '') return null;
  const parts = /^(\d{4})[-/.]?(\d{1,2})$/.exec(t);
  const english = /^(\d{1,2})[-/](\d{4})$/.exec(t);
  const [year, month] = parts ? parts.slice(1) : english ? [english[2], english[1]] : [];
  if (!year || !month || Number(year) < 1900) return undefined;
  return Number(month) >= 1 && Number(month) <= 12 ? year + pad(month) : undefined;
}

export interface DecimalLimits {
  readonly scale: number;
  readonly min?: string | number;
  readonly max?: string | number;
}

/** Digits, one point, a minus and thousand separators; trimmed to the scale, without decimals rounded, clamped (foundations 5). */
export function typedDecimal(text: string, { scale, min, max }: DecimalLimits): string | null | undefined {
  const t = plain(text).replace(/,/g, '');
  if (t === '') return null;
  if (!/^-?(\d+(\.\d*)?|\.\d+)$/.test(t)) return undefined;
  let value = decimal(t.replace(/\.$/, '')).round(scale, scale > 0 ? 0 : 1);
  if (min !== undefined && value.lt(min)) value = decimal(min);
  if (max !== undefined && value.gt(max)) value = decimal(max);
  return value.toFixed(scale);
}

/** Longer texts are no figures. */
const longestFigure = 40;

/** The same of a text that comes in by itself (pasting, filling): undefined where reading would trim or clamp it. */
export function exactDecimal(text: string, limits: DecimalLimits): string | null | undefined {
  const read = typedDecimal(text, limits);
  if (read === null || read === undefined) return read;
  const whole = text.length > longestFigure ? undefined : typedDecimal(text, { scale: longestFigure });
  return typeof whole === 'string' && decimal(whole).eq(read) ? read : undefined;
}

/** What reading a typed figure leaves of it, and the rule that changed it. */
export interface ChangedFigure {
  readonly taken: string;
  readonly why: 'scale' | 'whole' | 'min' | 'max';
  /** Decimals, or the bound. */
  readonly limit: string;
}

/** How a typed figure differs from what is taken over; undefined where it is taken as it stands. */
export function changedFigure(text: string, limits: DecimalLimits): ChangedFigure | undefined {
  const taken = typedDecimal(text, limits);
  if (typeof taken !== 'string' || exactDecimal(text, limits) === taken) return undefined;
  const { scale, min, max } = limits;
  const plainly = typedDecimal(text, { scale });
  if (max !== undefined && typeof plainly === 'string' && decimal(plainly).gt(max))
    return { taken, why: 'max', limit: decimal(max).toFixed(scale) };
  if (min !== undefined && typeof plainly === 'string' && decimal(plainly).lt(min))
    return { taken, why: 'min', limit: decimal(min).toFixed(scale) };
  return { taken, why: scale === 0 ? 'whole' : 'scale', limit: String(scale) };
}

/** A figure as spreadsheets show it: with a currency sign or unit, or in brackets when below zero. */
export function pastedFigure(text: string): string {
  const t = plain(text).replace(/[\s\u00a0₩$€£¥%원]/g, '');
  return /^\(.+\)$/.test(t) ? `-${t.slice(1, -1)}` : t;
}

/**
 * Digits of a time as they may follow each other (foundations 5): hour 0-2 and 0-9, after a 2 only 0-3, then minutes
 * 0-5 and 0-9. An hour that begins with more is one of a single figure; what else cannot follow is left out.
 */
export function timeMask(text: string): string {
  let out = '';
  for (const digit of text.replace(/\D/g, '')) {
    if (out === '' && Number(digit) > 2) out = '0';
    const most = [2, out.startsWith('2') ? 3 : 9, 5, 9][out.length];
    if (most !== undefined && Number(digit) <= most) out += digit;
  }
  return out.length > 2 ? `${out.slice(0, 2)}:${out.slice(2)}` : out;
}

/**
 * What a moment is made of while it is typed: a day, and behind a blank a time under its mask. Other words stay as they
 * are typed, to be marked.
 */
export function momentChars(text: string): string {
  if (/[^\d\-/.:\s]/.test(plainTyped(text))) return text;
  const [, day = '', gap = '', time = ''] = /^([\d\-/.]*)(\s?)([^]*)$/.exec(plainTyped(text)) ?? [];
  return day + (gap && ' ') + (gap ? timeMask(time) : '');
}

/** Keeps what a number may be made of while it is typed. */
export const decimalChars = (text: string): string => plain(text).replace(/[^\d.,-]/g, '');
