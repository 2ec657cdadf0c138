/** Rich text on paper: runs of two weights set in lines, parts that break over pages line by line. */
import type { RichPart, Run } from '../../core/page.ts';
import { colour, type Paper } from './paper.ts';

export interface RichLook {
  readonly x: number;
  readonly width: number;
  readonly size: number;
  readonly leading: number;
  /** Last usable millimetre of the page; `next` begins another and answers where to go on. */
  readonly bottom: number;
  readonly next: () => number;
}

type Line = readonly Run[];

/** Sets the parts from `y`; answers where they end. */
export function drawRich(paper: Paper, parts: readonly RichPart[], look: RichLook, y: number): number {
  let list: object = {};
  for (const part of parts) {
    const { kind } = part;
    if (kind !== 'entry') list = {};
    const set = () => void (y = drawPart(paper, part, look, y));
    if (kind === 'entry') paper.tag('L', () => paper.tag('LI', () => paper.tag('LBody', set)), { key: list });
    else paper.tag(kind === 'head' ? 'H3' : 'P', set);
  }
  return y;
}

function drawPart(paper: Paper, { kind, runs, mark, depth = 0 }: RichPart, look: RichLook, y: number): number {
  const { x, size, leading } = look;
  const indent = kind === 'entry' ? 3.6 + depth * 3.6 : 0;
  const heavy = weighed(kind, runs);
  if (kind === 'head') y += leading * 0.3;
  richLines(paper, heavy, look.width - indent, size).forEach((line, n) => {
    if (y + leading > look.bottom) y = look.next();
    const base = y + leading * 0.72;
    if (n === 0 && mark) paper.text(mark, x + indent - 3.2, base, { size, colour: colour.quiet });
    let left = x + indent;
    for (const { text, bold } of line) {
      paper.text(text, left, base, { size, bold, colour: kind === 'head' ? colour.ink : colour.text });
      left += paper.measure.width(text, size, bold);
    }
    y += leading;
  });
  return y + leading * 0.22;
}

const weighed = (kind: RichPart['kind'], runs: readonly Run[]): readonly Run[] =>
  kind === 'head' ? runs.map((run) => ({ ...run, bold: true })) : runs;

/** Height of the parts when nothing breaks. */
export const richHeight = (
  paper: Paper,
  parts: readonly RichPart[],
  { width, size, leading }: Pick<RichLook, 'width' | 'size' | 'leading'>,
): number =>
  parts.reduce((sum, { kind, runs, depth = 0 }) => {
    const room = width - (kind === 'entry' ? 3.6 + depth * 3.6 : 0);
    return (
      sum +
      richLines(paper, weighed(kind, runs), room, size).length * leading +
      leading * (kind === 'head' ? 0.52 : 0.22)
    );
  }, 0);

function richLines(paper: Paper, runs: readonly Run[], room: number, size: number): readonly Line[] {
  const lines: Run[][] = [[]];
  let used = 0;
  for (const { text, bold } of runs) {
    for (const word of text.split(/(?<=\s)/)) {
      for (const piece of paper.measure.lines(word, room, size, bold)) {
        const whole = piece.trimEnd() === word.trimEnd() ? word : piece;
        if (used > 0 && used + paper.measure.width(whole.trimEnd(), size, bold) > room) {
          lines.push([]);
          used = 0;
        }
        add(lines.at(-1)!, { text: whole, ...(bold ? { bold } : {}) });
        used += paper.measure.width(whole, size, bold);
      }
    }
  }
  return lines;
}

function add(line: Run[], run: Run): void {
  const last = line.at(-1);
  if (last && !!last.bold === !!run.bold) line[line.length - 1] = { ...last, text: last.text + run.text };
  else line.push(run);
}
