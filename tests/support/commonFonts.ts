/**
 * The typefaces of papers with the characters that Korean texts use (KS X 1001) and no others: as wide and as high as
 * the whole ones, of which jsPDF goes through every glyph for each paper.
 */
import subsetFont from 'subset-font';
import { nodeFonts } from '../../src/export/page/nodeFonts.ts';
import type { Fonts } from '../../src/export/page/paper.ts';

let fonts: Promise<Fonts> | undefined;

export const commonFonts = (): Promise<Fonts> => (fonts ??= subset());

async function subset(): Promise<Fonts> {
  const { regular, bold } = await nodeFonts();
  const some = (font: Uint8Array) => subsetFont(Buffer.from(font), commonText(), { targetFormat: 'sfnt' });
  return { regular: await some(regular), bold: await some(bold) };
}

/** Latin letters and signs, then every row of KS X 1001 that is not Hanja. */
function commonText(): string {
  const latin = String.fromCodePoint(...Array.from({ length: 0x17f - 0x20 }, (_, at) => 0x20 + at));
  const rows = Array.from({ length: 0xc8 - 0xa1 + 1 }, (_, at) => 0xa1 + at);
  const bytes = rows.flatMap((row) => Array.from({ length: 94 }, (_, at) => [row, 0xa1 + at]).flat());
  return latin + new TextDecoder('euc-kr').decode(new Uint8Array(bytes));
}
