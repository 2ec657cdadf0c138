/** Sheets as a file in the browser; what makes it is loaded when it is asked for. */
import { exportName, mimes } from '../../core/files/exporting.ts';
import type { FileKind, MadeFile, Sheet } from '../../core/files/sheet.ts';
import { serverToday } from '../../session/today.ts';
import { browserFonts } from './fonts.ts';

const bytesOf: Readonly<
  Record<FileKind, (sheets: readonly Sheet[], note: string) => Promise<Uint8Array<ArrayBuffer>>>
> = {
  excel: async (sheets) => (await import('../../export/sheetXlsx.ts')).sheetXlsx(...sheets),
  csv: async (sheets) => {
    const { sheetCsv } = await import('../../export/sheetCsv.ts');
    return new TextEncoder().encode(sheets.map(sheetCsv).join('\r\n'));
  },
  pdf: async (sheets, note) => {
    const [fonts, { sheetPdf }] = await Promise.all([browserFonts(), import('../../export/sheetPdf.ts')]);
    return sheetPdf(sheets, fonts, note);
  },
};

export async function makeFile(kind: FileKind, sheets: readonly Sheet[], note: string): Promise<MadeFile> {
  const bytes = await bytesOf[kind](sheets, note);
  return { name: exportName(sheets[0]!.title, kind, serverToday()), type: mimes[kind], bytes };
}
