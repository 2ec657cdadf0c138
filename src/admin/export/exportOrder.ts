/** What an export is asked for, by a list, a record or a grid. */
import type { ExportBody } from '../../core/files/exporting.ts';
import type { FileKind, Sheet } from '../../core/files/sheet.ts';
import type { Query } from '../providers/data/wire.ts';

/** Rows fetched so far, of how many. */
export type Progress = (done: number, total: number) => void;

export interface ExportOrder {
  readonly kind: FileKind;
  readonly title: string;
  /** Labels of columns that tell of persons: a reason is asked. */
  readonly personal: readonly string[];
  /** The record that leaves, where it is one: its reason is asked once. */
  readonly record?: string;
  /** As `POST {prefix}/export` is told of it. */
  readonly wire: { readonly prefix: string; readonly query: Query; readonly columns: ExportBody['columns'] };
  /** Rows that the search finds: beyond what a browser should hold the server makes the file. */
  readonly total?: number;
  readonly sheets: (progress: Progress, signal: AbortSignal) => Promise<readonly Sheet[]>;
}

/** What the person has been told of an export at work. */
export interface ExportProgress {
  readonly done: number;
  readonly total: number;
  /** Worked off in the background, whether anybody waits for it or not. */
  readonly job?: boolean;
}
