/** Boxes of an approval: role and position, the stamp with the name, the day; as many in a row as fit. */
import type { PageModel, PageStamp } from '../../core/page.ts';
import { side } from './documentHead.ts';
import { colour, type Paper } from './paper.ts';

const boxWidth = 25;
const titleWidth = 8;
const heights = { role: 9, stamp: 13, under: 6 };
const height = heights.role + heights.stamp + heights.under;

/** Answers where the last row of boxes ends. */
export function drawStamps(paper: Paper, { title, boxes }: NonNullable<PageModel['stamps']>, y: number): number {
  const right = paper.width - side;
  const inRow = Math.floor((right - side - titleWidth) / boxWidth);
  for (let from = 0; from < boxes.length; from += inRow) {
    const row = boxes.slice(from, from + inRow);
    const left = right - row.length * boxWidth - titleWidth;
    paper.fill(left, y, titleWidth, height, colour.tint);
    const letters = [...title.replaceAll(' ', '')];
    // Hangul stands from top to bottom; a Latin word is short enough to be left out.
    if (/[가-힣]/.test(title))
      for (const [i, letter] of letters.entries())
        paper.text(letter, left + titleWidth / 2, y + height / 2 + (i - (letters.length - 1) / 2) * 5 + 1.4, {
          size: 8.5,
          bold: true,
          colour: colour.ink,
          align: 'center',
        });
    for (const [i, box] of row.entries())
      paper.tag('P', () => drawBox(paper, box, left + titleWidth + i * boxWidth, y));
    frame(paper, left, y, row.length);
    y += height + (from + inRow < boxes.length ? 2 : 0);
  }
  return y;
}

function frame(paper: Paper, left: number, y: number, boxes: number): void {
  const right = left + titleWidth + boxes * boxWidth;
  for (const at of [y, y + height]) paper.line(left, at, right, at, 0.3, colour.ink);
  for (const at of [y + heights.role, y + heights.role + heights.stamp])
    paper.line(left + titleWidth, at, right, at, 0.15, colour.rule);
  for (const at of [left, left + titleWidth, right]) paper.line(at, y, at, y + height, 0.3, colour.ink);
  for (let i = 1; i < boxes; i += 1)
    paper.line(left + titleWidth + i * boxWidth, y, left + titleWidth + i * boxWidth, y + height, 0.15, colour.rule);
}

function drawBox(paper: Paper, { role, position, name, mark, refused, under }: PageStamp, x: number, y: number): void {
  const middle = x + boxWidth / 2;
  const fit = (text: string, size: number, bold = false) =>
    Math.min(size, (size * (boxWidth - 2)) / Math.max(1, paper.measure.width(text, size, bold)));
  const centred = (
    text: string,
    base: number,
    size: number,
    look: { bold?: boolean; colour?: (typeof colour)[keyof typeof colour] } = {},
  ) => paper.text(text, middle, base, { size: fit(text, size, look.bold), align: 'center', ...look });
  centred(role, y + 3.8, 8, { bold: true, colour: colour.ink });
  centred(position, y + 7.4, 7, { colour: colour.quiet });
  const stamp = y + heights.role;
  if (mark) centred(mark, stamp + 5, 9.5, { bold: true, colour: refused ? colour.minus : colour.accent });
  centred(name, stamp + (mark ? 10 : 8), 9, { bold: true, colour: mark ? colour.text : colour.quiet });
  centred(under, stamp + heights.stamp + 4.1, 6.5, { colour: colour.quiet });
}
