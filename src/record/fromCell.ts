/**
 * What a person means by a cell of a workbook, whichever way it was typed: one reader for each way of filling in that is not
 * plain text. Apart from the types, for no page but an import's server needs it.
 */
import { joinedLines } from '../core/text/trimming.ts';
import { searchForm } from '../core/text/hangul.ts';
import type { CellContext, CodeName, Field, FieldProblem, Parsed } from '../core/field.ts';
import type { SheetCell } from '../core/files/importing.ts';
import { nearest } from '../core/text/near.ts';
import { cellText, serialDay } from '../core/cells.ts';
import { takesKey } from '../fields/code/index.ts';
import { typeOf } from '../fields/index.ts';
import { codeGroupOf } from './resource.ts';
import { pastedFigure, typedDay, typedMoment, typedMonth } from '../core/typed.ts';
import { strangeLetter } from '../fields/figureFault.ts';
import { ynOf } from '../fields/yn/index.ts';

const meant = (value: unknown): Parsed<unknown> => ({ value });
const unread = (code: FieldProblem['code'], text?: string, args?: readonly (string | number)[]): Parsed<unknown> => ({
  problem: { code, ...(text === undefined ? {} : { text }), ...(args === undefined ? {} : { args }) },
});

type Reader = (cell: SheetCell, field: Field, context: CellContext) => Parsed<unknown>;

const readers: Readonly<Record<string, Reader>> = {
  lines: (cell) => meant(cellText(cell)),
  figure,
  whole: figure,
  day(cell) {
    const text = cellText(cell).replace(/[ T]0?0:00(:00)?$/, '');
    const day = typedDay(text) ?? (typeof cell === 'number' ? serialDay(cell) : undefined);
    return day || text === '' ? meant(day) : unread('E_PATTERN', 'date');
  },
  moment(cell) {
    const text = cellText(cell);
    const moment = typedMoment(typeof cell === 'number' && cell < 10_000_000 ? (serialDay(cell) ?? text) : text);
    return moment === undefined ? unread('E_PATTERN', 'dateTime') : meant(moment);
  },
  month(cell) {
    const month = typedMonth(cellText(cell).replace(/^(\d{4}-\d{2})-01$/, '$1'));
    return month === undefined ? unread('E_PATTERN', 'month') : meant(month);
  },
  yn(cell) {
    const value = ynOf(cellText(cell));
    return value ? meant(value) : unread('E_PATTERN', 'yn');
  },
  code: (cell, field, context) => codeFromText(cellText(cell), field, context),
  codes(cell, field, context) {
    const texts = cellText(cell)
      .split(/[,;\n]+/)
      .map((text) => text.trim())
      .filter(Boolean);
    const read = texts.map((text) => codeFromText(text, field, context));
    const bad = read.find((one) => 'problem' in one);
    return bad ?? meant(read.map((one) => ('value' in one ? one.value : '')).join(','));
  },
};

/** Lines within a cell of one line are blanks. */
const oneLine = (text: string): string =>
  /[\r\n\t]/.test(text) ? joinedLines(text.replaceAll('\t', '\n'), ' ') : text;

/** Spreadsheets keep fifteen digits of a figure: of a longer number that stands there as one, the rest is lost already. */
const mostDigits = 1e15;
const wordOf = (cell: SheetCell): Parsed<unknown> =>
  typeof cell === 'number' && Math.abs(cell) >= mostDigits
    ? unread('E_PATTERN', 'importLongFigure')
    : meant(oneLine(cellText(cell)));

/** The stored value of a cell, or why it has none. References are looked up elsewhere. */
export function fromCell(cell: SheetCell, field: Field, context: CellContext): Parsed<unknown> {
  const type = typeOf(field);
  const reader = readers[type.filledAs ?? ''];
  const read = reader ? reader(cell, field, context) : wordOf(cell);
  return 'problem' in read ? read : type.parse(read.value, field);
}

/** A figure with separators, currency signs or brackets. What is none says which character is in the way. */
function figure(cell: SheetCell): Parsed<unknown> {
  if (typeof cell === 'boolean') return unread('E_TYPE');
  const text = cellText(cell);
  const plain = pastedFigure(text).replace(/,/g, '').replace(/\.$/, '').replace(/^\+/, '');
  if (plain === '' || /^-?(\d+(\.\d*)?|\.\d+)$/.test(plain)) return meant(plain.replace(/^(-?)\./, '$10.'));
  const strange = strangeLetter(text);
  return strange ? unread('E_PATTERN', strange.text, strange.args) : meant(plain);
}

const wordsOf = ({ key, value, valueEn }: CodeName) => [key, value, valueEn];

const mostOffered = 12;

/** The codes that a text means by key, else by name. */
function saidBy(text: string, codes: readonly CodeName[]): readonly CodeName[] {
  const exact = codes.filter(({ key }) => key.toLowerCase() === text.toLowerCase());
  const form = searchForm(text);
  return exact.length ? exact : codes.filter((code) => wordsOf(code).some((word) => word && searchForm(word) === form));
}

/** Key of the code that a text means by key or name in either language. A text that means none says which is near, else which there are. */
function codeFromText(text: string, field: Field, { codes, lang }: CellContext): Parsed<unknown> {
  const group = codes(codeGroupOf(field) ?? '');
  const all = group.filter(({ key }) => takesKey(field, key));
  const found = saidBy(text, all);
  if (found.length === 1) return meant(found[0]!.key);
  const near = found[0] ?? nearest(text, all, wordsOf);
  const nameOf = ({ value, valueEn }: CodeName) => (lang === 'ko' ? value : valueEn || value);
  const some = all.slice(0, mostOffered).map(nameOf);
  const possible = [...some, ...(all.length > some.length ? ['…'] : [])].join(', ');
  // It is a code, and none that is possible here.
  if (all.length < group.length && saidBy(text, group).length)
    return unread('E_CODE', 'importCodeElse', [text, possible]);
  if (near) return unread('E_CODE', 'importNear', [nameOf(near), near.key]);
  return all.length === 0 ? unread('E_CODE') : unread('E_CODE', 'importCodes', [text, possible]);
}
