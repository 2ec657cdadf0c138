/** An export that the browser makes; where it tells of persons the server hears of it before the file is given out. */
import type { ExportBody } from '../../core/files/exporting.ts';
import type { ExportCalls } from '../providers/data/exports.ts';
import type { Downloaded } from '../providers/data/wire.ts';
import type { ExportOrder, Progress } from './exportOrder.ts';
import { makeFile } from './makeFile.ts';

export interface BrowserFile extends Downloaded {
  readonly count: number;
}

/** `note` gives the line beside the title of a PDF. */
export async function browserExport(
  calls: Pick<ExportCalls, 'orderExport'>,
  order: ExportOrder,
  reason: string | undefined,
  note: (count: number) => string,
  progress: Progress,
  signal: AbortSignal,
): Promise<BrowserFile> {
  const { kind, title, wire, personal } = order;
  const sheets = await order.sheets(progress, signal);
  const count = sheets.at(-1)!.rows.length;
  if (personal.length > 0) {
    const body: ExportBody = { kind, title, columns: wire.columns, rows: count, ...(reason ? { reason } : {}) };
    await calls.orderExport(wire, body, { signal });
  }
  const file = await makeFile(kind, sheets, note(count));
  signal.throwIfAborted();
  return { name: file.name, blob: new Blob([file.bytes], { type: file.type }), count };
}
