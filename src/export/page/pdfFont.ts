/** A typeface of a PDF that grows while it is written: each character gets its code when it first comes, the glyphs follow at the end. */
import { create, type Font } from 'fontkit';
import { pdfRef, type PdfFile, type PdfId } from './pdfFile.ts';

interface Glyph {
  /** Four hexadecimal digits. */
  readonly code: string;
  /** Thousandths of the size. */
  readonly width: number;
}

/** As fontkit 2 has it; its published types are of an earlier one. */
interface Subset {
  includeGlyph(glyph: number): number;
  encode(): Uint8Array;
}

export interface PdfFont {
  readonly id: PdfId;
  /** Thousandths of the size that a character is wide. */
  width(char: string): number;
  /** The codes of a text, in hexadecimal digits. */
  encode(text: string): string;
  /** Writes the glyphs that were used, and what says which characters they are. */
  end(): void;
}

export function openPdfFont(file: PdfFile, bytes: Uint8Array): PdfFont {
  const font = create(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)) as Font;
  const subset = font.createSubset() as unknown as Subset;
  const scale = 1000 / font.unitsPerEm;
  const id = file.reserve();
  const glyphsByChar = new Map<string, Glyph>();
  const chars: string[] = [];
  const widths: number[] = [Math.round(font.getGlyph(0).advanceWidth * scale)];
  const glyphOf = (char: string): Glyph => {
    const found = glyphsByChar.get(char);
    if (found) return found;
    const { id: own, advanceWidth } = font.glyphForCodePoint(char.codePointAt(0)!);
    const code = subset.includeGlyph(own);
    const glyph = { code: code.toString(16).padStart(4, '0'), width: advanceWidth * scale };
    glyphsByChar.set(char, glyph);
    chars[code] ??= char;
    widths[code] = Math.round(glyph.width);
    return glyph;
  };
  return {
    id,
    width: (char) => glyphOf(char).width,
    encode(text) {
      let codes = '';
      for (const char of text) codes += glyphOf(char).code;
      return codes;
    },
    end() {
      const [below, described, program, map] = [file.reserve(), file.reserve(), file.reserve(), file.reserve()];
      const name = `/${tag(id)}+${font.postscriptName}`;
      file.object(
        id,
        `<< /Type /Font /Subtype /Type0 /BaseFont ${name} /Encoding /Identity-H /DescendantFonts [${pdfRef(below)}] /ToUnicode ${pdfRef(map)} >>`,
      );
      file.object(
        below,
        `<< /Type /Font /Subtype /CIDFontType2 /BaseFont ${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>
/FontDescriptor ${pdfRef(described)} /CIDToGIDMap /Identity /DW 1000 /W [0 [${widths.join(' ')}]] >>`,
      );
      file.object(described, descriptor(font, name, program, scale));
      const glyphs = subset.encode();
      file.bytes(program, `/Length1 ${glyphs.length}`, glyphs);
      file.bytes(map, '', unicodeMap(chars));
    },
  };
}

/** Six capitals before the name of a typeface say that not all of it is there. */
const tag = (id: number): string =>
  id
    .toString(26)
    .padStart(6, '0')
    .replace(/./g, (digit) => String.fromCharCode(65 + parseInt(digit, 26)));

function descriptor(font: Font, name: string, program: PdfId, scale: number): string {
  const { minX, minY, maxX, maxY } = font.bbox;
  const [ascent, descent, height, ...box] = [font.ascent, font.descent, font.capHeight, minX, minY, maxX, maxY].map(
    (value) => Math.round(value * scale),
  );
  return `<< /Type /FontDescriptor /FontName ${name} /Flags 4 /FontBBox [${box.join(' ')}] /ItalicAngle 0 /Ascent ${ascent} /Descent ${descent}
/CapHeight ${height} /StemV 80 /FontFile2 ${pdfRef(program)} >>`;
}

/** Blocks of at most a hundred characters, as the format wants. */
function unicodeMap(chars: readonly string[]): string {
  const lines = chars.flatMap((char, code) =>
    char === undefined
      ? []
      : [`<${hex(code)}> <${[...Array(char.length).keys()].map((at) => hex(char.charCodeAt(at))).join('')}>`],
  );
  const blocks = Array.from({ length: Math.ceil(lines.length / 100) }, (_, at) =>
    lines.slice(at * 100, at * 100 + 100),
  );
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def /CMapName /Adobe-Identity-UCS def /CMapType 2 def
1 begincodespacerange <0000> <ffff> endcodespacerange
${blocks.map((block) => `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`).join('\n')}
endcmap CMapName currentdict /CMap defineresource pop end end`;
}

const hex = (code: number): string => code.toString(16).padStart(4, '0');
