/** What the status line tells of a selection: filled cells, their sum and average. Exact, for amounts. Pure. */
import { thousands } from '../../../core/text/trimming.ts';
import { decimal } from '../../../core/decimal.ts';

export interface Stats {
  readonly filled: number;
  readonly figures: number;
  /** Absent without any figure. */
  readonly sum?: string;
  readonly average?: string;
}
export interface StatCell {
  readonly text: string;
  /** Decimal text of a figure. */
  readonly figure?: string | undefined;
}

/** Decimals of an average beyond those of its figures. */
const finer = 1;

export function statsOf(cells: Iterable<StatCell>): Stats {
  let [filled, figures, scale] = [0, 0, 0];
  let sum = decimal(0);
  for (const { text, figure } of cells) {
    if (text !== '') filled += 1;
    if (figure === undefined) continue;
    figures += 1;
    sum = sum.plus(figure);
    scale = Math.max(scale, figure.split('.')[1]?.length ?? 0);
  }
  if (figures === 0) return { filled, figures };
  const average = decimal(sum.div(figures).round(scale + finer, 1));
  return { filled, figures, sum: sum.toFixed(), average: average.toFixed() };
}

/** A figure with thousand separators and the minus sign of its own width. */
export function grouped(figure: string): string {
  const [whole = '', fraction] = figure.replace('-', '').split('.');
  const words = thousands(whole) + (fraction ? `.${fraction}` : '');
  return figure.startsWith('-') ? `\u2212${words}` : words;
}
