/** What the real server stored, read from the text of the real PDF: vectors A, B and C, and a sample of random quotations. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import type { PageModel } from '../../../src/core/page.ts';
import { documentPdf } from '../../../src/export/page/document.ts';
import { nodeFonts } from '../../../src/export/page/nodeFonts.ts';
import { vectorA, vectorB, vectorC, type Vector } from '../../../src/services/shared/amounts.vectors.ts';
import { startApp, type Client, type TestApp } from '../../support/app.ts';
import { pdfPages } from '../../support/pdfText.ts';
import { documents, figure, paperFigures, type Document } from '../../support/quotDocuments.ts';
import { reckon } from '../../support/quotOracle.ts';

let app: TestApp;
let sales: Client;
let ids: Record<string, number>;
beforeAll(async () => {
  app = await startApp();
  sales = await app.as('sales2');
  const first = async (path: string) => (await sales.get<{ content: Values[] }>(path)).body.content;
  const styles = await first('/rs4/styleCode/list');
  const style = (code: string) => styles.find(({ styleCode }) => styleCode === code)!['id'] as number;
  const [ship, clnt] = [await first('/rs4/ship/list'), await first('/rs4/clnt/list')];
  ids = { ship: ship[0]!['id'] as number, clnt: clnt[0]!['id'] as number, ko: style('KO-Q'), en: style('EN-Q') };
});
afterAll(() => app.close());

/** Stores a document and reads its paper back: the record, and the lines of all pages. */
async function printed({ header, lines }: Document, lang: 'ko' | 'en') {
  const made = await sales.post<Values>('/rs4/quot', {
    ...{
      quotTitle: '대조',
      shipId: ids['ship'],
      clntId: ids['clnt'],
      styleCodeId: ids[lang],
      payTermCd: 'D30',
      ...header,
    },
    insertItemList: lines,
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const model = (await sales.get<PageModel & Values>(`/rs4/quot/${String(made.body['id'])}/print`)).body as PageModel;
  const pages = await pdfPages(documentPdf(model, await nodeFonts()));
  return { record: made.body, paper: pages.flatMap((page) => page.lines) };
}

/** The lines of the paper in order: what stands right of the name, units left out. */
const rowsOf = (paper: readonly string[], names: readonly string[]) =>
  names.map((name) => {
    const found = paper.map((line) => line.split(' | ')).filter((words) => words.includes(name));
    expect(found, name).toHaveLength(1);
    return found[0]!.slice(found[0]!.indexOf(name) + 1).filter((word) => /^[-₩\d]/.test(word));
  });

const labels = {
  ko: ['금액 합계', '할인 합계', '공급가액', '부가가치세', '합계금액'],
  en: ['Subtotal', 'Discount', 'Net total', 'VAT', 'Total'],
};

/** The last figure of the lines that begin with a label, from the totals' block at the right. */
function totalsOf(paper: readonly string[], lang: 'ko' | 'en', count: number): readonly string[] {
  const found = paper.flatMap((line) => {
    const words = line.split(' | ');
    const [label, value] = words.slice(-2);
    return labels[lang].some((one) => label === one || label?.startsWith(`${one} (`)) &&
      /^([-₩\d]|[A-Z]{3} )/.test(value ?? '')
      ? [value!]
      : [];
  });
  return found.slice(-count);
}

async function compare(document: Document, lang: 'ko' | 'en'): Promise<Values> {
  const { record, paper } = await printed(document, lang);
  const expected = paperFigures(document);
  expect(
    rowsOf(
      paper,
      document.lines.map(({ itemNm }) => String(itemNm)),
    ),
  ).toEqual(expected.lines);
  const totals = lang === 'en' ? expected.totals.map((text) => text.replace('₩', 'KRW ')) : expected.totals;
  expect(totalsOf(paper, lang, totals.length)).toEqual(totals);
  return record;
}

const asDocument = ({ header, lines }: Vector): Document => {
  const vatCd = lines[0]!.input['vatCd'];
  return {
    header: { ...header, vatCd, zeroReasonCd: vatCd === 'ZERO' ? 'SHIP' : null },
    lines: lines.map(({ input }, n): Values => ({ ...input, itemNm: `${String(input['itemNm'])} ${n + 1}` })),
  };
};

describe('the vectors of the specification', () => {
  test.each([
    [
      'A',
      vectorA,
      ['1,466', '3,591,700', '-125,710', '3,465,990', '15,820,012', '15,510,999', '1,551,100', '₩17,062,099'],
    ],
    [
      'B',
      vectorB,
      [
        '1,802.72',
        '7,210.88',
        '-360.54',
        '6,850.34',
        '1,477.51',
        '11,393.77',
        '-398.42',
        'USD 10,995.35',
        'KRW 15,232,958',
      ],
    ],
    ['C', vectorC, ['16,167.04', '97,002.24', '-3,880.09', '93,122.15', 'JPY 93,122.15', 'KRW 849,600']],
  ] as const)('%s is on the paper as it is in the database', async (name, vector, written) => {
    const document = asDocument(vector);
    const [stored, lang] = [reckon(document.header, document.lines), name === 'A' ? 'ko' : 'en'] as const;
    const record = await compare(document, lang);
    expect(record).toMatchObject({ ...vector.totals });
    expect(record).toMatchObject(stored.header);
    expect(record['itemList']).toMatchObject(vector.lines.map(({ expected }) => expected));
    const { paper } = await printed(document, lang);
    for (const text of written) expect(paper.join('\n')).toContain(text);
    // What the yard pays and earns is nobody else's business.
    for (const hidden of [record['purcTot'], record['prftAmt']])
      expect(paper.join('\n')).not.toContain(figure(String(hidden)));
  });
});

test('random quotations: server, database and paper say the same', async () => {
  await fc.assert(
    fc.asyncProperty(documents(8), fc.constantFrom('ko' as const, 'en' as const), async (document, lang) => {
      const record = await compare(document, lang);
      const expected = reckon(document.header, document.lines);
      expect(record).toMatchObject(expected.header);
      expect(record['itemList']).toMatchObject(expected.lines);
    }),
    { numRuns: 15, seed: 2611, endOnFailure: true },
  );
}, 120_000);
