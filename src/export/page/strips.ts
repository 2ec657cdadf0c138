/** A part of a paper comes in strips, each of which stands on one page. */
import type { BarsOf } from './barcode.ts';
import { colour, type Drawing } from './paper.ts';

export interface PartsLook {
  readonly x: number;
  readonly width: number;
  /** Where parts must end, and where they begin on a new page. */
  readonly bottom: number;
  readonly top: number;
  readonly bars?: BarsOf | undefined;
}

/** Something of a known height that is drawn from `y` and never cut. */
export interface Strip {
  readonly height: number;
  draw(y: number): void;
}

export const labelSize = 7;

export function drawFrame(paper: Drawing, x: number, y: number, width: number, height: number): void {
  for (const at of [y, y + height]) paper.line(x, at, x + width, at, 0.2, colour.rule);
  for (const at of [x, x + width]) paper.line(at, y, at, y + height, 0.2, colour.rule);
}

export function inRows<T>(all: readonly T[], count: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / count) }, (_, row) => all.slice(row * count, (row + 1) * count));
}
