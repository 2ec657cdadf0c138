/** Papers of several parts: boxes, tables, pictures and barcodes, alike on the paper of the browser and the one that is written page by page. */
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { PageModel, PagePart, Picture } from '../../core/page.ts';
import { pdfPages, pdfPictures } from '../../../tests/support/pdfText.ts';
import { barsFor } from './barcode.ts';
import { anyDocumentPdf } from './document.ts';
import { openLongPaper } from './longPaper.ts';
import { commonFonts } from '../../../tests/support/commonFonts.ts';
import type { Drawing } from './paper.ts';
import { openTaggedPaper } from './taggedPaper.ts';
import { drawParts } from './parts.ts';
import { pictureSize } from './partPictures.ts';

const place = { x: 15, width: 180, bottom: 280, top: 20 };

/** The same parts by both writers. */
async function bothOf(parts: readonly PagePart[], start = 20): Promise<readonly [Uint8Array, Uint8Array]> {
  const [fonts, bars] = [await commonFonts(), await barsFor({ parts })];
  const draw = (paper: Drawing) => drawParts(paper, parts, { ...place, bars }, start);
  const whole = openTaggedPaper({ fonts, title: 't', lang: 'ko' });
  draw(whole);
  const out = new PassThrough();
  const written = buffer(out);
  const long = openLongPaper(out, { fonts, title: 't', lang: 'ko' }, () => undefined);
  draw(long);
  long.end();
  return [whole.bytes(), await written];
}
const linesOf = async (bytes: Uint8Array) => (await pdfPages(bytes)).map(({ lines }) => lines);

/** Lines of each page, after both writers were found to say the same at the same places. */
async function pagesOf(parts: readonly PagePart[], start?: number) {
  const [whole, long] = await bothOf(parts, start);
  expect(await linesOf(long)).toEqual(await linesOf(whole));
  expect(await pdfPictures(long)).toBe(await pdfPictures(whole));
  return linesOf(whole);
}

async function picture(kind: 'PNG' | 'JPEG', width = 400, height = 300, clear = false): Promise<Picture> {
  const drawn = sharp({
    create: { width, height, channels: clear ? 4 : 3, background: { r: 20, g: 86, b: 200, alpha: 0.5 } },
  });
  const bytes = await (kind === 'PNG' ? drawn.png() : drawn.jpeg()).toBuffer();
  return { kind, data: bytes.toString('base64'), width, height };
}
const boxes = (count: number, value = '값'): PagePart => ({
  kind: 'boxes',
  title: '신고인',
  columns: 3,
  fields: Array.from({ length: count }, (_, n) => ({ label: `(${n}) 항목`, value })),
});
const table = (rows: number): PagePart => ({
  kind: 'table',
  title: '품목',
  table: {
    columns: [
      { label: '품명', align: 'left' },
      { label: '수량', align: 'right', width: 30 },
    ],
    rows: Array.from({ length: rows }, (_, n) => ({ cells: [{ text: `볼트 ${n}` }, { text: '10' }] })),
  },
});

describe('boxes', () => {
  it('stand in their columns, a wide one across them', async () => {
    const [page] = await pagesOf([
      {
        kind: 'boxes',
        columns: 3,
        fields: [
          { label: '신고번호', value: '1234', strong: true },
          { label: '신고일', value: '2026-11-20' },
          { label: '세관', value: '부산' },
          { label: '주소', value: '부산광역시 중구', span: 2 },
          { label: '비고', value: '', lines: 2 },
        ],
      },
    ]);
    expect(page).toEqual(['신고번호 | 신고일 | 세관', '1234 | 2026-11-20 | 부산', '주소 | 비고', '부산광역시 중구']);
  });
  it('that fit on a page are not parted, and keep their title', async () => {
    const pages = await pagesOf([boxes(9)], 255);
    expect(pages[0]).toEqual([]);
    expect(pages[1]!.slice(0, 2)).toEqual(['신고인', '(0) 항목 | (1) 항목 | (2) 항목']);
  });
  it('that are taller than a page break between their rows, and a field of its own length between its lines', async () => {
    const pages = await pagesOf([boxes(120)]);
    expect(pages.length).toBeGreaterThan(1);
    expect(
      pages
        .flat()
        .join(' ')
        .match(/\(\d+\) 항목/g),
    ).toHaveLength(120);
    const words = Array.from({ length: 900 }, (_, n) => `낱말${n}`);
    const long = await pagesOf([{ kind: 'boxes', columns: 1, fields: [{ label: '의견', value: words.join(' ') }] }]);
    expect(long.length).toBeGreaterThan(1);
    expect(
      long
        .flat()
        .filter((line) => line !== '의견')
        .join(' ')
        .split(/\s+/),
    ).toEqual(words);
  });
});

describe('tables', () => {
  it('follow each other, each with its title, and repeat their heads', async () => {
    const pages = await pagesOf([table(3), table(90)]);
    expect(pages[0]!.slice(0, 6)).toEqual(['품목', '품명 | 수량', '볼트 0 | 10', '볼트 1 | 10', '볼트 2 | 10', '품목']);
    expect(pages[1]![0]).toBe('품명 | 수량');
  });
  it('begin on the next page where title, head and first row find no room', async () => {
    const pages = await pagesOf([table(2)], 258);
    expect(pages[0]).toEqual([]);
    expect(pages[1]).toEqual(['품목', '품명 | 수량', '볼트 0 | 10', '볼트 1 | 10']);
  });
});

describe('pictures', () => {
  it('stand two or three in a line with their captions; one that is missing says so', async () => {
    const parts: PagePart[] = [
      {
        kind: 'pictures',
        title: '사진',
        inRow: 3,
        pictures: [
          { picture: await picture('JPEG'), caption: '선수', missing: '사진 없음' },
          { picture: await picture('PNG'), caption: '선미', missing: '사진 없음' },
          { caption: '기관실', missing: '사진 없음' },
          { picture: await picture('PNG', 200, 400, true), caption: '투명', missing: '사진 없음' },
        ],
      },
    ];
    const [page] = await pagesOf(parts);
    expect(page).toEqual(['사진', '사진 없음', '선수 | 선미 | 기관실', '투명']);
    expect(await pdfPictures((await bothOf(parts))[0])).toBe(3);
  });
  it('fill their place as far as their pixels go', () => {
    const small = pictureSize({ kind: 'PNG', data: '', width: 96, height: 48 }, 80, 80);
    expect(small.width).toBeCloseTo(25.4);
    expect(small.height).toBeCloseTo(12.7);
    expect(pictureSize({ kind: 'PNG', data: '', width: 4000, height: 2000 }, 80, 80).width).toBe(80);
  });
  it('go on with the next page in whole lines', async () => {
    const one = { picture: await picture('JPEG', 800, 800), missing: '' };
    const pages = await pagesOf([
      { kind: 'pictures', inRow: 2, pictures: Array.from({ length: 8 }, (_, n) => ({ ...one, caption: `사진 ${n}` })) },
    ]);
    expect(pages).toEqual([
      ['사진 0 | 사진 1', '사진 2 | 사진 3'],
      ['사진 4 | 사진 5', '사진 6 | 사진 7'],
    ]);
  });
});

describe('barcodes', () => {
  const codes: PagePart = {
    kind: 'barcodes',
    codes: [
      { kind: 'code128', text: '26BW0000123', label: '화물관리번호' },
      { kind: 'qrcode', text: 'https://hangro.example/q/123' },
    ],
  };
  it('are areas of the page with their text under them', async () => {
    const [page] = await pagesOf([codes]);
    expect(page).toEqual(['화물관리번호', '26BW0000123 | https://hangro.example/q/123']);
    const bars = (await barsFor({ parts: [codes] }))!;
    const line = bars({ kind: 'code128', text: '26BW0000123' });
    const edges = line.outlines.flatMap((outline) => [outline[0]![0], outline[1]![0]]);
    const widths = edges.slice(1).map((edge, at) => edge - edges[at]!);
    // Set B begins, and every code ends with the same bars.
    expect(widths.slice(0, 6).join('')).toBe('211214');
    expect(widths.slice(-7).join('')).toBe('2331112');
    expect(bars({ kind: 'qrcode', text: 'https://hangro.example/q/123' })).toMatchObject({ width: 29, height: 29 });
  });
  it('load nothing for a paper without any, and refuse to be forgotten', async () => {
    expect(await barsFor({ parts: [boxes(1)] })).toBeUndefined();
    const paper = openTaggedPaper({ fonts: await commonFonts(), title: 't', lang: 'ko' });
    expect(() => drawParts(paper, [codes], place, 20)).toThrow('barsFor');
  });
  it('that cannot hold their text are refused', async () => {
    await expect(
      barsFor({ parts: [{ kind: 'barcodes', codes: [{ kind: 'code128', text: '한글' }] }] }),
    ).rejects.toThrow();
  });
});

it('stand in a document between its head and its signature', async () => {
  const model: PageModel = {
    ...{ lang: 'ko', fileName: '검사', title: '검사보고서', facts: [{ label: '번호', value: 'IN-1' }], totals: [] },
    ...{ company: { name: '한바다', lines: ['부산'] }, blocks: [], signature: { name: '김검사' } },
    parts: [boxes(3), table(2), { kind: 'barcodes', codes: [{ kind: 'qrcode', text: 'IN-1' }] }],
  };
  const [page] = await linesOf(await anyDocumentPdf(model, await commonFonts()));
  const at = ['신고인', '품목', 'IN-1', '김검사'].map((line) => page!.lastIndexOf(line));
  expect(at).toEqual(at.toSorted((a, b) => a - b));
  expect(at).not.toContain(-1);
});
