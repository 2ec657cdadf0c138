/** What keeps a text from being the figure of its column: a letter among its digits, or more decimals than it takes. */
import type { FieldProblem } from '../core/field.ts';

type Fault = Required<Pick<FieldProblem, 'text' | 'args'>>;

/** Digits, separators, signs, currencies as spreadsheets write them. */
const isOfFigures = (letter: string): boolean => /[\d.,\-+\s()₩$€£¥%원−–]/.test(letter);
const decimals = /^-?\d*\.(\d+)$/;

/** The first character that belongs to no figure, and its place counted from one. */
export function strangeLetter(text: string): Fault | undefined {
  const letters = [...text];
  const at = letters.findIndex((letter) => !isOfFigures(letter));
  return at < 0 ? undefined : { text: 'figureLetter', args: [at + 1, letters[at]!] };
}

/** Undefined where neither is in the way. */
export function figureFault(text: string, scale: number): Fault | undefined {
  const fraction = decimals.exec(text)?.[1] ?? '';
  if (fraction.length > scale)
    return scale === 0 ? { text: 'figureWhole', args: [] } : { text: 'figurePlaces', args: [scale] };
  return strangeLetter(text);
}
