/** What follows from a resource's declaration: its fields, its grids, and their names on the wire. Pure, kept per resource. */
import type { Field } from '../core/field.ts';
import type { Resource, Search } from '../core/resource.ts';
import { keysOf } from '../fields/codes/index.ts';
import { isRows, type RowsField } from '../fields/rows/index.ts';
import { text } from '../fields/text/index.ts';
import { linkFields } from './below.ts';

export type Fields = Readonly<Record<string, Field>>;
export type Grids = Readonly<Record<string, RowsField>>;

/** Computes once for each declaration. */
export function oncePer<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const computed = new WeakMap<K, V>();
  return (key) => {
    let value = computed.get(key);
    if (value === undefined) computed.set(key, (value = make(key)));
    return value;
  };
}

const headerRemark = text(1000, { span: 4 });
const rowRemark = text(300);

/** Fields of the header: all but grids and files, with the implicit `remark` (00-conventions 1.1). */
export const headerFields: (resource: Resource) => Fields = oncePer((resource) => {
  const declared = Object.entries(resource.fields).filter(([, field]) => !isRows(field) && field.type !== 'files');
  return withRemark(Object.fromEntries(declared), headerRemark);
});

/** Detail grids by name. */
export const grids: (resource: Resource) => Grids = oncePer((resource) =>
  Object.fromEntries(Object.entries(resource.fields).filter((entry): entry is [string, RowsField] => isRows(entry[1]))),
);

const ofRows = (rows: Field, files: boolean): Fields =>
  Object.fromEntries(
    Object.entries(isRows(rows) ? rows.fields : {}).filter(([, { type }]) => (type === 'files') === files),
  );

/** Fields of a grid's rows, with the implicit `remark`; files stand in a table of their own. */
export const gridFields: (rows: Field) => Fields = oncePer((rows) => withRemark(ofRows(rows, false), rowRemark));

/** What is stored of a grid's rows and answered with them: their fields, and what no person reads, as the link to the row above. */
export const storedFields: (rows: Field) => Fields = oncePer((rows) => ({
  ...gridFields(rows),
  ...linkFields(rows),
  ...(isRows(rows) ? rows.kept : {}),
}));

/** File columns of a grid. */
export const gridFiles: (rows: Field) => Fields = oncePer((rows) => ofRows(rows, true));

/** What a grid shows, file columns in their place among the fields. */
export const gridColumns: (rows: Field) => Fields = oncePer((rows) => ({
  ...(isRows(rows) ? rows.fields : {}),
  ...gridFields(rows),
}));

const withRemark = (fields: Fields, remark: Field): Fields =>
  Object.hasOwn(fields, 'remark') ? fields : { ...fields, remark };

/** Field that names a row to people. */
export const rowName = (rows: Field): string => (isRows(rows) && rows.name) || Object.keys(gridFields(rows))[0]!;

/** `clntId` → `clntNm`. */
export const displayName = (field: string): string => field.replace(/Id$/, '') + 'Nm';

/** References one after the other, as `keywordOf` names them: `orderId.shipId`. */
export const referencePath = (path: string): readonly string[] => path.split('.');

/** What a keyword is looked for in: texts of the record, and the records it refers to. */
export const keywordNames = ({ keyword, keywordOf = [] }: Search): readonly string[] => [
  ...keyword,
  ...keywordOf.map((path) => referencePath(path).at(-1)!),
];

/** Display names that an answer carries beside the references among the fields; read-only, so ignored when sent. */
export const displayNames: (fields: Fields) => ReadonlySet<string> = oncePer(
  (fields) =>
    new Set(
      Object.keys(fields)
        .filter((name) => name.endsWith('Id'))
        .map(displayName),
    ),
);

/** Name of a grid on the wire; `rows` tells when it differs from the name in the declaration. */
const infixOf = (grid: string, rows?: Field): string => (rows && isRows(rows) && rows.infix) || grid;

/** `charger` → `chargerList`: where an answer carries the rows. */
export const listKey = (grid: string, rows?: Field): string => `${infixOf(grid, rows)}List`;

export interface ChangeKeys {
  readonly insert: string;
  readonly update: string;
  readonly delete: string;
}
/** `charger` → `insertChargerList`, `updateChargerList`, `deleteChargerList`. */
export function changeKeys(grid: string, rows?: Field): ChangeKeys {
  const infix = infixOf(grid, rows);
  const list = `${infix.charAt(0).toUpperCase()}${infix.slice(1)}List`;
  return { insert: `insert${list}`, update: `update${list}`, delete: `delete${list}` };
}

/** `mtBoardReply` → `MT_BOARD_REPLY`. */
export const upperSnake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** Value of `dateType` that selects by a field: `excDt` → `EXC_DT`. */
export const dateTypeOf = upperSnake;

/** Name of a grid's schema rows: `RS4_CLNT` and `charger` → `RS4_CLNT_CHARGER`. */
export const gridDivNm = (resource: Resource, grid: string): string =>
  `${resource.table}_${upperSnake(infixOf(grid, grids(resource)[grid]))}`;

/** Common-code group of a field, if it has one. */
export const codeGroupOf = (field: Field): string | undefined =>
  field.type === 'code' || field.type === 'codes' ? (field as Field & { readonly group: string }).group : undefined;

/** Keys that a value of the field names. */
export const codeKeys = (field: Field, value: unknown): string[] =>
  field.type === 'codes' ? keysOf(value) : typeof value === 'string' && value !== '' ? [value] : [];
