import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import ExcelJS from 'exceljs';
import { expect, it } from 'vitest';
import type { FileKind, Sheet } from '../core/files/sheet.ts';
import { pdfFonts, pdfPages } from '../../tests/support/pdfText.ts';
import { nodeFonts } from './page/nodeFonts.ts';
import { sampleSheet } from './sheet.sample.ts';
import { sheetCsv } from './sheetCsv.ts';
import { sheetPdf } from './sheetPdf.ts';
import { openSheetStream } from './sheetStream.ts';
import { sheetXlsx } from './sheetXlsx.ts';

/** What a sheet becomes when its rows come one batch after the other. */
async function streamed(kind: FileKind, { rows, ...head }: Sheet = sampleSheet, batch = 1): Promise<Buffer> {
  const out = new PassThrough();
  const bytes = buffer(out);
  const stream = await openSheetStream[kind](head, out, `${rows.length}건`);
  for (let at = 0; at < rows.length; at += batch) await stream.rows(rows.slice(at, at + batch));
  await stream.end();
  return bytes;
}

async function cellsOf(bytes: Uint8Array) {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(bytes.slice().buffer);
  const page = book.worksheets[0]!;
  const rows: unknown[] = [];
  page.eachRow((row) =>
    row.eachCell({ includeEmpty: true }, ({ value, type, numFmt, font, alignment }, at) =>
      rows.push([row.number, at, value, type, numFmt, font?.bold, alignment]),
    ),
  );
  const { name, views, autoFilter } = page;
  return {
    name,
    frozen: views[0],
    autoFilter,
    widths: page.columns.map(({ width }) => width),
    height: page.getRow(1).height,
    rows,
  };
}

it('writes a workbook away row by row with every cell, format and width of the whole one', async () => {
  expect(await cellsOf(await streamed('excel'))).toEqual(await cellsOf(await sheetXlsx(sampleSheet)));
});

it('writes the CSV of the whole sheet', async () => {
  expect((await streamed('csv')).toString('utf8')).toBe(sheetCsv(sampleSheet));
});

it('sets a PDF page by page as the whole one: the same words at the same places, Hangul embedded and searchable', async () => {
  const rows = Array.from({ length: 1300 }, (_, i) => ({
    ...sampleSheet.rows[i % 3]!,
    quotNo: `RQ-${i}`,
    clntId: i,
    clntNm: `${'가나다라마바사'[i % 7]!}선사 한울 ${i}`,
  }));
  const sheet = { ...sampleSheet, rows };
  const bytes = await streamed('pdf', sheet, 250);
  const [pages, whole] = [await pdfPages(bytes), await pdfPages(sheetPdf(sheet, await nodeFonts(), '1300건'))];
  const own = pages.map(({ lines }) => lines.slice(0, -1));
  expect(own).toEqual(whole.map(({ lines }) => lines.slice(0, -1)));
  expect(pages.map(({ lines }) => lines.at(-1)!.replace(/\D+/, ' / '))).toEqual(
    whole.map((_, at) => `${at + 1} / ${whole.length}`),
  );
  const places = (all: typeof pages) =>
    all.flatMap(({ words }) =>
      words.filter(({ text }) => /^(RQ-|[가-사]선사|1,466$)/.test(text)).map(({ text, x, y }) => `${text} ${x} ${y}`),
    );
  expect(places(pages)).toHaveLength(1300 * 2 + 434);
  expect(places(pages)).toEqual(places(whole));
  expect(pdfFonts(bytes)).toEqual({
    embedded: 2,
    names: expect.arrayContaining([
      expect.stringMatching(/Pretendard-Bold$/),
      expect.stringMatching(/Pretendard-Regular$/),
    ]),
  });
  expect(bytes.length).toBeLessThan(2_000_000);
});

it('sets an empty sheet on one page', async () => {
  const [page, ...more] = await pdfPages(await streamed('pdf', { ...sampleSheet, rows: [], sums: {} }));
  expect([page!.lines[0], more]).toEqual(['견적 목록 | 0건', []]);
});
