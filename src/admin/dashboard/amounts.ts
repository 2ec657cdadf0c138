/** Amounts as a glance takes them in: 1.6억 · 512만 · 162.0M. */
import { withMinus } from '../../core/text/minus.ts';

const units: Readonly<Record<string, readonly (readonly [least: number, mark: string])[]>> = {
  ko: [
    [1e8, '억'],
    [1e4, '만'],
  ],
  en: [
    [1e9, 'B'],
    [1e6, 'M'],
    [1e3, 'K'],
  ],
};

/** Won, shortened to three figures or so; `–` when there are none. */
export function shortWon(amount: string | number, lang: string): string {
  const value = Number(amount);
  if (value === 0) return '–';
  const [least, mark] = (units[lang] ?? units['en']!).find(([from]) => Math.abs(value) >= from) ?? [1, ''];
  const scaled = value / least;
  // A few 만 are told to the thousand, so that 2.5만 and 7.5만 do not become 3만 and 8만.
  const whole = mark === '만' ? Math.abs(scaled) >= 10 || Number.isInteger(scaled) : Math.abs(scaled) >= 100;
  const digits = mark === '' || whole ? 0 : 1;
  const figure = scaled.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${withMinus(figure)}${mark}`;
}

/** Every won, with commas. */
export const fullWon = (amount: string | number): string => withMinus(Number(amount).toLocaleString('en-US'));
