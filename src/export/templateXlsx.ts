/** A workbook to be filled in: headings with an example, a guide to each column, and the codes behind the lists of its cells. */
import ExcelJS from 'exceljs';
import type { Field } from '../core/field.ts';
import { typeOf } from '../fields/index.ts';
import { headStyle, sheetName } from './xlsxLook.ts';
import { sheetViews } from './xlsxSheet.ts';

export interface TemplateColumn {
  readonly label: string;
  /** Asked for in every row, in one that leaves the rest to its defaults, in one that does not, or never. */
  readonly required: 'always' | 'fresh' | 'other' | 'no';
  readonly field: Field;
  readonly kind: string;
  readonly notes: string;
  readonly example: string;
  readonly group?: string;
  readonly choices?: readonly { readonly key: string; readonly name: string }[];
  /** Cells take nothing but one of the choices. */
  readonly strict: boolean;
}

export interface Template {
  readonly title: string;
  readonly columns: readonly TemplateColumn[];
  readonly words: Readonly<Record<string, string>>;
  readonly lang: string;
}

/** Rows that lists and formats are laid out for; below them people type freely. */
const prepared = 2000;
/** More codes than a person reads in a guide stand in the sheet of codes alone. */
const mostTold = 40;
const muted = { font: { italic: true, color: { argb: 'FF5B6B7F' } } } as const;

export async function templateXlsx(template: Template): Promise<Buffer> {
  const book = new ExcelJS.Workbook();
  const { words, columns } = template;
  const page = book.addWorksheet(sheetName(template.title), sheetViews);
  const guide = book.addWorksheet(words.guide);
  const codes = book.addWorksheet(words.codes);
  const ranges = addCodes(codes, columns);
  addColumns(page, template, ranges, words.codes!);
  addGuide(guide, template);
  return Buffer.from(await book.xlsx.writeBuffer());
}

function addColumns(
  page: ExcelJS.Worksheet,
  { columns }: Template,
  ranges: ReadonlyMap<string, string>,
  sheet: string,
): void {
  const formats = columns.map(({ field }) => {
    const { numFmt = '@' } = typeOf(field).excel(field);
    return numFmt;
  });
  page.columns = columns.map(({ label, field }, i) => ({
    width: Math.max(10, Math.min(40, Math.round(typeOf(field).width(field) / 7), [...label].length * 2 + 4) + 2),
    style: { numFmt: formats[i]! },
  }));
  const head = page.addRow(
    columns.map(({ label, required }) => (required === 'always' || required === 'fresh' ? `${label} *` : label)),
  );
  head.height = 22;
  head.eachCell((cell) => Object.assign(cell, headStyle));
  page
    .addRow(columns.map(({ example, field }) => exampleCell(example, field)))
    .eachCell((cell) => Object.assign(cell, muted));
  for (const [i, { group, strict }] of columns.entries()) {
    const range = group && ranges.get(group);
    if (!range) continue;
    const letter = page.getColumn(i + 1).letter;
    listsOf(page).add(`${letter}2:${letter}${prepared}`, {
      type: 'list',
      allowBlank: true,
      showErrorMessage: strict,
      errorStyle: 'warning',
      formulae: [`'${sheet}'!${range}`],
    });
  }
}

/** exceljs has it, its types do not. */
const listsOf = (page: ExcelJS.Worksheet) =>
  (page as unknown as { dataValidations: { add(range: string, rule: ExcelJS.DataValidation): void } }).dataValidations;

function exampleCell(text: string, field: Field): string | number | Date | null {
  if (text === '') return null;
  const type = typeOf(field);
  const parsed =
    type.filledAs === 'figure' || type.filledAs === 'whole' || type.filledAs === 'day'
      ? type.parse(text, field)
      : { problem: undefined };
  return 'value' in parsed ? type.excel(field).toCell(parsed.value) : text;
}

/** Names of each group in a column of their own; answers their ranges. */
function addCodes(page: ExcelJS.Worksheet, columns: readonly TemplateColumn[]): Map<string, string> {
  const ranges = new Map<string, string>();
  for (const { group, choices = [], label } of columns) {
    if (group === undefined || ranges.has(group) || choices.length === 0) continue;
    const at = ranges.size * 2 + 1;
    const [keys, names] = [page.getColumn(at), page.getColumn(at + 1)];
    [keys.width, names.width] = [12, 24];
    page.getCell(1, at).value = group;
    page.getCell(1, at + 1).value = label;
    for (const cell of [page.getCell(1, at), page.getCell(1, at + 1)]) Object.assign(cell, headStyle);
    choices.forEach(({ key, name }, i) => {
      page.getCell(i + 2, at).value = key;
      page.getCell(i + 2, at + 1).value = name;
    });
    ranges.set(group, `$${names.letter}$2:$${names.letter}$${choices.length + 1}`);
  }
  return ranges;
}

function addGuide(page: ExcelJS.Worksheet, { columns, words }: Template): void {
  page.columns = [{ width: 24 }, { width: 16 }, { width: 36 }, { width: 60 }, { width: 50 }];
  page.addRow([words.lead]);
  page.addRow([words.blank]);
  page.addRow([]);
  const head = page.addRow([words.column, words.required, words.kind, words.allowed]);
  head.eachCell((cell) => Object.assign(cell, headStyle));
  const asked = { always: words.must, fresh: words.depends, other: words.depends, no: '' };
  for (const { label, required, kind, choices, notes } of columns) {
    const choiceWords =
      choices && choices.length <= mostTold
        ? choices.map(({ key, name }) => (key === name ? key : `${name}(${key})`)).join(', ')
        : choices
          ? words.codes
          : '';
    const row = page.addRow([label, asked[required], kind, choiceWords, notes]);
    row.alignment = { vertical: 'top', wrapText: true };
  }
}
