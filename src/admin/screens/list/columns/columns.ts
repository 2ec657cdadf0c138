/** Columns a list can show, derived from the declaration: those of the list first, then every other field of the header. */
import type { Field, FormatContext, Values } from '../../../../core/field.ts';
import type { Resource, RowSign } from '../../../../core/resource.ts';
import { typeOf } from '../../../../fields/index.ts';
import type { RefField } from '../../../../fields/ref/index.ts';
import { auditColumns, listField } from '../../../../record/listField.ts';
import { displayName, headerFields } from '../../../../record/resource.ts';
import { columnWidth, headWidth, textWidth } from '../../../../sheet/cells/columnWidth.ts';
import type { Words } from '../../../../sheet/cells/columnWidth.ts';
import { isListedSummed, isSummed, measureOf } from '../../../../record/sums.ts';
import { dueOf } from '../cardDue.ts';
import { fieldsWithin, textWithin } from '../../../../record/within.ts';

export interface ListColumn {
  readonly name: string;
  readonly label: string;
  readonly field: Field;
  readonly width: number;
  /** Pixels that names give way to where not all columns fit. */
  readonly least?: number;
  /**
   * Pixels that its head wants: what names the record, figures alone in their cells and days without a mark beside them
   * take no more than it or their longest one.
   */
  readonly head?: number;
  readonly numeric: boolean;
  readonly align: 'left' | 'right' | 'center';
  /** Field that the server sorts by, or undefined when it cannot. */
  readonly sortBy: string | undefined;
  /** A sum says something. */
  readonly total: boolean;
  /** Column with what a figure is of, a currency or a unit: those of several are not added. */
  readonly measure?: string | undefined;
  /** The record's status: pinned at the right. */
  readonly state: boolean;
  /** Of a day that people are told of: how many are left while the record waits for it, which stands beside it. */
  readonly left?: (row: Values, today: string) => number | undefined;
  /** The sign before a value, and the key of what it means; undefined where this row bears none. */
  readonly mark?: (row: Values) => ValueSign | undefined;
  /** In the list as declared. */
  readonly usual: boolean;
  /** What stands small beside the value: a revision, a currency; '' for nothing. */
  readonly beside?: (row: Values, context: FormatContext) => string;
  /** Takes of the width that is left over: the name, or the longest text; of a list of short words each column of words. */
  readonly grow: boolean;
}

export interface ValueSign {
  readonly sign: RowSign;
  readonly words: string;
}

const unshowable = new Set(['html', 'json', 'password', 'files', 'rows']);

/** `dueWords` is the longest of the marks that stand beside a day that is waited for, in the person's language. */
export function listColumns(
  resource: Resource,
  label: (name: string) => string,
  words: Words,
  dueWords = 'D+99',
): readonly ListColumn[] {
  const fields = headerFields(resource);
  const others = Object.keys(fields).filter((name) => !unshowable.has(fields[name]!.type) && !fields[name]!.secret);
  const names = [...new Set([...resource.list, ...others, ...auditColumns])];
  const status = statusField(resource);
  const growing = growingField(resource);
  return names.map((name) => {
    const declared = fields[name];
    const field = declared ?? listField(resource, name)!;
    const type = typeOf(field);
    const text = label(name);
    const due = isAwaited(resource, name) ? duePad(dueWords) : 0;
    const width = columnWidth(field, text, words, {
      most: widest(resource, name, growing),
      sorted: true,
      more: morePad + (due || (hasSign(resource, name) ? markPad : 0)),
      frame: name === status ? 18 : 0,
    });
    return {
      name,
      label: text,
      field,
      width,
      ...(name !== resource.name &&
        (field.type === 'ref' || name === growing || isName(declared, field)) && {
          least: Math.min(width, Math.max(leastOf(field), headWidth(text))),
        }),
      ...((due > 0 || isPlainFigure(resource, name, field) || (name === resource.name && field.type === 'text')) && {
        head: Math.max(headWidth(text), due && width - due),
      }),
      numeric: type.align === 'right' && field.type !== 'date' && field.type !== 'dateTime',
      align: type.align,
      sortBy: declared
        ? declared.type === 'ref'
          ? displayName(name)
          : name
        : auditColumns.some((column) => column === name) || resource.sorts?.includes(name)
          ? name
          : undefined,
      total: declared ? isSummed(fields, name) : isListedSummed(resource, name),
      measure: declared && measureOf(fields, name),
      state: name === status,
      usual: resource.list.includes(name) && !resource.list.includes(declared?.within?.field ?? ''),
      grow: growing === undefined ? type.align === 'left' && name !== status : name === growing,
      ...(due > 0 && {
        left: (row, today) => {
          const awaited = dueOf(resource, row, today);
          return awaited?.field === name ? awaited.left : undefined;
        },
      }),
      ...(resource.marks?.[name] && {
        mark: ({ marked }) =>
          Array.isArray(marked) && marked.includes(name)
            ? { sign: resource.marks![name]!, words: `resources.${resource.prefix}.marks.${name}` }
            : undefined,
      }),
      ...(declared &&
        fieldsWithin(resource, name).length > 0 && {
          beside: (row, context) => textWithin(resource, name, row, context),
        }),
    };
  });
}

/** Whether somebody is to look at the row: one of its values says so. */
export const isToLookAt = (columns: readonly ListColumn[], row: Values): boolean =>
  columns.some(({ mark }) => mark?.(row)?.sign === 'look');

/** Pixels that the cells of a list have more at their sides than those of a detail grid. */
const morePad = 4;

/** Pixels in which a name, or the longest text of a list, still tells something. */
const leastName = 88;
const leastText = 112;

/** Letters of a name; what may be longer is a sentence. */
const longestName = 100;

/** Of a record behind the one that is listed: a name that no field of it holds. */
const isName = (declared: Field | undefined, field: Field): boolean =>
  declared === undefined && field.type === 'text' && textMax(field) <= longestName;

const leastOf = (field: Field): number =>
  field.type !== 'ref' ? leastText : (field as RefField).whole ? Infinity : leastName;

/** Pixels for a sign before a figure. */
const markPad = 12;

/** Pixels for the days that are left, in small letters, and the gap to the day. */
const duePad = (words: string): number => Math.ceil(textWidth(words, 5.6) + 4);

const hasSign = ({ marks }: Resource, name: string): boolean => Boolean(marks?.[name]) && marks?.[name] !== 'amiss';

/** Nothing stands beside the figure: no currency, no unit, no sign. */
const isPlainFigure = (resource: Resource, name: string, field: Field): boolean =>
  typeOf(field).summable === true && !resource.marks?.[name] && fieldsWithin(resource, name).length === 0;

const isAwaited = ({ notifies }: Resource, name: string) => notifies?.due?.some(({ field }) => field === name) === true;

/** A list shows many columns: only the name of the record may take much room. What grows by itself begins small. */
const widest = (resource: Resource, name: string, growing: string | undefined) =>
  name === resource.name ? 200 : name === growing ? 116 : 150;

const textMax = (field: Field | undefined): number =>
  field?.type === 'text' ? (typeOf(field).limits(field).charMaxLength ?? 0) : 0;

function growingField(resource: Resource): string | undefined {
  const fields = headerFields(resource);
  const texts = resource.list.filter((name) => textMax(fields[name]) >= 40);
  if (texts.includes(resource.name)) return resource.name;
  const longest = texts.toSorted((a, b) => textMax(fields[b]) - textMax(fields[a]))[0];
  // Documents without a title are told by whom they are for.
  return longest ?? resource.list.find((name) => fields[name]?.type === 'ref');
}

/** What tells a numbered document in words: its title, or whom it is for; undefined where its name does. */
export const titleField = (resource: Resource): string | undefined =>
  headerFields(resource)[resource.name]?.type === 'docNo' ? growingField(resource) : undefined;

const statusField = (resource: Resource): string | undefined =>
  resource.state?.field ?? ('stCd' in resource.fields ? 'stCd' : undefined);

/** Values that many records share, so that they name none of them. */
const shared = new Set(['code', 'date', 'dateTime']);

/** The column that leads to the record: the first one, unless that names no record and another does. */
export function leadingColumn({ name }: Pick<Resource, 'name'>, shown: readonly ListColumn[]): string | undefined {
  const first = shown.find(({ state }) => !state);
  if (!first || !shared.has(first.field.type)) return first?.name;
  return shown.some((column) => column.name === name) ? name : first.name;
}

/** Text of a cell, as exported and as read on a phone. */
export function cellText(
  { name, field }: Pick<ListColumn, 'name' | 'field'>,
  row: Values,
  context: FormatContext,
): string {
  const value = row[name];
  if (value === null || value === undefined || value === '') return '';
  if (field.type === 'ref') {
    const shown = row[displayName(name)];
    return typeof shown === 'string' ? shown : String(value);
  }
  if (field.type === 'dateTime') return typeOf(field).format(String(value).slice(0, 16), field, context);
  return typeOf(field).format(value, field, context);
}

/**
 * A value with what stands beside it, as text; '' for nothing and for an amount of zero, which are not worth a place
 * where there is little room.
 */
export function briefText(column: ListColumn, row: Values, context: FormatContext): string {
  const text = cellText(column, row, context);
  if (text === '' || (typeOf(column.field).summable && Number(row[column.name]) === 0)) return '';
  const beside = column.beside?.(row, context);
  if (!beside) return text;
  return column.numeric ? `${beside} ${text}` : `${text} ${beside}`;
}

/** Columns to ask of the server: none while the declared list has all that is shown. */
export function askedColumns(resource: Resource, shown: readonly string[]): readonly string[] | undefined {
  const fields = headerFields(resource);
  // A unit and a currency come along with the figure that they stand beside.
  const wanted = [...new Set(shown.flatMap((name) => [name, ...fieldsWithin(resource, name)]))];
  const extra = wanted.filter((name) => name in fields && !resource.list.includes(name));
  return extra.length === 0 ? undefined : [...resource.list.filter((name) => name in fields), ...extra];
}
