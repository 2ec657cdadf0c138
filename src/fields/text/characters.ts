/** Rules common to all texts of the wire (00-conventions 0, 1.1): string, NFC, trimmed, no control characters. */
import { refused } from '../parsed.ts';
import type { Parsed } from '../../core/field.ts';

// C0 and C1 controls with DEL.
const controls = /[\u0000-\u001f\u007f-\u009f]/;
const controlsButBreaks = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/;
const loneSurrogate = /\p{Surrogate}/u;

/** The text, null when empty, or a problem. With `lines`, line feeds and tabs stay and CR LF becomes LF. */
export function readText(value: unknown, lines = false): Parsed<string> {
  if (value === null || value === undefined) return { value: null };
  if (typeof value !== 'string') return refused('E_TYPE') as Parsed<string>;
  if (loneSurrogate.test(value)) return refused('E_PATTERN', 'characters') as Parsed<string>;
  const text = (lines ? value.replace(/\r\n?/g, '\n') : value).normalize('NFC').trim();
  if ((lines ? controlsButBreaks : controls).test(text)) return refused('E_PATTERN', 'characters') as Parsed<string>;
  return { value: text === '' ? null : text };
}

/** True when the text has more than `max` characters, counted as PostgreSQL counts them (code points). */
export function isLonger(text: string, max: number): boolean {
  if (text.length <= max) return false;
  if (text.length > max * 2) return true;
  let count = 0;
  for (const _ of text) count += 1;
  return count > max;
}
