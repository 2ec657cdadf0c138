/** A4 sheets of a PDF with embedded Hangul: drawing in millimetres from the top left, colours of the brand. */
import { jsPDF } from 'jspdf';
import type { Picture } from '../../core/page.ts';
import { measureBy, type Measure } from './measure.ts';

/** TrueType files of the two weights. Only the characters used are embedded. */
export interface Fonts {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
}

export const colour = {
  ink: '#0B2545',
  text: '#1B2733',
  quiet: '#52616F',
  hairline: '#DDE3EA',
  rule: '#B8C2CC',
  tint: '#EEF3FA',
  zebra: '#F8FAFC',
  accent: '#1456C8',
  minus: '#C22F2F',
  bars: '#000000',
} as const;
export type Colour = (typeof colour)[keyof typeof colour];

export interface Words {
  readonly size: number;
  readonly bold?: boolean;
  readonly colour?: Colour;
  readonly align?: 'left' | 'right' | 'center';
}

/** Corners of an area, in units of its own. */
export type Outline = readonly (readonly [x: number, y: number])[];

/** What tables and parts need of a paper, whether it is kept whole or written away page by page. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly measure: Measure;
  /** Baseline at `y`; `x` is the side that `align` names. */
  text(text: string, x: number, y: number, words: Words): void;
  line(x1: number, y1: number, x2: number, y2: number, width?: number, colour?: Colour): void;
  fill(x: number, y: number, width: number, height: number, colour: Colour): void;
  /** Areas at `x`, `y`, each of their units `scale` millimetres; what lies in two of them is open. */
  shape(outlines: readonly Outline[], x: number, y: number, scale: number, colour: Colour): void;
  picture(picture: Picture, x: number, y: number, width: number, height: number): void;
  nextPage(): void;
}

export interface Paper extends Drawing {
  fill(x: number, y: number, width: number, height: number, colour: Colour, radius?: number): void;
  frame(x: number, y: number, width: number, height: number, colour: Colour, radius?: number): void;
  circle(x: number, y: number, radius: number, colour: Colour): void;
  readonly pages: number;
  /** Draws on every page once all are there. */
  everyPage(draw: (page: number, pages: number) => void): void;
  bytes(): Uint8Array<ArrayBuffer>;
}

const family = 'Pretendard';

/** Bytes as the one-character-a-byte text that jsPDF takes. */
function binary(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}

export interface PaperOptions {
  readonly fonts: Fonts;
  readonly title: string;
  readonly author?: string;
  readonly lang: string;
  readonly landscape?: boolean;
}

/** An empty first page. */
export function openPaper({ fonts, title, author = '', lang, landscape }: PaperOptions): Paper {
  const doc = new jsPDF({
    unit: 'mm',
    format: 'a4',
    orientation: landscape ? 'landscape' : 'portrait',
    compress: true,
  });
  for (const [file, bytes, style] of [
    ['r.ttf', fonts.regular, 'normal'],
    ['b.ttf', fonts.bold, 'bold'],
  ] as const) {
    doc.addFileToVFS(file, binary(bytes));
    doc.addFont(file, family, style);
  }
  doc.setFont(family, 'normal');
  doc.setProperties({ title, author, creator: 'Hangro' });
  doc.setLanguage(lang === 'en' ? 'en' : 'ko');
  const style = (bold: boolean | undefined) => doc.setFont(family, bold ? 'bold' : 'normal');
  const measure = measureBy((char, bold) => {
    style(bold);
    return doc.setFontSize(100).getTextWidth(char) / 100;
  });
  return {
    width: doc.internal.pageSize.getWidth(),
    height: doc.internal.pageSize.getHeight(),
    measure,
    text(text, x, y, { size, bold, colour: ink = colour.text, align = 'left' }) {
      if (!text) return;
      const width = align === 'left' ? 0 : measure.width(text, size, bold);
      style(bold).setFontSize(size).setTextColor(ink);
      doc.text(text, align === 'right' ? x - width : align === 'center' ? x - width / 2 : x, y);
    },
    line: (x1, y1, x2, y2, width = 0.15, ink = colour.hairline) =>
      void doc.setLineWidth(width).setDrawColor(ink).line(x1, y1, x2, y2),
    fill(x, y, width, height, ink, radius = 0) {
      doc.setFillColor(ink);
      if (radius) doc.roundedRect(x, y, width, height, radius, radius, 'F');
      else doc.rect(x, y, width, height, 'F');
    },
    frame: (x, y, width, height, ink, radius = 0) =>
      void doc.setLineWidth(0.2).setDrawColor(ink).roundedRect(x, y, width, height, radius, radius, 'S'),
    circle: (x, y, radius, ink) => void doc.setLineWidth(0.35).setDrawColor(ink).circle(x, y, radius, 'S'),
    shape(outlines, x, y, scale, ink) {
      const path = outlines.flatMap((outline) => [
        ...outline.map(([right, down], at) => ({ op: at ? 'l' : 'm', c: [x + right * scale, y + down * scale] })),
        { op: 'h', c: [] },
      ]);
      doc.setFillColor(ink).path(path).fillEvenOdd();
    },
    picture: ({ kind, data }, x, y, width, height) => void doc.addImage(data, kind, x, y, width, height),
    nextPage: () => void doc.addPage(),
    get pages() {
      return doc.getNumberOfPages();
    },
    everyPage(draw) {
      const pages = doc.getNumberOfPages();
      for (let page = 1; page <= pages; page += 1) {
        doc.setPage(page);
        draw(page, pages);
      }
    },
    bytes: () => new Uint8Array(doc.output('arraybuffer')),
  };
}
