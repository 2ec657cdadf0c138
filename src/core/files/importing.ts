/** Imports on the wire: the rows of a file as they were read, and what the server says of each. */
import type { ErrorCode, Problem } from '../problem.ts';

/** Above these a file is refused; people are told before they choose one. */
export const importLimits = { rows: 10_000, columns: 200, bytes: 20 * 1024 * 1024, cellChars: 4000 } as const;

/** A cell of a workbook or a text file. Days and moments are texts of the wire, a share (27.5 %) is a text with its sign. */
export type SheetCell = string | number | boolean | null;

/** A column that an import can fill; one of the rows of a grid is called `charger.telNo`. */
export interface ImportColumn {
  readonly name: string;
  readonly label: string;
  readonly required: boolean;
  /** Finds the record that a row changes. */
  readonly key: boolean;
}

export interface FileRow {
  /** Number of the row in the file, as a person counts it. */
  readonly no: number;
  readonly cells: readonly SheetCell[];
}

/** Answer of `POST {prefix}/import/read`. */
export interface ReadFile {
  readonly fileNm: string;
  readonly sheets: readonly string[];
  /** Index among them of the one that was read. */
  readonly sheet: number;
  /** Number of the row that names the columns. */
  readonly head: number;
  readonly heads: readonly string[];
  /** For each heading the column that it means; null where none does. */
  readonly mapping: readonly (string | null)[];
  /** Rows below the heading; blank ones are left out. */
  readonly rows: readonly FileRow[];
  readonly columns: readonly ImportColumn[];
}

/** A row on its way in. `id` and `version` are what the check has found, so that nothing that moved since is overwritten. */
export interface SentRow extends FileRow {
  readonly id?: number | null;
  readonly version?: number;
}

/** Body of `POST {prefix}/import/check` and `POST {prefix}/import`; of a grid also `record`, the header of the open form. */
export interface ImportBody {
  /** Column of each cell; null: it is left out. */
  readonly columns: readonly (string | null)[];
  readonly rows: readonly SentRow[];
  /** Records that exist already are changed; otherwise passed over. */
  readonly update: boolean;
  readonly record?: Readonly<Record<string, unknown>>;
}

/** `part` belongs to the record of a row above it. */
export type RowAct = 'create' | 'update' | 'same' | 'skip' | 'part' | 'error';

export interface ColumnChange {
  readonly name: string;
  readonly from: unknown;
  readonly to: unknown;
  /** Names of references. */
  readonly fromNm?: string | null;
  readonly toNm?: string | null;
}

export interface CellProblem {
  /** Column; absent where the whole row is meant. */
  readonly name?: string;
  readonly code: ErrorCode;
  readonly message: string;
}

export interface CellNote {
  readonly name?: string;
  readonly message: string;
}

/** Rows below a row that comes in, as the open form takes them along. */
export const belowKey = '_below';

export interface RowVerdict {
  readonly no: number;
  readonly act: RowAct;
  /** Number of the row above that this one belongs to. */
  readonly of?: number;
  /** The record that the row changes, or after the run the one it has made. */
  readonly id?: number;
  readonly version?: number;
  readonly changes?: readonly ColumnChange[];
  readonly problems?: readonly CellProblem[];
  /** What a person may want to look at; it keeps nothing out. */
  readonly notes?: readonly CellNote[];
  /** Of grids: the row as the open form takes it; under `belowKey` rows of the grids below it, by grid. */
  readonly values?: Readonly<Record<string, unknown>>;
}

export type ImportCounts = Readonly<Record<RowAct, number>>;

/** Answer of a check and of a run. */
export interface ImportAnswer {
  readonly rows: readonly RowVerdict[];
  readonly counts: ImportCounts;
  /** Of a run: the moment by which it is taken back. */
  readonly at?: string;
}

/** Answer of `GET {prefix}/import/runs`: imports of the caller that can be taken back, newest first. */
export interface ImportRun {
  /** The moment of the run, which names it. */
  readonly at: string;
  /** Records that it made and changed, and that nobody has touched since. */
  readonly create: number;
  readonly update: number;
}

/** What became of an import that was taken back. */
export interface TakenBack {
  readonly undone: number;
  /** Records that stay as they are, and why. */
  readonly left: readonly { readonly id: number; readonly name: string; readonly problems: readonly Problem[] }[];
}

/** Answer of `POST {prefix}/import/undo`. */
export interface UndoneImport {
  readonly undone: number;
  readonly left: readonly { readonly id: number; readonly name: string; readonly message: string }[];
}

/** A line of the answer as it comes in parts (`Accept: application/x-ndjson`): how far, and in the end what came of it. */
export type ImportLine =
  | { readonly done: number; readonly total: number }
  | { readonly answer: ImportAnswer }
  | { readonly error: Readonly<Record<string, unknown>> };

export const countActs = (rows: readonly Pick<RowVerdict, 'act'>[]): ImportCounts => {
  const counts = { create: 0, update: 0, same: 0, skip: 0, part: 0, error: 0 };
  for (const { act } of rows) counts[act] += 1;
  return counts;
};
