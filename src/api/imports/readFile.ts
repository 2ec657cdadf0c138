/** A file that came in, judged by its content and read as rows; nothing of it is kept. */
import { open, readFile } from 'node:fs/promises';
import { importLimits, type FileRow } from '../../core/files/importing.ts';
import { fileSize } from '../../fields/files/limits.ts';
import { refuse } from '../../core/problem.ts';
import { archiveFault } from '../files/archive.ts';
import type { Received } from '../files/receive.ts';
import { decoded, readCsv } from './csv.ts';
import { readWorkbook } from './xlsx.ts';

export interface Table {
  readonly sheets: readonly string[];
  readonly sheet: number;
  readonly rows: readonly FileRow[];
}

/** Rows above the heading may come on top of the most. */
const mostRead = importLimits.rows + 50;

/** The rows of the sheet. Refuses what is neither a workbook nor a text of rows, and what is too much. */
export async function readTable(
  { path, size, name }: Pick<Received, 'path' | 'size' | 'name'>,
  sheet: number,
): Promise<Table> {
  if (size > importLimits.bytes)
    refuse('E_FILE_SIZE', { args: [name, fileSize(importLimits.bytes)], text: 'importSize' });
  if (size === 0) refuse('E_FILE', { text: 'importEmpty' });
  const head = await firstBytes(path);
  const begins = (...bytes: number[]) => head.subarray(0, bytes.length).equals(Buffer.from(bytes));
  if (begins(0xd0, 0xcf, 0x11, 0xe0)) refuse('E_FILE_TYPE', { args: [name], text: 'importOld' });
  if (begins(0x50, 0x4b)) return book(path, size, name, sheet);
  const text = head.includes('%PDF') ? undefined : decoded(await readFile(path));
  return {
    sheets: [],
    sheet: 0,
    rows: readCsv(text ?? refuse('E_FILE_TYPE', { args: [name], text: 'importKind' }), mostRead),
  };
}

async function book(path: string, size: number, name: string, sheet: number): Promise<Table> {
  const fault = await archiveFault(path, size, true);
  if (fault) refuse('E_FILE_UNSAFE', { args: [name], text: fault });
  return readWorkbook(path, sheet, mostRead).catch(() => refuse('E_FILE_TYPE', { args: [name], text: 'importKind' }));
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
