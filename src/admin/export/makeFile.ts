/** Sheets as a file in the browser; what makes it is loaded when it is asked for. */
import { seoulDay } from '../../core/dates.ts';
import type { FileKind, MadeFile, Sheet } from '../../core/sheet.ts';
import { serverNow } from '../../session/clock.ts';
import { browserFonts } from './fonts.ts';

export const endings: Readonly<Record<FileKind, string>> = { excel: 'xlsx', pdf: 'pdf', csv: 'csv' };
export const mimes: Readonly<Record<FileKind, string>> = {
  excel: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
  csv: 'text/csv;charset=utf-8',
};

/** `견적_20261120.xlsx`; characters that no file name may have become blanks. */
export const fileName = (title: string, kind: FileKind): string =>
  `${title.replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim()}_${seoulDay(new Date(serverNow())).replaceAll('-', '')}.${endings[kind]}`;

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
  return { name: fileName(sheets[0]!.title, kind), type: mimes[kind], bytes };
}
