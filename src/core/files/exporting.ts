/** Exports on the wire: how large ones are made, and what the browser and the server tell each other of them. */
import type { FileKind } from './sheet.ts';

/** Characters of the reason for taking personal data along. */
export const reasonLength = { min: 5, max: 200 } as const;

/** A file of one list, or everything of a service as workbooks in one archive. */
export type ExportKind = FileKind | 'zip';

export const endings: Readonly<Record<ExportKind, string>> = { excel: 'xlsx', pdf: 'pdf', csv: 'csv', zip: 'zip' };
export const mimes: Readonly<Record<ExportKind, string>> = {
  excel: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
  csv: 'text/csv;charset=utf-8',
  zip: 'application/zip',
};

/** `견적_20261120.xlsx`; characters that no file name may have become blanks. `day` is `yyyy-MM-dd`. */
export const exportName = (title: string, kind: ExportKind, day: string): string =>
  `${title.replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim()}_${day.replaceAll('-', '')}.${endings[kind]}`;

/** Body of `POST {prefix}/export`; the search stands in the query as for the list. */
export interface ExportBody {
  readonly kind: FileKind;
  readonly title: string;
  /** Those that show, in their order. Rows of a grid: `charger.telNo`. `width` in pixels. */
  readonly columns: readonly { readonly name: string; readonly width: number }[];
  readonly reason?: string;
  /** Rows of a file that the browser makes itself, which it announces here; absent: the server makes the file. */
  readonly rows?: number;
}

/** `READY` waits to be fetched, which makes it; `WAIT` waits for its turn. */
export type ExportState = 'READY' | 'WAIT' | 'RUN' | 'DONE' | 'FAIL' | 'CANCEL';

/** An export of the server, as its owner sees it. */
export interface ExportRow {
  readonly id: number;
  readonly title: string;
  readonly kind: ExportKind;
  /** Worked off in the background, its file kept until `expireDt`. */
  readonly job: boolean;
  readonly stCd: ExportState;
  readonly total: number;
  readonly done: number;
  readonly fileNm: string;
  readonly fileSize: number | null;
  /** Why it failed, as a sentence. */
  readonly failTxt: string | null;
  readonly createDt: string;
  readonly expireDt: string | null;
}

/** What one kind of record brings into an archive. */
export interface ArchivePart {
  readonly prefix: string;
  readonly name: string;
  readonly records: number;
  /** Rows of its grids. */
  readonly rows: number;
  readonly files: number;
  readonly bytes: number;
}
