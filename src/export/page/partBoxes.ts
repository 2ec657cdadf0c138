/** Boxes with a label each, side by side. */
import type { PageField } from '../../core/page.ts';
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
  const rows: Box[][] = [];
  let at = columns;
  for (const field of fields) {
    const span = Math.min(columns, Math.max(1, field.span ?? 1));
    if (at + span > columns) {
      rows.push([]);
      at = 0;
    }
    const room = span * wide - 2 * boxPadding;
    const lines = field.figure
      ? field.value.split('\n')
      : paper.measure.lines(field.value, room, valueSize, field.strong);
    rows.at(-1)!.push({ field, left: x + at * wide, width: span * wide, lines });
    at += span;
  }
  const most = Math.max(1, Math.floor((full - labelHeight - boxPadding) / valueLeading));
  return rows.flatMap((boxes) => {
    // The last box of a row takes what its neighbours leave.
    const last = boxes.at(-1)!;
    const filled = [...boxes.slice(0, -1), { ...last, width: x + width - last.left }];
    const lines = Math.max(...filled.map((box) => Math.max(box.lines.length, box.field.lines ?? 1)));
    return Array.from({ length: Math.ceil(lines / most) }, (_, part) =>
      boxRow(paper, filled, part * most, Math.min(most, lines - part * most), tone && inTone[tone].ink),
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
