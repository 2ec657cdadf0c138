/** What is drawn on a page, in the words of PDF: points from the bottom left, what stands on it in its typeface's codes. */
import type { Measure } from './measure.ts';
import { colour, type Colour, type Drawing, type Words } from './paper.ts';
import type { PdfFont } from './pdfFont.ts';
import type { PdfPictures } from './pdfPicture.ts';

/** Points of a millimetre. */
export const point = 72 / 25.4;
export const digits = (value: number): string => String(Math.round(value * 1000) / 1000);
const rgb = (ink: Colour): string => [1, 3, 5].map((at) => digits(parseInt(ink.slice(at, at + 2), 16) / 255)).join(' ');

/** How far the handles of a quarter of a circle stand from its ends. */
const quarter = 0.5523;

type Writes<K extends keyof Drawing> = Drawing[K] extends (...args: infer A) => unknown
  ? (...args: A) => string
  : never;

export interface PdfDrawing {
  readonly text: Writes<'text'>;
  readonly line: Writes<'line'>;
  readonly shape: Writes<'shape'>;
  readonly picture: Writes<'picture'>;
  fill(x: number, y: number, width: number, height: number, ink: Colour, radius?: number): string;
  frame(x: number, y: number, width: number, height: number, ink: Colour, radius?: number): string;
  circle(x: number, y: number, radius: number, ink: Colour): string;
}

interface Parts {
  /** Of the page. */
  readonly height: number;
  readonly face: (bold: boolean | undefined) => PdfFont;
  readonly measure: Measure;
  readonly pictures: PdfPictures;
}

export function pdfDrawing({ height, face, measure, pictures }: Parts): PdfDrawing {
  const at = (x: number, y: number) => `${digits(x * point)} ${digits((height - y) * point)}`;
  const box = (x: number, y: number, wide: number, high: number) =>
    [x, height - y - high, wide, high].map((value) => digits(value * point)).join(' ');
  const curve = (...corners: readonly (readonly [number, number])[]) =>
    `${corners.map(([x, y]) => at(x, y)).join(' ')} c`;
  /** A box whose corners are round. */
  const round = (x: number, y: number, wide: number, high: number, r: number): string => {
    const [right, low, hold] = [x + wide, y + high, r * (1 - quarter)];
    return [
      `${at(x + r, y)} m ${at(right - r, y)} l`,
      curve([right - hold, y], [right, y + hold], [right, y + r]),
      `${at(right, low - r)} l`,
      curve([right, low - hold], [right - hold, low], [right - r, low]),
      `${at(x + r, low)} l`,
      curve([x + hold, low], [x, low - hold], [x, low - r]),
      `${at(x, y + r)} l`,
      curve([x, y + hold], [x + hold, y], [x + r, y]),
      'h',
    ].join('\n');
  };
  const outline = (x: number, y: number, wide: number, high: number, r: number) =>
    r ? round(x, y, wide, high, Math.min(r, wide / 2, high / 2)) : `${box(x, y, wide, high)} re`;
  return {
    text(text, x, y, { size, bold, colour: ink = colour.text, align }: Words) {
      const taken = align && align !== 'left' ? measure.width(text, size, bold) : 0;
      const left = align === 'center' ? x - taken / 2 : x - taken;
      return `BT /F${bold ? 1 : 0} ${digits(size)} Tf ${rgb(ink)} rg ${at(left, y)} Td <${face(bold).encode(text)}> Tj ET`;
    },
    line: (x1, y1, x2, y2, thick = 0.15, ink = colour.hairline) =>
      `${digits(thick * point)} w ${rgb(ink)} RG ${at(x1, y1)} m ${at(x2, y2)} l S`,
    fill: (x, y, wide, high, ink, radius = 0) => `${rgb(ink)} rg ${outline(x, y, wide, high, radius)} f`,
    frame: (x, y, wide, high, ink, radius = 0) =>
      `${digits(0.2 * point)} w ${rgb(ink)} RG ${outline(x, y, wide, high, radius)} S`,
    circle: (x, y, radius, ink) =>
      `${digits(0.35 * point)} w ${rgb(ink)} RG ${round(x - radius, y - radius, 2 * radius, 2 * radius, radius)} S`,
    shape(outlines, x, y, scale, ink) {
      const areas = outlines.map(
        (corners) =>
          `${corners.map(([right, down], n) => `${at(x + right * scale, y + down * scale)} ${n ? 'l' : 'm'}`).join(' ')} h`,
      );
      return `${rgb(ink)} rg ${areas.join('\n')} f*`;
    },
    picture(picture, x, y, wide, high) {
      const [left, bottom, ...size] = box(x, y, wide, high).split(' ');
      return `q ${size[0]} 0 0 ${size[1]} ${left} ${bottom} cm /${pictures.add(picture)} Do Q`;
    },
  };
}
