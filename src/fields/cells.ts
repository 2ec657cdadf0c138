/** Cells of a workbook as values of fields: what a person means by them, whichever way they were typed. */
import { searchForm } from '../core/hangul.ts';
import type { CellContext, CodeName, FieldProblem, Parsed } from '../core/field.ts';
import type { SheetCell } from '../core/importing.ts';
import { nearest } from '../core/near.ts';
import { pastedFigure } from './typed.ts';

/** Digits that a workbook keeps of a figure; what stands behind them is dust of binary fractions. */
const keptDigits = 15;

/** A figure in plain notation. */
export function plainFigure(cell: number): string {
  const rounded = Number(cell.toPrecision(keptDigits));
  const text = String(rounded);
  if (!text.includes('e')) return text;
  return Number.isInteger(rounded) ? BigInt(rounded).toString() : rounded.toFixed(20).replace(/0+$/, '');
}

export const cellText = (cell: SheetCell): string =>
  cell === null ? '' : typeof cell === 'number' ? plainFigure(cell) : typeof cell === 'boolean' ? String(cell).toUpperCase() : cell.trim();

/** A blank cell says nothing. */
export const isBlank = (cell: SheetCell): boolean => cellText(cell) === '';

export const meant = (value: unknown): Parsed<unknown> => ({ value });
export const unread = (code: FieldProblem['code'], text?: string, args?: readonly (string | number)[]): Parsed<unknown> => ({
  problem: { code, ...(text === undefined ? {} : { text }), ...(args === undefined ? {} : { args }) },
});

/** A figure with separators, currency signs or brackets. What is none says which character is in the way. */
export function figureFromCell(cell: SheetCell): Parsed<unknown> {
  if (typeof cell === 'boolean') return unread('E_TYPE');
  const text = cellText(cell);
  const figure = pastedFigure(text).replace(/,/g, '').replace(/\.$/, '').replace(/^\+/, '');
  if (figure === '' || /^-?(\d+\.?\d*|\.\d+)$/.test(figure)) return meant(figure.replace(/^(-?)\./, '$10.'));
  const at = [...text].findIndex((letter) => !/[\d.,\-+\s()₩$€£¥%원−–]/.test(letter));
  const letter = [...text][at];
  return letter === undefined ? meant(figure) : unread('E_PATTERN', 'importLetter', [at + 1, letter]);
}

/** Day of a number as workbooks count days (1 is 1900-01-01, and they take 1900 for a leap year). */
export function serialDay(serial: number): string | undefined {
  const whole = Math.floor(serial);
  if (whole < 1 || whole > 2_958_465) return undefined;
  return new Date((whole - (whole < 60 ? 25_568 : 25_569)) * 86_400_000).toISOString().slice(0, 10);
}

const wordsOf = ({ key, value, valueEn }: CodeName) => [key, value, valueEn];

/** Key of the code that a text means by key or name in either language. A text that means none says which is near. */
export function codeFromText(text: string, group: string, { codes, lang }: CellContext): Parsed<unknown> {
  const all = codes(group);
  const form = searchForm(text);
  const exact = all.filter(({ key }) => key.toLowerCase() === text.toLowerCase());
  const found = exact.length ? exact : all.filter((code) => wordsOf(code).some((word) => word && searchForm(word) === form));
  if (found.length === 1) return meant(found[0]!.key);
  const near = found[0] ?? nearest(text, all, wordsOf);
  const name = near && (lang === 'ko' ? near.value : near.valueEn || near.value);
  return near ? unread('E_CODE', 'importNear', [name!, near.key]) : unread('E_CODE');
}
