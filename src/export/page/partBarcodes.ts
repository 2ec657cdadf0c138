/** Barcodes with their words, in rows. */
import type { PageBarcode } from '../../core/page.ts';
import { colour, type Drawing } from './paper.ts';
import { type PartsLook, type Strip, labelSize } from './strips.ts';
import { pictureGap, captionSize, captionLeading } from './partPictures.ts';

/** Millimetres of a module, as scanners read it well, and of what stands clear beside the bars. */
const modules = { code128: 0.33, qrcode: 0.7 } as const;

const barHeight = 14;

const quietZone = 4;

export function barcodeRows(
  paper: Drawing,
  codes: readonly PageBarcode[],
  { x, width, bars }: PartsLook,
): readonly Strip[] {
  if (!codes.length) return [];
  if (!bars) throw new Error('a paper with barcodes is set with barsFor');
  const rows: { code: PageBarcode; left: number; wide: number; high: number; module: number }[][] = [];
  let left = width;
  for (const code of codes) {
    const { width: across, height: down } = bars(code);
    const module = Math.min(modules[code.kind], (width - 2 * quietZone) / across);
    const text = Math.max(
      paper.measure.width(code.text, captionSize),
      paper.measure.width(code.label ?? '', labelSize),
    );
    const wide = Math.min(width, Math.max(across * module + 2 * quietZone, text + 2));
    if (left + wide > width) {
      rows.push([]);
      left = 0;
    }
    rows.at(-1)!.push({ code, left, wide, module, high: code.kind === 'qrcode' ? down * module : barHeight });
    left += wide + pictureGap;
  }
  return rows.map((row): Strip => {
    const high = Math.max(...row.map((cell) => cell.high));
    const above = row.some(({ code }) => code.label) ? 4 : 0;
    const under = row.map(({ code, wide }) => paper.measure.lines(code.text, wide, captionSize));
    return {
      height: above + high + 1 + Math.max(...under.map((lines) => lines.length)) * captionLeading + 3,
      draw(y) {
        row.forEach(({ code, left: from, wide, module, high: own }, at) => {
          const middle = x + from + wide / 2;
          const { width: across, height: down, outlines } = bars(code);
          if (code.label)
            paper.text(code.label, middle, y + 3, { size: labelSize, colour: colour.quiet, align: 'center' });
          // The bars of a line are as high as they are wanted, those of a square as they are.
          const stretched =
            code.kind === 'qrcode'
              ? outlines
              : outlines.map((outline) =>
                  outline.map(([right, low]) => [right, (low / down) * (own / module)] as const),
                );
          const bar = () =>
            paper.shape(stretched, middle - (across * module) / 2, y + above + high - own, module, colour.bars);
          paper.tag('Figure', bar, { alt: code.text });
          under[at]!.forEach((text, n) =>
            paper.text(text, middle, y + above + high + 4 + n * captionLeading, { size: captionSize, align: 'center' }),
          );
        });
      },
    };
  });
}
