import { expect, it } from 'vitest';
import { pdfFonts, pdfPages } from '../../tests/support/pdfText.ts';
import { nodeFonts } from './page/nodeFonts.ts';
import { sampleSheet } from './sheet.sample.ts';
import { sheetPdf } from './sheetPdf.ts';

it('sets the rows as real Hangul text, with head and sums in bold, without what PDF leaves out', async () => {
  const bytes = sheetPdf(sampleSheet, await nodeFonts(), '2026-11-20 · 3건');
  const [page] = await pdfPages(bytes);
  expect(page!.lines).toEqual([
    '견적 목록 | 2026-11-20 · 3건',
    '견적번호 | 견적일자 | 제출일시 | 거래처 | 수량 | 단가 | 외화금액 | 할인율 | 환율 | 차수 | 상태 | 사용 | 내부',
    'RQ-2611-0001 | 2026-11-20 | 2026-11-20 09:30 | 동해해운㈜ | 2,450 | 1,466 | 7,210.88 | 3.5 | 1,385.40 | 1 | 제출 | 예 | 갑',
    '=1+1 | 2026-11-20 09:30 | -1 | -100,009 | 1,234,567,890,123.45 | 0 | GONE | 아니오',
    '-정비',
    '합계 | -98,543 | 1,234,567,897,334.33',
    '1 / 1',
  ]);
  expect(pdfFonts(bytes).embedded).toBe(2);
});

it('repeats the head and counts the pages', async () => {
  const rows = Array.from({ length: 120 }, (_, i) => ({ ...sampleSheet.rows[0]!, quotNo: `RQ-${i}` }));
  const pages = await pdfPages(sheetPdf({ ...sampleSheet, rows, sums: {} }, await nodeFonts()));
  expect(pages.length).toBeGreaterThan(2);
  expect(
    pages.every(({ lines }, n) => lines.at(-1) === `${n + 1} / ${pages.length}` && lines[1]!.startsWith('견적번호 | ')),
  ).toBe(true);
  expect(pages.flatMap(({ words }) => words).filter(({ text }) => /^RQ-\d+$/.test(text))).toHaveLength(120);
});
