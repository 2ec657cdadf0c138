/** Tables on the clipboard: tab-separated text as every spreadsheet reads and writes it, and HTML. */

/** A cell for the clipboard: what is shown, and what the product means by it. */
export interface CopiedCell {
  readonly text: string;
  /** Value that the product can take back; carried in the HTML only. */
  readonly value?: unknown;
  readonly numeric?: boolean;
}
/** A cell that was read; `value` only when the table came from the product itself. */
export interface ReadCell {
  readonly text: string;
  readonly value?: unknown;
}
export type Copied = readonly (readonly CopiedCell[])[];
export type Table = readonly (readonly ReadCell[])[];

/** Names the product's own tables; a value is JSON in an attribute of its cell. */
const mark = 'data-hangro';
const valueMark = 'data-value';

const quoted = (text: string) => (/[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export const toTsv = (cells: Copied): string =>
  cells.map((row) => row.map(({ text }) => quoted(text)).join('\t')).join('\r\n');

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Text that is no figure is told to be text, so that a spreadsheet keeps leading zeros and computes no formula. */
const asText = ` style="mso-number-format:'\\@'"`;

export function toHtml(cells: Copied): string {
  const cell = ({ text, value, numeric }: CopiedCell) => {
    const valueAttribute = value === undefined ? '' : ` ${valueMark}="${escaped(JSON.stringify(value))}"`;
    return `<td${valueAttribute}${numeric ? '' : asText}>${escaped(text).replaceAll('\n', '<br>')}</td>`;
  };
  const rows = cells.map((row) => `<tr>${row.map(cell).join('')}</tr>`);
  return `<table ${mark}="1"><tbody>${rows.join('')}</tbody></table>`;
}

/** Rows of tab-separated text; quoted cells may hold tabs and lines. The line end behind the last row is none. */
export function fromTsv(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let quote = false;
  const source = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  for (let i = 0; i < source.length; i++) {
    const ch = source[i]!;
    if (quote) {
      if (ch !== '"') cell += ch;
      else if (source[i + 1] === '"') cell += source[++i]!;
      else quote = false;
    } else if (ch === '"' && cell === '' && closes(source, i)) quote = true;
    else if (ch === '\t' || ch === '\n') {
      rows.at(-1)!.push(cell);
      cell = '';
      if (ch === '\n') rows.push([]);
    } else cell += ch;
  }
  rows.at(-1)!.push(cell);
  return rows;
}

/** A quote opens a cell only when its twin ends one; `3" pipe` and `"so to say" she said` are plain texts. */
function closes(source: string, start: number): boolean {
  for (let i = start + 1; i < source.length; i++) {
    if (source[i] !== '"') continue;
    if (source[i + 1] === '"') i += 1;
    else return i + 1 === source.length || source[i + 1] === '\t' || source[i + 1] === '\n';
  }
  return false;
}

function textOf(cell: Element): string {
  const copy = cell.cloneNode(true) as Element;
  for (const line of copy.querySelectorAll('br')) line.replaceWith('\n');
  return (copy.textContent ?? '')
    .replace(/\u00a0/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim();
}

function valueOf(cell: Element): { value?: unknown } {
  const json = cell.getAttribute(valueMark);
  if (json === null) return {};
  try {
    return { value: JSON.parse(json) as unknown };
  } catch {
    return {};
  }
}

/** The first table of an HTML text, merged cells spread over their places; undefined without one. */
export function fromHtml(html: string): { readonly own: boolean; readonly rows: ReadCell[][] } | undefined {
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  if (!table) return undefined;
  const fromGrid = table.hasAttribute(mark);
  const rows: ReadCell[][] = [];
  [...table.querySelectorAll('tr')].forEach((line, y) => {
    const row = (rows[y] ??= []);
    let x = 0;
    for (const cell of line.querySelectorAll('td, th')) {
      while (row[x]) x += 1;
      const across = Math.max(1, Number(cell.getAttribute('colspan')) || 1);
      const down = Math.max(1, Number(cell.getAttribute('rowspan')) || 1);
      const read: ReadCell = { text: textOf(cell), ...(fromGrid ? valueOf(cell) : {}) };
      for (let dy = 0; dy < down; dy++)
        for (let dx = 0; dx < across; dx++) (rows[y + dy] ??= [])[x + dx] = dx || dy ? { text: '' } : read;
      x += across;
    }
  });
  return { own: fromGrid, rows: rows.filter((row) => row.length > 0) };
}

const squared = (rows: readonly (readonly ReadCell[])[]): Table => {
  const width = Math.max(...rows.map((row) => row.length));
  return rows.map((row) => Array.from({ length: width }, (_, x) => row[x] ?? { text: '' }));
};

export interface Pasted {
  readonly table: Table;
  /** It came from the product: values are meant as they are. */
  readonly own: boolean;
}

/**
 * What stands on a clipboard: the product's own table first, then text, which spreadsheets write exactly as shown,
 * then a foreign table. Undefined when there is nothing to paste.
 */
export function readClipboard(plain: string, html: string): Pasted | undefined {
  const found = html.includes('<table') ? fromHtml(html) : undefined;
  if (found && found.rows.length > 0 && (found.own || plain === ''))
    return { table: squared(found.rows), own: found.own };
  if (plain === '') return undefined;
  return { table: squared(fromTsv(plain).map((row) => row.map((text) => ({ text })))), own: false };
}
