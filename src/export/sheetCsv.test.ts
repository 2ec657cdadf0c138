import { expect, it } from 'vitest';
import { sampleSheet } from './sheet.sample.ts';
import { headLine, rowLine, sheetCsv } from './sheetCsv.ts';

it('writes the columns as the screen shows them, formulas as text', () => {
  const lines = sheetCsv(sampleSheet).split('\r\n');
  expect(lines[0]).toBe('\uFEFF견적번호,견적일자,제출일시,거래처,수량,단가,외화금액,할인율,환율,차수,상태,사용,메모');
  expect(lines[1]).toBe(
    'RQ-2611-0001,2026-11-20,2026-11-20 09:30,동해해운㈜,"2,450","1,466","7,210.88",3.5,"1,385.40",1,제출,예,"가, 나\n""다"""',
  );
  expect(lines[2]).toContain(`'=1+1,`);
  expect(lines[2]).toContain(`'@SUM(A1)`);
  expect(lines[3]).toBe(`'-정비,,,,,,,,,,,,'+82 10-0000-0000`);
});

it('is the same text line by line', () =>
  expect([headLine(sampleSheet), ...sampleSheet.rows.map((row) => rowLine(sampleSheet, row))].join('')).toBe(
    sheetCsv(sampleSheet),
  ));
