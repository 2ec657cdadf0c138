/** The paper of a quotation, from the stored record to the text of the PDF (20-rs4-ship-repair P, vectors A and B). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageModel } from '../../../src/core/page.ts';
import { documentPdf } from '../../../src/export/page/document.ts';
import { commonFonts } from '../../support/commonFonts.ts';
import { vectorA } from '../../../src/services/shared/amounts.vectors.ts';
import { startApp, type Client, type TestApp } from '../../support/app.ts';
import { pdfFonts, pdfPages } from '../../support/pdfText.ts';

let desk: TestApp;
let sales: Client;
beforeAll(async () => {
  desk = await startApp();
  sales = await desk.as('sales2');
});
afterAll(() => desk.close());

type Rows = {
  content: { id: number; quotNo: string; shipId: number; clntId: number; styleCodeId: number; currCd: string }[];
};

const modelOf = async (id: unknown) =>
  (await sales.get<PageModel & Record<string, unknown>>(`/rs4/quot/${String(id)}/print`)).body;
const linesOf = async (model: PageModel) => {
  const bytes = documentPdf(model, await commonFonts());
  return { bytes, pages: (await pdfPages(bytes)).map(({ lines }) => lines) };
};
async function made(lines: readonly object[], header: object = {}): Promise<number> {
  const { body: list } = await sales.get<Rows>('/rs4/quot/list?columns=shipId,clntId,currCd&fromDt=2020-01-01');
  const { shipId, clntId } = list.content.find(({ currCd }) => currCd === 'KRW')!;
  const styles = await sales.get<{ content: { id: number; styleCode: string }[] }>('/rs4/styleCode/list');
  const styleCodeId = styles.body.content.find(({ styleCode }) => styleCode === 'KO-Q')!.id;
  const answer = await sales.post<{ id: number }>('/rs4/quot', {
    ...{
      quotTitle: '벡터 A',
      shipId,
      clntId,
      currCd: 'KRW',
      vatCd: 'TAX10',
      payTermCd: 'D30',
      styleCodeId,
      memo: '내부 메모',
    },
    ...{ insertItemList: lines, ...header },
  });
  expect(answer.status).toBe(201);
  return answer.body.id;
}

describe('견적서', () => {
  it('says vector A to the won, adds up, and keeps purchase, profit and memo to itself', async () => {
    const model = await modelOf(await made(vectorA.lines.map(({ input }) => input)));
    const { bytes, pages } = await linesOf(model);
    const text = pages.flat().join('\n');
    expect(pages).toHaveLength(1);
    expect(model.title).toBe('견적서');
    expect(text).toContain('1 | 선체 고압수세척 | 2,450 | 1,466 | 3,591,700 | -125,710 | 3,465,990');
    expect(text).toContain('3 | 아연판 교체 | 37 | 68,333 | 2,528,321 | -183,303 | 2,345,018');
    expect(text).toContain('특별할인 | -100,009 | -100,009');
    for (const [label, value] of [
      ['금액 합계', '15,820,012'],
      ['할인 합계', '-309,013'],
      ['공급가액', '15,510,999'],
      ['부가가치세', '1,551,100'],
    ])
      expect(model.totals).toContainEqual({ label, value });
    expect(text).toContain('₩17,062,099');
    expect(text).toContain('일금 일천칠백육만이천구십구원정');
    expect(JSON.stringify(model) + text).not.toMatch(
      /1,150|2,817,500|12,879,600|2,631,399|20\.43|27\.5|내부 메모|이익|매입/,
    );
    expect(pdfFonts(bytes).embedded).toBe(2);
  });

  it('prints vector B in English with dollars, exchange rate and letters for numbers', async () => {
    const { body } = await sales.get<Rows>('/rs4/quot/list?columns=currCd&fromDt=2020-01-01');
    const model = await modelOf(body.content.find(({ currCd }) => currCd === 'USD')!.id);
    const { pages } = await linesOf(model);
    const text = pages.flat().join('\n');
    expect([model.lang, model.title]).toEqual(['en', 'QUOTATION']);
    expect(text).toMatch(/A \| .* \| 4 \| \w+ \| 1,802\.72 \| 7,210\.88 \| -360\.54 \| 6,850\.34/);
    expect(text).toContain('USD 10,995.35');
    expect(text).toContain('Exchange rate 1 USD = KRW 1,385.40');
    expect(text).toContain('Equivalent to KRW 15,232,958');
  });

  it('runs 300 lines over many pages, every line once, the head on each, headings never at the foot', async () => {
    const lines = Array.from({ length: 300 }, (_, i) =>
      i % 10 === 0
        ? { lineTpCd: 'H', itemNm: `제목${i}끝` }
        : { lineTpCd: 'I', itemNm: `항목${i}끝`, qty: '1', price: String(1000 + i) },
    );
    const { pages } = await linesOf(await modelOf(await made(lines)));
    const text = pages.flat().join('\n');
    expect(pages.length).toBeGreaterThan(5);
    expect(
      pages.every((page) => page.some((line) => line.startsWith('번호 | 품명 및 규격')) || page === pages.at(-1)),
    ).toBe(true);
    expect(
      lines.every(({ itemNm }) => text.split('\n').filter((line) => line.includes(` | ${itemNm}`)).length === 1),
    ).toBe(true);
    expect(pages.some((page) => /제목\d+끝$/.test(page.at(-2) ?? ''))).toBe(false);
    expect(pages.map((page) => page.at(-1)!.split(' | ').at(-1))).toEqual(
      pages.map((_, n) => `${n + 1} / ${pages.length}`),
    );
  }, 60_000);

  it('leaves out discounts where the style says so', async () => {
    const styles = await sales.get<{ content: { id: number; styleCode: string; version: number }[] }>(
      '/rs4/styleCode/list',
    );
    const style = styles.body.content.find(({ styleCode }) => styleCode === 'KO-Q')!;
    const quiet = await sales.post<{ id: number }>('/rs4/styleCode', {
      ...{
        styleCode: 'KO-QX',
        styleNm: '할인 없이',
        titleTxt: '견 적 서',
        rs4DocTpCd: 'QUOT',
        langCd: 'ko',
        lineNoCd: 'NONE',
      },
      ...{ showDctYn: 'N', showSpecYn: 'N', showSealYn: 'N' },
    });
    expect([style.styleCode, quiet.status]).toEqual(['KO-Q', 201]);
    const lines = [{ lineTpCd: 'I', itemNm: '도장', spec: '2회', qty: '2', price: '500', dctRt: '10' }];
    const model = await modelOf(await made(lines, { styleCodeId: quiet.body.id }));
    expect(model.table!.columns.map(({ label }) => label)).toEqual([
      '품명',
      '수량',
      '단위',
      '단가 (KRW)',
      '금액 (KRW)',
    ]);
    expect(model.table!.rows[0]!.cells).toEqual([
      { text: '도장' },
      { text: '2' },
      { text: '' },
      { text: '500' },
      { text: '900' },
    ]);
    expect(JSON.stringify(model)).not.toMatch(/할인 합계|2회|sealText/);
  });

  it('is for those who may read quotations of this company', async () => {
    const { body } = await sales.get<Rows>('/rs4/quot/list?fromDt=2020-01-01');
    const { id } = body.content[0]!;
    expect((await desk.anonymous.get(`/rs4/quot/${id}/print`)).status).toBe(401);
    expect([403, 404]).toContain((await (await desk.as('admin6')).get(`/rs4/quot/${id}/print`)).status);
    expect((await (await desk.as('view2')).get(`/rs4/quot/${id}/print`)).status).toBe(200);
    expect((await sales.get('/rs4/quot/99999999/print')).status).toBe(404);
  });
});
