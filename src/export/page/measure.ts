/** Widths of texts in millimetres, and the lines that a text takes in a given width. */

/** Width of one character at 1 pt, in millimetres. */
export type CharWidth = (char: string, bold: boolean) => number;

export interface Measure {
  width(text: string, size: number, bold?: boolean): number;
  /** Lines not wider than `room`; words stay whole while they fit (Korean breaks between words). At least one line. */
  lines(text: string, room: number, size: number, bold?: boolean): readonly string[];
}

export function measureBy(charWidth: CharWidth): Measure {
  const widthsByWeight = [new Map<string, number>(), new Map<string, number>()] as const;
  const of = (char: string, bold: boolean) => {
    const widths = widthsByWeight[bold ? 1 : 0];
    let width = widths.get(char);
    if (width === undefined) widths.set(char, (width = charWidth(char, bold)));
    return width;
  };
  const width = (text: string, size: number, bold = false) => {
    let sum = 0;
    for (const char of text) sum += of(char, bold);
    return sum * size;
  };
  const lines = (text: string, room: number, size: number, bold = false) =>
    text.split(/\r\n|\r|\n/).flatMap((paragraph) => wrap(paragraph, room, (part) => width(part, size, bold)));
  return { width, lines };
}

function wrap(paragraph: string, room: number, width: (text: string) => number): string[] {
  if (width(paragraph) <= room) return [paragraph];
  const out: string[] = [];
  let line = '';
  for (const word of paragraph.split(/(?<=\s)/)) {
    if (width((line + word).trimEnd()) <= room) {
      line += word;
      continue;
    }
    if (line.trim()) out.push(line.trimEnd());
    line = word;
    while (width(line.trimEnd()) > room) {
      const fits = fitting(line, room, width);
      out.push(line.slice(0, fits));
      line = line.slice(fits);
    }
  }
  if (line.trim() || out.length === 0) out.push(line.trimEnd());
  return out;
}

/** How many UTF-16 units of a word fit; at least one whole character. */
function fitting(word: string, room: number, width: (text: string) => number): number {
  let taken = '';
  for (const char of word) {
    if (taken && width(taken + char) > room) break;
    taken += char;
  }
  return taken.length;
}
