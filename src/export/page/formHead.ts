/** The head of an official form: its title in the middle, and what stands beside it. */
import type { PageModel, Particular } from '../../core/page.ts';
import { colour, type Paper } from './paper.ts';
import { side } from './documentHead.ts';

const titleSize = 17;

const factsOf = (facts: readonly Particular[]) => facts.map(({ label, value }) => `${label} ${value}`).join('     ');

/** Answers where it ends. */
export function drawFormHead(paper: Paper, { title, facts }: PageModel): number {
  const room = paper.width - 2 * side;
  const size = Math.min(titleSize, (titleSize * room) / paper.measure.width(title, titleSize, true));
  paper.tag('H1', () =>
    paper.text(title, paper.width / 2, 19, { size, bold: true, colour: colour.ink, align: 'center' }),
  );
  let y = 22;
  for (const line of facts.length ? paper.measure.lines(factsOf(facts), room, 8) : []) {
    const base = y + 3.6;
    paper.tag('P', () => paper.text(line, paper.width - side, base, { size: 8, colour: colour.quiet, align: 'right' }));
    y += 4.4;
  }
  return y + 1;
}

/** The same on the pages that follow. */
export function drawFurtherHead(paper: Paper, { facts }: PageModel, further: string): void {
  paper.text(further, side, 13, { size: 9, bold: true, colour: colour.ink });
  const [said = ''] = paper.measure.lines(factsOf(facts), paper.width - 2 * side - 90, 8);
  paper.text(said, paper.width - side, 13, { size: 8, colour: colour.quiet, align: 'right' });
  paper.line(side, 15.5, paper.width - side, 15.5, 0.3, colour.ink);
}
