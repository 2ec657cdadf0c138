/** What a save says about files: `reqFileList` uploads to take, `copyFileList` to copy, `deleteFileList` to drop. */
import type { Values } from '../../core/field.ts';
import type { Problem } from '../../core/problem.ts';
import { parseWhole } from '../integer/index.ts';
import { mostOfRecord } from './limits.ts';

export interface SentFile {
  readonly fileDetailId: number;
  readonly refTypeCd?: string;
  /** The row it belongs to: its id, or the client id of a new one. */
  readonly refDetailId?: number;
  readonly puid?: string;
}
export interface SentFiles {
  readonly take: readonly SentFile[];
  readonly copy: readonly SentFile[];
  readonly drop: readonly number[];
  /** Copies get bytes of their own instead of sharing those of the original. */
  readonly copyBytes: boolean;
  /** The record is a copy of another: the call says what becomes of that one's files (foundations 4.2). */
  readonly copied: boolean;
}

/** Members of a body that are about files. */
export const fileKeys = ['reqFileList', 'copyFileList', 'deleteFileList', 'isCopyRealFile'] as const;
export const noFiles: SentFiles = { take: [], copy: [], drop: [], copyBytes: false, copied: false };
export const anyFiles = ({ take, copy, drop }: SentFiles): boolean => take.length + copy.length + drop.length > 0;

/** Reads them; what is wrong is complained about and left out. */
export function readFiles(body: Values, complain: (problem: Problem) => void): SentFiles {
  const list = (key: string): unknown[] => {
    const sent = body[key] ?? [];
    if (Array.isArray(sent) && sent.length <= mostOfRecord) return sent;
    complain(
      Array.isArray(sent)
        ? { code: 'E_LIST', args: [mostOfRecord], text: 'tooManyFiles' }
        : { code: 'E_TYPE', field: 'respFileList' },
    );
    return [];
  };
  const files = (key: string): SentFile[] =>
    list(key).flatMap((entry) => {
      const read = readFile(entry);
      if (!read) complain({ code: 'E_REF', field: 'respFileList' });
      return read ?? [];
    });
  return {
    take: unique(files('reqFileList')),
    copy: files('copyFileList'),
    drop: [...new Set(files('deleteFileList').map(({ fileDetailId }) => fileDetailId))],
    copyBytes: body.isCopyRealFile === true,
    copied: body.isCopyRealFile !== undefined || body.copyFileList !== undefined,
  };
}

const unique = (files: readonly SentFile[]): SentFile[] => [
  ...new Map(files.map((file) => [file.fileDetailId, file])).values(),
];

function readFile(entry: unknown): SentFile | undefined {
  const sent = typeof entry === 'object' && entry !== null ? (entry as Values) : { fileDetailId: entry };
  const id = wholeOf(sent.fileDetailId);
  if (id === undefined) return undefined;
  const detail = wholeOf(sent.refDetailId);
  return {
    fileDetailId: id,
    ...(typeof sent.refTypeCd === 'string' ? { refTypeCd: sent.refTypeCd.slice(0, 30) } : {}),
    ...(detail === undefined ? {} : { refDetailId: detail }),
    ...(typeof sent.puid === 'string' || typeof sent.puid === 'number'
      ? { puid: String(sent.puid).slice(0, 100) }
      : {}),
  };
}

function wholeOf(value: unknown): number | undefined {
  const parsed = parseWhole(value ?? null, 1);
  return 'value' in parsed && parsed.value !== null ? parsed.value : undefined;
}
