/** Documents on paper: nothing beyond the margins, nothing left alone on the last page. */
import { describe, expect, it } from 'vitest';
import type { PageModel } from '../../core/page.ts';
import { richParts } from '../../fields/html/rich.ts';
import { pdfPages } from '../../../tests/support/pdfText.ts';
import { documentPdf } from './document.ts';
import { side } from './documentHead.ts';
import { nodeFonts } from './nodeFonts.ts';

const terms = richParts(
  '<ol><li>First of the terms.</li><li>Second of the terms.</li><li>Third of the terms.</li></ol>',
);
const model = (rows: number, more: Partial<PageModel> = {}): PageModel => ({
  ...{ lang: 'en', fileName: 'x', title: 'QUOTATION', facts: [{ label: 'No.', value: 'RQ-1' }] },
  ...{ company: { name: 'Demo', lines: ['Busan'] }, blocks: [], totals: [{ label: 'Total', value: '1,000' }] },
  table: {
    columns: [
      { label: 'Item', align: 'left' },
      { label: 'Amount', align: 'right', width: 30 },
    ],
    rows: Array.from({ length: rows }, (_, n) => ({ cells: [{ text: `line ${n + 1}` }, { text: '1,000' }] })),
  },
  terms: { title: 'TERMS', parts: terms },
  signature: { lead: 'We quote as above.', role: 'Demo', name: 'PARK Gyeonbon' },
  ...more,
});
const pagesOf = async (of: PageModel) => pdfPages(documentPdf(of, await nodeFonts()));

it('totals, terms and signature keep the last row with them', async () => {
  let torn = 0;
  for (let rows = 18; rows <= 60; rows += 1) {
    const pages = await pagesOf(model(rows));
    if (pages.length > 1) torn += 1;
    expect(pages.at(-1)!.lines.join('\n'), `${rows} rows`).toContain(`line ${rows} `);
  }
  expect(torn).toBeGreaterThan(20);
}, 60_000);

const long =
  'a very long name of a company that goes on and on and does not want to end before the margin of the page is reached';
describe.each(['en', 'ko'] as const)('in %s', (lang) => {
  const words =
    lang === 'en'
      ? long
      : '아주 긴 회사 이름이 끝나지 않고 종이의 여백까지 이어지는 경우에도 글자는 여백을 넘지 않아야 합니다 그렇지 않으면 읽을 수 없습니다';
  it('no word goes beyond the right margin, however long', async () => {
    const of = model(3, {
      lang,
      company: { name: words, lines: [words, words] },
      facts: [{ label: 'No.', value: words.slice(0, 40) }],
      blocks: [{ title: 'TO', lead: words, rows: [{ label: 'Address', value: words }] }],
      totals: [{ label: 'Total', value: '999,999,999,999.99', strong: true }],
      totalsNote: words,
      conditions: { title: 'BANK', rows: [{ label: 'Account holder', value: words }] },
      signature: { lead: words, role: words, name: words, sealText: '(Seal)' },
      foot: words.slice(0, 60),
    });
    const edge = 595.28 - (side * 72) / 25.4;
    for (const { words: found } of await pagesOf(of))
      for (const { text, end } of found) expect(end, text).toBeLessThanOrEqual(edge + 1);
  });
});
