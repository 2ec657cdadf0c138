/** The upper part of a document: letterhead and title, parties and particulars, the amount. */
import type { PageBlock, PageModel, PageTotal, Picture } from '../../core/page.ts';
import { colour, type Paper } from './paper.ts';

export const side = 15;
const gap = 8;

/** Millimetres that a picture takes within a box, its proportions kept. */
export function fitted({ width, height }: Picture, maxWidth: number, maxHeight: number) {
  const scale = Math.min(maxWidth / width, maxHeight / height);
  return { width: width * scale, height: height * scale };
}

/** Letterhead at the left, title and facts at the right; answers where it ends. */
export function drawLetterhead(paper: Paper, { company, title, mark = '', facts }: PageModel): number {
  const right = paper.width - side;
  let left = 14;
  if (company.logo) {
    const { width, height } = fitted(company.logo, 46, 13);
    const [logo, top] = [company.logo, left];
    paper.tag('Figure', () => paper.picture(logo, side, top, width, height), { alt: company.name });
    left += height + 2.5;
  }
  // What stands at the right needs its room.
  const name = paper.measure.lines(company.name, 100, 12.5, true);
  paper.tag('P', () => {
    for (const line of name) {
      paper.text(line, side, left + 4.4, { size: 12.5, bold: true, colour: colour.ink });
      left += 5.4;
    }
  });
  left += 2;
  for (const line of company.lines.flatMap((text) => paper.measure.lines(text, 96, 7.5))) {
    paper.text(line, side, left + 2.6, { size: 7.5, colour: colour.quiet });
    left += 3.7;
  }
  const size = paper.measure.width(title, 24, true) > 78 ? 18 : 24;
  paper.tag('H1', () => {
    paper.text(mark, right, 12, { size: 13, bold: true, colour: colour.minus, align: 'right' });
    paper.text(title, right, 22, { size, bold: true, colour: colour.ink, align: 'right' });
  });
  let y = 26;
  const values = Math.max(24, ...facts.map(({ value }) => paper.measure.width(value, 8.5, true)));
  for (const { label, value } of facts) {
    const base = y + 3.4;
    paper.tag('P', () => {
      paper.text(label, right - values - 4, base, { size: 8, colour: colour.quiet, align: 'right' });
      paper.text(value, right, base, { size: 8.5, bold: true, colour: colour.text, align: 'right' });
    });
    y += 4.6;
  }
  const end = Math.max(left, y) + 3;
  paper.line(side, end, right, end, 0.7, colour.ink);
  return end;
}

/** The quiet line at the head of the pages that follow. */
export function drawRunningHead(paper: Paper, { company, title, mark = '', facts }: PageModel): void {
  const right = paper.width - side;
  const number = facts[0]?.value ?? '';
  paper.text(`${mark} ${title}  ${number}`.trim(), side, 13, { size: 8, bold: true, colour: colour.ink });
  paper.text(company.name, right, 13, { size: 8, colour: colour.quiet, align: 'right' });
  paper.line(side, 15.5, right, 15.5, 0.3, colour.ink);
}

/** Blocks in two columns beside each other; answers where the longer one ends. */
export function drawBlocks(paper: Paper, blocks: readonly PageBlock[], y: number): number {
  const width = (paper.width - 2 * side - gap) / 2;
  let end = y;
  for (let at = 0; at < blocks.length; at += 2) {
    const ends = blocks
      .slice(at, at + 2)
      .map((block, n) => drawBlock(paper, block, side + n * (width + gap), width, end));
    end = Math.max(...ends) + (at + 2 < blocks.length ? 4 : 0);
  }
  return end;
}

export function drawBlock(paper: Paper, { title, lead, rows }: PageBlock, x: number, width: number, y: number): number {
  paper.tag('H2', () => paper.text(title, x, y + 3, { size: 8, bold: true, colour: colour.accent }));
  paper.line(x, y + 4.6, x + width, y + 4.6, 0.2, colour.rule);
  y += 6;
  if (lead)
    paper.tag('P', () => {
      for (const line of paper.measure.lines(lead, width, 10.5, true)) {
        paper.text(line, x, y + 3.9, { size: 10.5, bold: true, colour: colour.ink });
        y += 5.4;
      }
    });
  const labels = Math.min(width * 0.42, Math.max(16, ...rows.map(({ label }) => paper.measure.width(label, 8)))) + 3;
  for (const { label, value } of rows)
    paper.tag('P', () => {
      paper.text(label, x, y + 3.1, { size: 8, colour: colour.quiet });
      for (const line of paper.measure.lines(value, width - labels, 8.5)) {
        paper.text(line, x + labels, y + 3.1, { size: 8.5 });
        y += 4.4;
      }
    });
  return y;
}

/** The one amount in a tinted band; answers where it ends. */
export function drawAmount(paper: Paper, { label, value, words }: PageTotal, y: number): number {
  const width = paper.width - 2 * side;
  paper.fill(side, y, width, 13, colour.tint, 1.2);
  paper.tag('P', () => {
    paper.text(label, side + 5, y + (words ? 5.6 : 8), { size: 9, bold: true, colour: colour.ink });
    if (words) paper.text(words, side + 5, y + 10.1, { size: 8, colour: colour.quiet });
    paper.text(value, side + width - 5, y + 8.7, { size: 16, bold: true, colour: colour.ink, align: 'right' });
  });
  return y + 13;
}
