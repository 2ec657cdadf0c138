import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import type { Sheet } from '../core/files/sheet.ts';
import { date, text, won } from '../fields/index.ts';
import { sampleSheet } from './sheet.sample.ts';
import { sheetXlsx } from './sheetXlsx.ts';
import { sheetName } from './xlsxLook.ts';

async function read(sheet: Sheet) {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load((await sheetXlsx(sheet)).buffer);
  return book.worksheets[0]!;
}
const cells = (page: ExcelJS.Worksheet, row: number) => (page.getRow(row).values as unknown[]).slice(1);

describe('an exported workbook, read back', () => {
  it('has the columns of the screen in their order, without secret ones and those left out of Excel', async () => {
    const page = await read(sampleSheet);
    expect(page.name).toBe('견적 목록');
    expect(cells(page, 1)).toEqual([
      '견적번호',
      '견적일자',
      '제출일시',
      '거래처',
      '수량',
      '단가',
      '외화금액',
      '할인율',
      '환율',
      '차수',
      '상태',
      '사용',
      '메모',
    ]);
    expect(page.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
    expect(page.getRow(1).getCell(1).font.bold).toBe(true);
    expect(page.columns.slice(0, 4).map(({ width }) => width)).toEqual([17, 13, 18, 23]);
  });

  it('keeps figures as figures, days as days, names of codes and references as read', async () => {
    const page = await read(sampleSheet);
    const minute = new Date('2026-11-20T09:30:00Z');
    expect(cells(page, 2)).toEqual([
      ...['RQ-2611-0001', new Date('2026-11-20T00:00:00Z'), minute, '동해해운㈜', 2450, 1466, 7210.88, 3.5, 1385.4, 1],
      ...['제출', '예', '가, 나\n"다"'],
    ]);
    expect(page.getRow(3).getCell(3).value).toEqual(minute);
    expect([2, 3, 5, 6, 7, 8].map((at) => page.getRow(2).getCell(at).numFmt)).toEqual([
      ...['yyyy-mm-dd', 'yyyy-mm-dd hh:mm', '#,##0', '#,##0', '#,##0.00', '0.##'],
    ]);
    expect(page.getRow(2).getCell(6).alignment.horizontal).toBe('right');
  });

  it('keeps a figure and a day in a column of texts, each in its own format', async () => {
    const kept = { price: '1466', day: '2026-11-20', note: '메모' };
    const fields = { price: won(), day: date(), note: text(20) };
    const page = await read({
      ...sampleSheet,
      columns: [{ name: 'value', label: '값', field: text(20), width: 160 }],
      rows: [
        { of: 'price', value: '1,466' },
        { of: 'day', value: '2026-11-20' },
        { of: 'note', value: '메모' },
      ],
      sums: {},
      own: ({ of }) => {
        const name = of as keyof typeof fields;
        return { column: { name, label: '', field: fields[name], width: 100 }, row: kept };
      },
    });
    expect(page.getColumn(1).values.slice(2)).toEqual([1466, new Date('2026-11-20T00:00:00Z'), '메모']);
    expect([2, 3, 4].map((row) => page.getRow(row).getCell(1).numFmt)).toEqual(['#,##0', 'yyyy-mm-dd', '@']);
  });

  it('writes what looks like a formula as text, in text format', async () => {
    const page = await read(sampleSheet);
    const found = [page.getCell('A3'), page.getCell('M3'), page.getCell('A4'), page.getCell('M4')];
    expect(found.map(({ value }) => value)).toEqual(['=1+1', '@SUM(A1)', '-정비', '+82 10-0000-0000']);
    expect(found.map(({ type }) => type)).toEqual(Array.from({ length: 4 }, () => ExcelJS.ValueType.String));
    expect(found.map(({ numFmt }) => numFmt)).toEqual(['@', '@', '@', '@']);
  });

  it('ends with the sums, to the cent', async () => {
    const page = await read(sampleSheet);
    const last = page.getRow(5);
    expect([last.getCell(1).value, last.getCell(6).value, last.getCell(7).value]).toEqual([
      '합계',
      -98543,
      1234567897334.33,
    ]);
    expect(last.getCell(6).font.bold).toBe(true);
    expect(page.rowCount).toBe(5);
  });

  it('keeps every digit of a figure that a workbook would round', async () => {
    const rows = [{ totFrgn: '9999999999999.99' }, { totFrgn: '12345678901234.56' }];
    const page = await read({ ...sampleSheet, sums: {}, rows });
    expect([page.getCell('G2').value, page.getCell('G3').value]).toEqual([9999999999999.99, '12,345,678,901,234.56']);
  });

  it('writes days as the language does', async () => {
    const page = await read({ ...sampleSheet, context: { ...sampleSheet.context, lang: 'en' } });
    expect(page.getCell('B2').numFmt).toBe('mm-dd-yyyy');
    expect(page.getCell('C2').numFmt).toBe('mm-dd-yyyy hh:mm');
  });
});

it('makes any title a name that a worksheet may have', () => {
  expect(sheetName("a/b\\c?d*e[f]g:h'")).toBe('a b c d e f g h');
  expect(sheetName('가'.repeat(40))).toHaveLength(31);
  expect(sheetName('??')).toBe('Sheet1');
});
