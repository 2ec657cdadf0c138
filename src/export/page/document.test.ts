/** Documents on paper: nothing beyond the margins, nothing left alone on the last page. */
import { describe, expect, it } from 'vitest';
import type { PageModel } from '../../core/page.ts';
import { richParts } from '../../fields/html/rich.ts';
import { pdfFonts, pdfHeard, pdfPages } from '../../../tests/support/pdfText.ts';
import { documentPdf } from './document.ts';
import { side } from './documentHead.ts';
import { commonFonts } from '../../../tests/support/commonFonts.ts';

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
const pagesOf = async (of: PageModel) => pdfPages(documentPdf(of, await commonFonts()));

it('totals, terms and signature keep the last three rows with them', async () => {
  let torn = 0;
  for (let rows = 18; rows <= 60; rows += 1) {
    const pages = await pagesOf(model(rows));
    if (pages.length > 1) torn += 1;
    for (const nth of [rows - 2, rows])
      expect(pages.at(-1)!.lines.join('\n'), `${rows} rows`).toContain(`line ${nth} `);
  }
  expect(torn).toBeGreaterThan(20);
}, 60_000);

it('the signature stands beside the terms where that alone leaves them on the page, and below them elsewhere', async () => {
  const beside = async (rows: number, more: Partial<PageModel> = {}) => {
    const pages = await pagesOf(model(rows, more));
    return [pages.length, pages.at(-1)!.lines.some((line) => /^TERMS .*We quote as above/.test(line))] as const;
  };
  const all = new Map<number, readonly [number, boolean]>();
  for (let rows = 18; rows <= 45; rows += 1) all.set(rows, await beside(rows));
  const tight = [...all].filter(([, [, isBeside]]) => isBeside).map(([rows]) => rows);
  expect(tight.length).toBeGreaterThan(0);
  for (const rows of tight) expect(all.get(rows)).toEqual([1, true]);
  // One more would need another page, on which there is room again; one less stands as it always does.
  expect(all.get(Math.max(...tight) + 1)).toEqual([2, false]);
  expect(all.get(Math.min(...tight) - 1)).toEqual([1, false]);
  // A sentence that is wider than the signature would run into the terms.
  const lead = 'We quote as above. '.repeat(8).trim();
  const [wide, isBeside] = await beside(Math.max(...tight), { signature: { lead, role: 'Demo', name: 'PARK' } });
  expect([wide, isBeside]).toEqual([2, false]);
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

it('is heard in order: title, parties, table with its head once, totals, terms; the rest says nothing', async () => {
  const bytes = documentPdf(
    model(60, { blocks: [{ title: 'TO', lead: 'Nordstern', rows: [{ label: 'Address', value: 'Oslo' }] }] }),
    await commonFonts(),
  );
  const { title, language, marked, parts, aside } = await pdfHeard(bytes);
  expect({ title, language, marked }).toEqual({ title: 'QUOTATION RQ-1', language: 'en', marked: true });
  const said = (role: string) => parts.filter((part) => part.role === role).map(({ text }) => text);
  expect(said('H1')).toEqual(['QUOTATION']);
  expect(said('H2')).toEqual(['TO', 'TERMS']);
  expect(said('TH')).toEqual(['Item', 'Amount']);
  expect(said('TD')).toEqual(Array.from({ length: 60 }, (_, n) => [`line ${n + 1}`, '1,000']).flat());
  expect(said('P')).toEqual(
    expect.arrayContaining(['No. RQ-1', 'Nordstern', 'Address Oslo', 'Total 1,000', 'We quote as above.']),
  );
  expect(said('LBody').map((text) => text.replace(/^1\. |^2\. |^3\. /, ''))).toEqual(
    ['First', 'Second', 'Third'].map((nth) => `${nth} of the terms.`),
  );
  const roles = parts.map(({ role }) => role);
  expect(roles.indexOf('Table')).toBeLessThan(roles.lastIndexOf('H2'));
  expect(aside).toMatch(/1 \/ 2.*QUOTATION\s+RQ-1.*2 \/ 2/s);
  // Of two typefaces what is used, and none that a reader would have to bring.
  const { embedded, names } = pdfFonts(bytes);
  expect([embedded, names.length]).toEqual([2, 2]);
  for (const name of names) expect(name).toMatch(/^[A-Z]{6}\+Pretendard/);
});

it('a picture is told by its words', async () => {
  const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const logo = { kind: 'PNG', data: dot, width: 1, height: 1 } as const;
  const { parts } = await pdfHeard(
    documentPdf(model(2, { company: { name: 'Demo Yard', lines: [], logo } }), await commonFonts()),
  );
  expect(parts.filter(({ role }) => role === 'Figure')).toEqual([{ role: 'Figure', text: 'Demo Yard' }]);
});
