/** A pale word across each page, under what stands there: of a draft, or of what was called off. */
import { colour, type Paper } from './paper.ts';

const largest = 120;

/** The paper as it is where there is no word. */
export function withMark(paper: Paper, mark: string | undefined): Paper {
  if (!mark) return paper;
  const size = Math.min(largest, (largest * paper.width * 0.8) / paper.measure.width(mark, largest, true));
  // Said once in the title; across the pages it is only seen.
  const draw = () =>
    paper.aside(() =>
      paper.text(mark, paper.width / 2, paper.height * 0.6, {
        size,
        bold: true,
        colour: colour.hairline,
        align: 'center',
      }),
    );
  draw();
  return {
    ...paper,
    nextPage() {
      paper.nextPage();
      draw();
    },
    // Spread out it would stay what it is now.
    get pages() {
      return paper.pages;
    },
  };
}
