/** Papers set in a thread of their own: the same bytes, calls that go on meanwhile, an end to what takes too long. */
import { afterAll, expect, it } from 'vitest';
import type { PageModel } from '../../core/page.ts';
import { pdfFonts, pdfPages } from '../../../tests/support/pdfText.ts';
import { documentPdf } from './document.ts';
import { nodeFonts } from './nodeFonts.ts';
import { openPapers, type Papers } from './papers.ts';

const model = (rows = 3): PageModel => ({
  ...{ lang: 'ko', fileName: '시험', title: '견적서', facts: [{ label: '번호', value: 'RQ-1' }] },
  ...{ company: { name: '한바다', lines: ['부산'] }, blocks: [], totals: [{ label: '합계', value: '1,000' }] },
  table: {
    columns: [
      { label: '품명', align: 'left' },
      { label: '금액', align: 'right', width: 30 },
    ],
    rows: Array.from({ length: rows }, (_, n) => ({ cells: [{ text: `선체 도장 ${n}` }, { text: '1,000' }] })),
  },
});
const opened: Papers[] = [];
const open = (limits?: Parameters<typeof openPapers>[0]) => {
  const papers = openPapers(limits);
  opened.push(papers);
  return papers;
};
afterAll(() => Promise.all(opened.map((papers) => papers.close())));
const text = async (bytes: Uint8Array) => (await pdfPages(bytes)).map(({ lines }) => lines);

it('sets what the calling thread would have set, several at once, and lets that thread go on', async () => {
  const papers = open();
  let beats = 0;
  const beat = setInterval(() => (beats += 1), 10);
  const made = await Promise.all([papers.pdf(model()), papers.pdf(model(90))]);
  clearInterval(beat);
  expect(beats).toBeGreaterThan(10);
  expect(await text(made[0])).toEqual(await text(documentPdf(model(), await nodeFonts())));
  expect(await text(made[1])).toHaveLength(3);
  expect(made.map((bytes) => pdfFonts(bytes).embedded)).toEqual([2, 2]);
});

it('tells what was wrong with a model, and sets the next one', async () => {
  const papers = open();
  const broken = {
    ...model(),
    company: { name: '가', lines: [], logo: { kind: 'PNG', data: 'bm8=', width: 1, height: 1 } },
  } as PageModel;
  await expect(papers.pdf(broken)).rejects.toThrow(/png/i);
  expect((await papers.pdf(model())).subarray(0, 5).toString()).toBe('%PDF-');
});

it('gives up what takes too long, and begins anew', async () => {
  const papers = open({ patienceMs: 1 });
  await expect(papers.pdf(model())).rejects.toThrow('took too long');
  await papers.close();
  await expect(open({ idleMs: 1 }).pdf(model())).resolves.toBeInstanceOf(Buffer);
});

it('whoever waits at the end of the server is told', async () => {
  const papers = open();
  const waiting = papers.pdf(model());
  const told = expect(waiting).rejects.toThrow('ends');
  await papers.close();
  await told;
});
