import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import ExcelJS from 'exceljs';
import { expect, it } from 'vitest';
import { sampleSheet } from './sheet.sample.ts';
import { sheetCsv } from './sheetCsv.ts';
import { openSheetStream } from './sheetStream.ts';
import { sheetXlsx } from './sheetXlsx.ts';

/** What a sheet becomes when its rows come one batch after the other. */
async function streamed(kind: 'excel' | 'csv'): Promise<Buffer> {
  const out = new PassThrough();
  const bytes = buffer(out);
  const { rows, ...head } = sampleSheet;
  const stream = openSheetStream[kind](head, out);
  for (const row of rows) await stream.rows([row]);
  await stream.end();
  return bytes;
}

async function cellsOf(bytes: Uint8Array) {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(bytes.slice().buffer);
  const page = book.worksheets[0]!;
  const rows: unknown[] = [];
  page.eachRow((row) =>
    row.eachCell({ includeEmpty: true }, ({ value, type, numFmt, font, alignment }, at) => rows.push([row.number, at, value, type, numFmt, font?.bold, alignment])),
  );
  const { name, views, autoFilter } = page;
  return { name, frozen: views[0], autoFilter, widths: page.columns.map(({ width }) => width), height: page.getRow(1).height, rows };
}

it('writes a workbook away row by row with every cell, format and width of the whole one', async () => {
  expect(await cellsOf(await streamed('excel'))).toEqual(await cellsOf(await sheetXlsx(sampleSheet)));
});

it('writes the CSV of the whole sheet', async () => {
  expect((await streamed('csv')).toString('utf8')).toBe(sheetCsv(sampleSheet));
});
