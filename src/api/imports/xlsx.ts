/** Reads a workbook: the values that its cells show, formulas as what they last came to. Nothing is fetched or reckoned. */
import { posix } from 'node:path';
import { finished } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import yauzl from 'yauzl';
import { serialDay } from '../../core/cells.ts';
import { importLimits, type FileRow, type SheetCell } from '../../core/files/importing.ts';
import { attribute, pieces, readXml, type Tag } from './xml.ts';

export interface Workbook {
  /** Visible sheets, in their order. */
  readonly sheets: readonly string[];
  readonly sheet: number;
  /** Rows that hold something; one more than the most when there are more. */
  readonly rows: readonly FileRow[];
}

/** Shared texts of a workbook, all together. */
const mostText = 40_000_000;

/** The named sheet of a file that is known to be a sound zip. */
export async function readWorkbook(file: string, wanted: number, mostRows: number): Promise<Workbook> {
  const zip = await yauzl.openPromise(file, { autoClose: false, lazyEntries: true });
  try {
    const entries = new Map<string, yauzl.Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName.replace(/^\//, ''), entry);
    const open = async (name: string): Promise<Readable | undefined> => {
      const entry = entries.get(name);
      return entry && (await zip.openReadStreamPromise(entry));
    };
    const { sheets, dates1904 } = await readBook(open);
    if (!sheets.length) throw new Error('a workbook without a sheet');
    const sheet = wanted >= 0 && wanted < sheets.length ? wanted : 0;
    const texts = await readTexts(open);
    const formats = await readFormats(open);
    const rows = await readSheet(await open(sheets[sheet]!.part), { texts, formats, dates1904, mostRows });
    return { sheets: sheets.map(({ name }) => name), sheet, rows };
  } finally {
    zip.close();
  }
}

type Open = (name: string) => Promise<Readable | undefined>;

async function whole(stream: Readable | undefined): Promise<string> {
  let text = '';
  const decoder = new TextDecoder('utf-8');
  for await (const part of stream ?? []) {
    text += decoder.decode(part as Buffer, { stream: true });
    if (text.length > mostText) throw new Error('a part is too long');
  }
  return text;
}

const resolved = (target: string): string => posix.normalize(target.startsWith('/') ? target.slice(1) : `xl/${target}`);

async function readBook(open: Open): Promise<{ sheets: { name: string; part: string }[]; dates1904: boolean }> {
  const parts = new Map<string, string>();
  readXml(await whole(await open('xl/_rels/workbook.xml.rels')), (tag) => {
    if (tag.name === 'Relationship' && tag.kind !== 'close' && attribute(tag, 'TargetMode') !== 'External')
      parts.set(attribute(tag, 'Id') ?? '', resolved(attribute(tag, 'Target') ?? ''));
  });
  const sheets: { name: string; part: string }[] = [];
  let dates1904 = false;
  readXml(await whole(await open('xl/workbook.xml')), (tag) => {
    if (tag.name === 'workbookPr') dates1904 = /^(1|true)$/.test(attribute(tag, 'date1904') ?? '');
    const part = tag.name === 'sheet' && tag.kind !== 'close' ? parts.get(attribute(tag, 'id') ?? '') : undefined;
    if (part && /worksheets\//.test(part) && (attribute(tag, 'state') ?? 'visible') === 'visible')
      sheets.push({ name: attribute(tag, 'name') ?? '', part });
  });
  return { sheets, dates1904 };
}

/** Shared texts: runs joined, the reading aids of East Asian texts left out. */
async function readTexts(open: Open): Promise<string[]> {
  const texts: string[] = [];
  let [text, length, aside] = ['', 0, false];
  for await (const piece of pieces((await open('xl/sharedStrings.xml')) ?? none(), 'si'))
    readXml(piece, ({ name, kind }, before) => {
      if (name === 'rPh') aside = kind === 'open';
      else if (name === 't' && kind === 'close' && !aside) text += before;
      else if (name === 'si' && kind !== 'open') {
        texts.push(text.slice(0, importLimits.cellChars + 1));
        length += text.length;
        text = '';
        if (length > mostText) throw new Error('too much text');
      }
    });
  return texts;
}

async function* none(): AsyncIterable<Buffer> {}

type Format = 'day' | 'share' | undefined;

/** Of each cell style whether its figures are days or shares. */
async function readFormats(open: Open): Promise<Format[]> {
  const codes = new Map<number, string>();
  const formats: Format[] = [];
  let cells = false;
  readXml(await whole(await open('xl/styles.xml')), (tag) => {
    if (tag.name === 'numFmt' && tag.kind !== 'close')
      codes.set(Number(attribute(tag, 'numFmtId')), attribute(tag, 'formatCode') ?? '');
    else if (tag.name === 'cellXfs') cells = tag.kind === 'open';
    else if (tag.name === 'xf' && tag.kind !== 'close' && cells)
      formats.push(formatOf(Number(attribute(tag, 'numFmtId') ?? 0), codes));
  });
  return formats;
}

/** As Excel bounds them. */
const mostFormat = 255;

function formatOf(id: number, codes: ReadonlyMap<number, string>): Format {
  const code = codes.get(id);
  if (code === undefined)
    return id === 9 || id === 10
      ? 'share'
      : (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58)
        ? 'day'
        : undefined;
  // Colours, conditions, quoted words and escaped letters say nothing about the figure.
  const plain = code
    .slice(0, mostFormat)
    .replace(/"[^"]*"|\\.|\[[^\]]*\]|_.|\*./g, '')
    .split(';')[0]!;
  if (plain.includes('%')) return 'share';
  return /[ymdhs년월일]/i.test(plain) && !/[0#?]/.test(plain.replace(/\.0+/g, '')) ? 'day' : undefined;
}

interface Reading {
  readonly texts: readonly string[];
  readonly formats: readonly Format[];
  readonly dates1904: boolean;
  readonly mostRows: number;
}

/** A formula whose result was not kept shows so, like the errors of a workbook, and is refused where a figure is wanted. */
const unreckoned = '#FORMULA?';

async function readSheet(stream: Readable | undefined, reading: Reading): Promise<FileRow[]> {
  const rows: FileRow[] = [];
  if (!stream) return rows;
  const { mostRows } = reading;
  let [no, column, type, style, value, aside, formula] = [0, 0, '', 0, '', false, false];
  let cells: SheetCell[] = [];
  const take = (tag: Tag, before: string): boolean | void => {
    const { name, kind } = tag;
    if (name === 'row') {
      if (kind !== 'close') {
        no = Number(attribute(tag, 'r') ?? no + 1);
        [cells, column] = [[], 0];
      }
      if (kind === 'close' && cells.some((cell) => cell !== null && cell !== ''))
        return rows.push({ no, cells: filled(cells) }) <= mostRows;
    } else if (name === 'c') {
      if (kind !== 'close') {
        const place = attribute(tag, 'r');
        column = place ? columnOf(place) : column + 1;
        [type, style, value] = [attribute(tag, 't') ?? 'n', Number(attribute(tag, 's') ?? 0), ''];
        formula = false;
      }
      if (kind === 'close' && column <= importLimits.columns)
        cells[column - 1] =
          formula && value === '' && type !== 'str' ? unreckoned : cellOf(type, value, reading.formats[style], reading);
    } else if (name === 'f') formula = true;
    else if (name === 'rPh') aside = kind === 'open';
    // Of a formula `f` is what it says, `v` what it came to.
    else if ((name === 'v' || (name === 't' && !aside)) && kind === 'close') value += before;
  };
  try {
    for await (const piece of pieces(stream, 'row')) if (!readXml(piece, take)) break;
  } finally {
    stream.destroy();
    await finished(stream).catch(() => undefined);
  }
  return rows;
}

/** `AB12` is column 28. */
const columnOf = (place: string): number =>
  [...place.replace(/[^A-Z]/gi, '').toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

const filled = (cells: readonly SheetCell[]): SheetCell[] => Array.from(cells, (cell) => cell ?? null);

function cellOf(type: string, value: string, format: Format, { texts, dates1904 }: Reading): SheetCell {
  if (type === 's') return shortened(texts[Number(value)] ?? '');
  if (type === 'b') return value === '1';
  if (type === 'd')
    return value
      .replace('T', ' ')
      .slice(0, 16)
      .replace(/ 00:00$/, '');
  // Errors (#N/A) stay texts, so that they show and are refused.
  if (type !== 'n') return shortened(value);
  if (value === '') return null;
  const figure = Number(value);
  if (!Number.isFinite(figure)) return shortened(value);
  if (format === 'day') return moment(figure + (dates1904 ? 1462 : 0)) ?? figure;
  if (format === 'share') return `${String(Number((figure * 100).toPrecision(15)))}%`;
  return figure;
}

const shortened = (text: string): string => text.slice(0, importLimits.cellChars);

/** A day, and the time of it where there is one. */
function moment(serial: number): string | undefined {
  const total = Math.round(serial * 1440);
  const [day, minutes] = [serialDay(total / 1440), total % 1440];
  if (!day) return undefined;
  return minutes === 0
    ? day
    : `${day} ${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
