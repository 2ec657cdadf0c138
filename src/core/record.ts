/**
 * Types of the records that a declaration describes, so that a misspelt field does not compile. Types only.
 *
 * Where a resource has rules, its fields stand in `x.fields.ts` (`export const toolFields = {…}`), which `x.ts` and
 * `x.rules.ts` both import: the declaration names its rules, so rules that named the declaration would close a circle.
 * Rules say `Rules<typeof toolFields>`, whatever imports the declaration says `typeof tool`. Both spellings mean the same here.
 */
import type { Field, Values } from './field.ts';

export type Fields = Readonly<Record<string, Field>>;

/** A resource, or its fields. Unless told, any resource: its records are `Values`. */
export type Declared = Fields | { readonly prefix: string; readonly fields: Fields };

export type FieldsOf<T> = T extends { readonly prefix: string; readonly fields: infer F extends Fields } ? F : T;

/** What the type of a grid holds besides; `rows()` answers it. */
interface Grid {
  readonly fields: Fields;
}

type GridKey<F> = { [K in keyof F]: F[K] extends Grid ? K : never }[keyof F] & string;
/** Fields with a value: files have none, they stand in `respFileList`. */
type ValueKey<F> = {
  [K in keyof F]: F[K] extends Grid
    ? never
    : F[K] extends Field<infer V>
      ? [NonNullable<V>] extends [never]
        ? never
        : K
      : never;
}[keyof F] &
  string;
type ValueOf<F> = F extends Field<infer V> ? V : never;

/** Members that the server keeps of itself. */
type Kept = {
  id: number;
  corpId: number;
  version: number;
  createDt: string;
  createId: number;
  createNm: string | null;
  updateDt: string;
  updateId: number;
  updateNm: string | null;
  delYn: 'Y' | 'N';
  /** Files of the record, as rules see them. */
  respFileList: readonly Values[];
};
type KeptOfRow = { id: number; sortNo: number; corpId: number; uid: string };
type Loose<T> = { [K in keyof T]?: T[K] | null };

/** Every header and every row has one, declared or not. */
type Remark = { remark?: string | null };
/** `clntNm` beside `clntId`: the name of what a reference points at. */
type Names<F> = { [K in ValueKey<F> as K extends `${infer B}Id` ? `${B}Nm` : never]?: string | null };

type Typed<F> = { [K in ValueKey<F>]?: ValueOf<F[K]> | null };
type Whole<F> = { [K in ValueKey<F>]: '_filled' extends keyof F[K] ? ValueOf<F[K]> : ValueOf<F[K]> | null };

type RowWith<F> = Typed<F> & Names<F> & Remark & Loose<KeptOfRow>;
type StoredRowWith<F> = Whole<F> & Names<F> & Remark & KeptOfRow;
type RecordWith<F> = Typed<F> &
  Names<F> &
  Remark &
  Loose<Kept> & { [K in GridKey<F>]?: F[K] extends { readonly fields: infer G } ? readonly RowWith<G>[] : never };
type StoredWith<F> = Whole<F> &
  Names<F> &
  Remark &
  Kept & { [K in GridKey<F>]: F[K] extends { readonly fields: infer G } ? readonly StoredRowWith<G>[] : never };

type IsAny<F> = string extends keyof F ? true : false;

/** A record while it is made or changed: `{field: value, grid: row[]}`. Everything may still be missing or empty. */
export type RecordOf<T = Fields> = IsAny<FieldsOf<T>> extends true ? Values : RecordWith<FieldsOf<T>>;

/** A record as it was loaded: every field is there, and those that are always filled hold a value. */
export type StoredOf<T = Fields> = IsAny<FieldsOf<T>> extends true ? Values : StoredWith<FieldsOf<T>>;

type ListKey<F, K> = `${F extends { readonly infix: infer I extends string } ? I : K & string}List`;
type WireWith<F> = Whole<F> &
  Names<F> &
  Remark &
  Kept & {
    [K in GridKey<F> as ListKey<F[K], K>]: F[K] extends { readonly fields: infer G }
      ? readonly StoredRowWith<G>[]
      : never;
  };

/** A record as an answer carries it: rows of the grid `item` stand in `itemList`. */
export type WireOf<T = Fields> = IsAny<FieldsOf<T>> extends true ? Values : WireWith<FieldsOf<T>>;

type FormWith<F> = Typed<F> &
  Names<F> &
  Remark &
  Loose<Kept> & {
    [K in GridKey<F> as ListKey<F[K], K>]?: F[K] extends { readonly fields: infer G } ? readonly RowWith<G>[] : never;
  };

/** A record as a form holds it: under the names of the wire, and everything may still be missing or empty. */
export type FormOf<T = Fields> = IsAny<FieldsOf<T>> extends true ? Values : FormWith<FieldsOf<T>>;

/** Names of the grids. */
export type GridOf<T = Fields> = IsAny<FieldsOf<T>> extends true ? string : GridKey<FieldsOf<T>>;

type GridFields<T, G> = G extends keyof FieldsOf<T>
  ? FieldsOf<T>[G] extends Grid
    ? FieldsOf<T>[G]['fields']
    : never
  : never;

/** A row of the grid `G`; of any grid unless told, with what any of them has. */
export type RowOf<T = Fields, G = GridOf<T>> =
  IsAny<FieldsOf<T>> extends true ? Values : Merged<RowWithEach<GridFields<T, G>>>;
export type StoredRowOf<T, G extends GridOf<T>> = StoredRowWith<GridFields<T, G>>;

type RowWithEach<F> = F extends Fields ? RowWith<F> : never;
type KeysOf<U> = U extends unknown ? keyof U : never;
type Merged<U> = { [K in KeysOf<U>]?: U extends { [P in K]?: infer V } ? V : never };

/** Names of the header's fields and grids, as rules name them. */
export type NameOf<T = Fields> = (keyof FieldsOf<T> & string) | 'remark';
/** Names of the fields of rows. */
export type RowNameOf<T = Fields> =
  IsAny<FieldsOf<T>> extends true ? string : (KeysOf<GridFields<T, GridOf<T>>> & string) | 'remark';

/** Values that a dialog or a maker asks for, by their declared `fields`. */
export type InputOf<F> =
  IsAny<F> extends true
    ? Values
    : Typed<F> & { [K in GridKey<F>]?: F[K] extends { readonly fields: infer G } ? readonly RowWith<G>[] : never };

type ActionsOf<T> = T extends { readonly actions: readonly (infer A)[] } ? A : never;
type AskedBy<A> = A extends { readonly fields: infer F } ? F : Fields;
/** What the action named `N` is told, by the fields of its button. */
export type ActionInputOf<T, N> = string extends N
  ? Values
  : InputOf<AskedBy<Extract<ActionsOf<T>, { readonly name: N }>>>;
