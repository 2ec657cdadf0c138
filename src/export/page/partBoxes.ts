/** Boxes with a label each, side by side. */
import type { PageField } from '../../core/page.ts';
import { pageRows } from '../../core/pageRows.ts';
import { colour, type Colour, type Drawing } from './paper.ts';
import { drawFrame, inTone, labelSize, type PartsLook, type Strip } from './strips.ts';

const labelHeight = 4.2;
const valueSize = 9;
const valueLeading = 4.2;
const boxPadding = 1.6;

interface Box {
  readonly field: PageField;
  readonly left: number;
  readonly width: number;
  readonly lines: readonly string[];
}

/** Rows of framed fields; one taller than a page goes on in a row of its own. */
export function boxRows(
  paper: Drawing,
  columns: number,
  fields: readonly PageField[],
  { x, width, tone }: PartsLook,
  full: number,
): readonly Strip[] {
  const wide = width / columns;
  const boxOf = (field: PageField, at: number, span: number): Box => {
    const boxWidth = span * wide;
    const lines = field.figure
      ? field.value.split('\n')
      : paper.measure.lines(field.value, boxWidth - 2 * boxPadding, valueSize, field.strong);
    return { field, left: x + at * wide, width: boxWidth, lines };
  };
  const most = Math.max(1, Math.floor((full - labelHeight - boxPadding) / valueLeading));
  return pageRows(columns, fields).flatMap((row) => {
    let at = 0;
    const boxes = row.map(({ span, ...field }) => {
      at += span;
      return boxOf(field, at - span, span);
    });
    const lines = Math.max(...boxes.map((box) => Math.max(box.lines.length, box.field.lines ?? 1)));
    return Array.from({ length: Math.ceil(lines / most) }, (_, part) =>
      boxRow(paper, boxes, part * most, Math.min(most, lines - part * most), tone && inTone[tone].ink),
    );
  });
}

function boxRow(paper: Drawing, boxes: readonly Box[], from: number, take: number, ink?: Colour): Strip {
  const height = labelHeight + take * valueLeading + boxPadding * 0.6;
  return {
    height,
    draw(y) {
      for (const { field, left, width, lines } of boxes) {
        drawFrame(paper, left, y, width, height, ink);
        const room = width - 2 * boxPadding;
        const size = labelSize * Math.min(1, room / Math.max(1, paper.measure.width(field.label, labelSize)));
        const smaller = (text: string) =>
          field.figure ? Math.min(1, room / Math.max(1, paper.measure.width(text, valueSize, field.strong))) : 1;
        paper.tag('P', () => {
          paper.text(field.label, left + boxPadding, y + 3.2, { size, colour: ink ?? colour.quiet });
          lines.slice(from, from + take).forEach((text, n) =>
            paper.text(
              text,
              field.figure ? left + width - boxPadding : left + boxPadding,
              y + labelHeight + n * valueLeading + 3.1,
              {
                size: valueSize * smaller(text),
                ...(field.figure ? { align: 'right' } : {}),
                ...(field.strong ? { bold: true, colour: colour.ink } : {}),
              },
            ),
          );
        });
      }
    },
  };
}
