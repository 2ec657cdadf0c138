/** Reads a text file of rows: its encoding and its separator are found out. */
import { importLimits, type FileRow } from '../../core/files/importing.ts';

/** Korean Excel writes CSV in its own code page, others in UTF-8; "Unicode text" is UTF-16. */
export function decoded(bytes: Uint8Array): string | undefined {
  const begins = (...marks: number[]) => marks.every((mark, i) => bytes[i] === mark);
  const strict = (encoding: string) => {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      return undefined;
    }
  };
  if (begins(0xff, 0xfe)) return strict('utf-16le');
  if (begins(0xfe, 0xff)) return strict('utf-16be');
  const text = strict('utf-8') ?? strict('euc-kr');
  // What holds control characters is no text.
  return text === undefined || /[\u0000-\u0008\u000e-\u001f]/.test(text) ? undefined : text;
}

/** The separator that the first line has most of. */
function separatorOf(text: string): string {
  const line =
    text
      .slice(0, 20_000)
      .replace(/"[^"]*"/g, '')
      .split(/\r\n?|\n/, 1)[0] ?? '';
  const counts = [',', '\t', ';'].map((mark) => [mark, line.split(mark).length] as const);
  return counts.toSorted((a, b) => b[1] - a[1])[0]![0];
}

/** Rows that hold something, at most one more than the most. Quoted cells may hold separators and lines. */
export function readCsv(text: string, mostRows: number): FileRow[] {
  const mark = separatorOf(text);
  const rows: FileRow[] = [];
  let [no, at] = [0, text.charCodeAt(0) === 0xfeff ? 1 : 0];
  while (at < text.length && rows.length <= mostRows) {
    const cells: string[] = [];
    for (;;) {
      const { cell, next } = readCell(text, at, mark);
      if (cells.length < importLimits.columns) cells.push(cell);
      at = next;
      if (text[at] !== mark) break;
      at += 1;
    }
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') at += 1;
    no += 1;
    if (cells.some((cell) => cell !== '')) rows.push({ no, cells });
  }
  return rows;
}

function readCell(text: string, from: number, mark: string): { cell: string; next: number } {
  if (text[from] !== '"') {
    let next = from;
    while (next < text.length && text[next] !== mark && text[next] !== '\n' && text[next] !== '\r') next += 1;
    return { cell: text.slice(from, next).trim().slice(0, importLimits.cellChars), next };
  }
  let [cell, at] = ['', from + 1];
  for (;;) {
    const end = text.indexOf('"', at);
    if (end < 0) return { cell: (cell + text.slice(at)).slice(0, importLimits.cellChars), next: text.length };
    cell += text.slice(at, end);
    if (text[end + 1] !== '"') {
      let next = end + 1;
      while (next < text.length && text[next] !== mark && text[next] !== '\n' && text[next] !== '\r') next += 1;
      return { cell: cell.trim().slice(0, importLimits.cellChars), next };
    }
    cell += '"';
    at = end + 2;
  }
}
