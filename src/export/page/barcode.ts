/** Barcodes as areas of a page. What makes them is loaded with the first paper that has one. */
import type { PageBarcode, PageModel, PagePart } from '../../core/page.ts';
import type { Outline } from './paper.ts';

/** Dark areas in modules, the narrowest bar being one. */
export interface Bars {
  readonly width: number;
  readonly height: number;
  readonly outlines: readonly Outline[];
}

export type BarsOf = (code: PageBarcode) => Bars;

/** Bars of a paper's barcodes; a paper without one loads nothing. Rejects a text that its kind cannot hold. */
export async function barsFor({ parts = [] }: Pick<PageModel, 'parts'>): Promise<BarsOf | undefined> {
  const codes = parts.flatMap((part: PagePart) => (part.kind === 'barcodes' ? part.codes : []));
  if (!codes.length) return undefined;
  const { code128, qrcode } = await import('bwip-js/generic');
  const made = new Map<string, Bars>();
  const keyOf = ({ kind, text }: PageBarcode) => `${kind} ${text}`;
  for (const code of codes) {
    // The maker would write the bytes of other letters, which no scanner reads back.
    if (code.kind === 'code128' && !/^[ -~]+$/.test(code.text)) throw new Error(`no Code 128: ${code.text}`);
    const options = { bcid: code.kind, text: code.text, scale: 1, ...(code.kind === 'qrcode' ? { eclevel: 'M' } : {}) };
    made.set(keyOf(code), (code.kind === 'qrcode' ? qrcode : code128)(options, areas()));
  }
  return (code) => made.get(keyOf(code))!;
}

/** A drawing of bwip-js that keeps the areas instead of painting them. */
function areas() {
  let size = { width: 0, height: 0 };
  const outlines: Outline[] = [];
  return {
    scale: (): [number, number] => [1, 1],
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init: (width: number, height: number) => void (size = { width, height }),
    line(middle: number, top: number, _middle: number, bottom: number, wide: number) {
      // The middle of a bar of odd width comes rounded up.
      const left = Math.floor(middle - wide / 2);
      outlines.push([
        [left, top],
        [left + wide, top],
        [left + wide, bottom],
        [left, bottom],
      ]);
    },
    polygon: (corners: Outline) => void outlines.push(corners),
    hexagon: () => undefined,
    ellipse: () => undefined,
    fill: () => undefined,
    text: () => undefined,
    end: (): Bars => ({ ...size, outlines }),
  };
}
