/** What is drawn on: A4 sheets in millimetres from the top left, in the colours of the brand. */
import type { Picture } from '../../core/page.ts';
import type { Measure } from './measure.ts';

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
  redTint: '#FCEFEF',
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
  /** Whatever `draw` draws is a part of that kind. Papers that are only seen draw it alone. */
  tag<T>(role: Role, draw: () => T, more?: Tagged): T;
  /** Whatever `draw` draws says nothing of its own: heads that come again, page numbers. */
  aside<T>(draw: () => T): T;
}

/** What a part of a document is to those who hear it instead of seeing it; H1 to H3, tables and lists as in PDF itself. */
export type Role = 'H1' | 'H2' | 'H3' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure';

export interface Tagged {
  /** What is drawn under the same key is one part, also on the next page. */
  readonly key?: object;
  /** What a figure shows. */
  readonly alt?: string;
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

export interface PaperOptions {
  readonly fonts: Fonts;
  readonly title: string;
  readonly author?: string;
  readonly lang: string;
  readonly landscape?: boolean;
}
