/** A part of a paper comes in strips, each of which stands on one page. */
import type { BarsOf } from './barcode.ts';
import type { PageTone } from '../../core/page.ts';
import { colour, type Colour, type Drawing } from './paper.ts';

export interface PartsLook {
  readonly x: number;
  readonly width: number;
  /** Where parts must end, and where they begin on a new page. */
  readonly bottom: number;
  readonly top: number;
  readonly bars?: BarsOf | undefined;
  readonly tone?: PageTone | undefined;
}

/** Lines and labels of a part in one colour, and the ground of its heads. */
export const inTone: Readonly<Record<PageTone, { readonly ink: Colour; readonly tint: Colour }>> = {
  red: { ink: colour.minus, tint: colour.redTint },
  blue: { ink: colour.accent, tint: colour.tint },
};

/** Something of a known height that is drawn from `y` and never cut. */
export interface Strip {
  readonly height: number;
  draw(y: number): void;
}

export const labelSize = 7;

export function drawFrame(
  paper: Drawing,
  x: number,
  y: number,
  width: number,
  height: number,
  ink: Colour = colour.rule,
): void {
  for (const at of [y, y + height]) paper.line(x, at, x + width, at, 0.2, ink);
  for (const at of [x, x + width]) paper.line(at, y, at, y + height, 0.2, ink);
}

export function inRows<T>(all: readonly T[], count: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / count) }, (_, row) => all.slice(row * count, (row + 1) * count));
}
