/** Cells of a workbook as texts and days. */
import { trimEndOf } from './text/trimming.ts';
import type { SheetCell } from './files/importing.ts';

/** Digits that a workbook keeps of a figure; what stands behind them is dust of binary fractions. */
const keptDigits = 15;

/** A figure in plain notation. */
export function plainFigure(cell: number): string {
  const rounded = Number(cell.toPrecision(keptDigits));
  const text = String(rounded);
  if (!text.includes('e')) return text;
  return Number.isInteger(rounded) ? BigInt(rounded).toString() : trimEndOf(rounded.toFixed(20), '0');
}

export const cellText = (cell: SheetCell): string =>
  cell === null
    ? ''
    : typeof cell === 'number'
      ? plainFigure(cell)
      : typeof cell === 'boolean'
        ? String(cell).toUpperCase()
        : cell.trim();

/** A blank cell says nothing. */
export const isBlank = (cell: SheetCell): boolean => cellText(cell) === '';

/** Day of a number as workbooks count days (1 is 1900-01-01, and they take 1900 for a leap year). */
export function serialDay(serial: number): string | undefined {
  const whole = Math.floor(serial);
  if (whole < 1 || whole > 2_958_465) return undefined;
  return new Date((whole - (whole < 60 ? 25_568 : 25_569)) * 86_400_000).toISOString().slice(0, 10);
}
