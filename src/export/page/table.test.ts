import { describe, expect, it } from 'vitest';
import type { PageColumn, PageRow } from '../../core/page.ts';
import { pdfFonts, pdfPages } from '../../../tests/support/pdfText.ts';
import { commonFonts } from '../../../tests/support/commonFonts.ts';
import { nodeFonts } from './nodeFonts.ts';
import { openTaggedPaper } from './taggedPaper.ts';
import { columnWidths, roomyColumns } from './tableColumns.ts';
import { drawTable } from './table.ts';

const columns: readonly PageColumn[] = [
  { label: '품명', align: 'left' },
  { label: '금액', align: 'right', width: 30 },
];
const row = (text: string, kind?: PageRow['kind']): PageRow => ({
  ...(kind ? { kind } : {}),
  cells: [{ text }, { text: '1,000' }],
});
const head = (text: string): PageRow => ({ kind: 'head', cells: [{ text }, { text: '' }] });

async function pagesOf(rows: readonly PageRow[], { start = 20, tail = 0 } = {}) {
  const paper = openTaggedPaper({ fonts: await commonFonts(), title: 't', lang: 'ko' });
  const look = {
    x: 15,
    width: 180,
    size: 9,
    leading: 4,
    pad: 1,
    bottom: 280,
    top: 20,
    tail,
    nextPage: () => paper.nextPage(),
  };
  drawTable(paper, columns, rows, look, start);
  return (await pdfPages(paper.bytes())).map(({ lines }) => lines);
}

describe('a table over pages', () => {
  it('repeats its head on every page and loses no row', async () => {
    const pages = await pagesOf(Array.from({ length: 100 }, (_, i) => row(`선체 도장 ${i}`)));
    expect(pages).toHaveLength(3);
    expect(pages.map(([first]) => first)).toEqual(['품명 | 금액', '품명 | 금액', '품명 | 금액']);
    expect(pages.flatMap((lines) => lines.slice(1))).toEqual(
      Array.from({ length: 100 }, (_, i) => `선체 도장 ${i} | 1,000`),
    );
  });

  it('keeps a heading, and a heading under it, with the first row below', async () => {
    // Two headings and a row take 18 mm, of which 16 are left on the first page.
    const pages = await pagesOf([head('1 선체'), head('1.1 도장'), row('세척')], { start: 258 });
    expect(pages[0]).toEqual(['품명 | 금액']);
    expect(pages[1]).toEqual(['품명 | 금액', '1 선체', '1.1 도장', '세척 | 1,000']);
  });

  it('takes the last row along when what follows it needs another page', async () => {
    const pages = await pagesOf([row('하나'), row('둘')], { start: 250, tail: 20 });
    expect(pages).toEqual([
      ['품명 | 금액', '하나 | 1,000'],
      ['품명 | 금액', '둘 | 1,000'],
    ]);
  });

  it('breaks words at spaces, and a row that is taller than a page between its lines', async () => {
    const words = Array.from({ length: 1500 }, (_, i) => `단어${i}`);
    const pages = await pagesOf([row(words.join(' '))]);
    expect(pages.length).toBeGreaterThan(1);
    const read = pages
      .flatMap((lines) => lines.slice(1))
      .join(' ')
      .replaceAll(' | 1,000', '');
    expect(read.split(/\s+/)).toEqual(words);
  });

  it('breaks a word without spaces where it must', async () => {
    const long = '가'.repeat(300);
    const pages = await pagesOf([row(long)]);
    expect(pages[0]!.slice(1).join('').replaceAll(/[^가]/g, '')).toBe(long);
  });
});

it('shares what is left among columns without a width, and scales widths that do not fill', () => {
  expect(columnWidths(columns, 180)).toEqual([150, 30]);
  expect(
    columnWidths(
      [
        { label: '', align: 'left', width: 10 },
        { label: '', align: 'left', width: 30 },
      ],
      80,
    ),
  ).toEqual([20, 60]);
});

describe('figures', () => {
  const long = '123,456,789,012,345.67';
  const many = (count: number): readonly PageColumn[] => [
    { label: '품명', align: 'left' },
    ...Array.from({ length: count }, (): PageColumn => ({ label: '금액', align: 'right', width: 20 })),
  ];
  const table = async (count: number) => {
    const paper = openTaggedPaper({ fonts: await commonFonts(), title: 't', lang: 'ko' });
    const rows = [{ cells: [{ text: '선체' }, ...Array.from({ length: count }, () => ({ text: long }))] }];
    const look = {
      x: 15,
      width: 180,
      size: 9,
      leading: 4,
      pad: 1,
      bottom: 280,
      top: 20,
      nextPage: () => paper.nextPage(),
    };
    const roomy = roomyColumns(paper, many(count), rows, look);
    drawTable(paper, roomy, rows, look, 20);
    return { widths: columnWidths(roomy, 180), line: (await pdfPages(paper.bytes()))[0]!.lines.at(-1) };
  };
  it('take room from words, and those keep some', async () => {
    const { widths, line } = await table(2);
    expect(widths[1]).toBeGreaterThan(30);
    expect(widths.reduce((sum, one) => sum + one, 0)).toBeCloseTo(180);
    expect(line).toBe(`선체 | ${long} | ${long}`);
  });
  it('that still find no room are written smaller, never broken', async () => {
    const { widths, line } = await table(7);
    expect(widths[0]).toBeGreaterThanOrEqual(34);
    expect(line).toBe(['선체', ...Array.from({ length: 7 }, () => long)].join(' | '));
  });
  it('and numbers that stay in one line are as wide as the longest, and as what stands below it', async () => {
    const paper = openTaggedPaper({ fonts: await commonFonts(), title: 't', lang: 'ko' });
    const given: readonly PageColumn[] = [
      { label: '화물관리번호', align: 'left', width: 0, whole: true },
      { label: '품명', align: 'left' },
    ];
    const look = { width: 180, size: 6.5, pad: 1 };
    const wide = (text: string, under: string) =>
      columnWidths(roomyColumns(paper, given, [{ cells: [{ text, under }, { text: '선체' }] }], look), 180)[0]!;
    const number = '26DEMOA777I-0001-5075';
    expect(wide(number, '')).toBeGreaterThan(paper.measure.width(number, 6.5));
    expect(wide('정정', number)).toBeGreaterThan(paper.measure.width(number, 5.5));
    expect(wide('1', '')).toBeLessThan(wide(number, ''));
  });
  it('that fit leave the columns as they are', async () => {
    const paper = openTaggedPaper({ fonts: await commonFonts(), title: 't', lang: 'ko' });
    expect(roomyColumns(paper, columns, [row('선체')], { width: 180, size: 9, pad: 1 })).toBe(columns);
  });
});

it('embeds the characters used of both weights, and no more', async () => {
  const paper = openTaggedPaper({ fonts: await nodeFonts(), title: '제목', lang: 'ko' });
  paper.text('보통 글자 abc 漢', 10, 20, { size: 10 });
  paper.text('굵은 글자', 10, 30, { size: 10, bold: true });
  const bytes = paper.bytes();
  expect(bytes.length).toBeLessThan(200_000);
  expect(pdfFonts(bytes).embedded).toBe(2);
  expect((await pdfPages(bytes))[0]!.lines[1]).toBe('굵은 글자');
});
