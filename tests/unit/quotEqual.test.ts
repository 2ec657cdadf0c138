/** Thousands of random quotations: formulas, what the browser shows, what the server stores and what the paper says are one. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { translate } from '../../i18n/server.ts';
import type { Values } from '../../src/core/field.ts';
import type { PageModel } from '../../src/core/page.ts';
import type { StoredOf } from '../../src/core/record.ts';
import { readBody } from '../../src/record/readBody.ts';
import { quotPrint } from '../../src/services/rs4/quot/print.ts';
import { quot } from '../../src/services/rs4/quot/quot.ts';
import { quotRules } from '../../src/services/rs4/quot/quot.rules.ts';
import { documents, paperFigures, type Document } from '../support/quotDocuments.ts';
import { reckon } from '../support/quotOracle.ts';

const browser = ({ header, lines }: Document) => quotRules.compute!({ ...header, lineNoCd: 'NUM', item: lines });

/** A call that lies about every sum, read and reckoned as the server does. */
function server({ header, lines }: Document): Values {
  const lies = { tot: '1', quotAmount: '2', quotAmountFrgn: '3.00', salesVat: '4', purcTot: '5' };
  const body = {
    ...header,
    ...lies,
    sumAmount: '7',
    prftAmt: '8',
    insertItemList: lines.map((line) => ({ ...line, ...lies })),
  };
  const { header: sent, grids, problems } = readBody(quot, body, 'create', { operator: false });
  expect(problems).toEqual([]);
  return quotRules.compute!({ ...sent, lineNoCd: 'NUM', item: grids['item']!.insert.map(({ values }) => values) });
}

const paper = (record: StoredOf<typeof quot>, showDctYn: 'Y' | 'N'): PageModel =>
  quotPrint({
    ...{
      lang: 'ko',
      doc: record,
      lines: record.item,
      corp: {},
      clnt: {},
      ship: {},
      style: { showDctYn },
    },
    ...{ codeName: (_group, key) => key, t: (key, args) => translate('ko', `print.${key}`, args) },
  });

/** Figures right of the name; quantities and amounts as they stand. */
const figuresOf = ({ table, totals }: PageModel) => ({
  lines: table!.rows.map(({ cells }) =>
    cells
      .slice(cells.findIndex(({ text }) => /^L\d+$/.test(text)) + 1)
      .map(({ text }) => text)
      .filter(Boolean),
  ),
  totals: totals.map(({ value }) => value),
});

const cents = (text: string | undefined) =>
  BigInt(
    (text ?? '0')
      .replace(/[^\d.-]/g, '')
      .replace(/^(-?\d+)$/, '$1.00')
      .replace('.', ''),
  );
const total = (texts: readonly (string | undefined)[]) => texts.reduce((sum, text) => sum + cents(text), 0n);

/** Every column of the printed page is added up as a reader with a calculator would. */
function addsUp({ table, totals }: PageModel, record: Values): void {
  const column = (label: RegExp) => {
    const at = table!.columns.findIndex((one) => label.test(one.label));
    return at < 0 ? undefined : table!.rows.map(({ cells }) => cells[at]!.text || undefined);
  };
  const won = record['currCd'] === 'KRW';
  const values = totals.map(({ value }) => value);
  const [tot, less, net] = [column(/^금액$/), column(/^할인$/), column(/^견적금액|^금액 \(/)!];
  const supply = values[tot ? 2 : 0];
  expect(total(net)).toBe(cents(supply));
  if (tot && less) {
    expect([total(tot), total(less)]).toEqual([cents(values[0]), cents(values[1])]);
    expect(net.map((_, n) => cents(tot[n]) + cents(less[n]))).toEqual(net.map(cents));
  }
  expect(cents(values.at(-1))).toBe(won ? cents(supply) + cents(values.at(-2)) : cents(supply));
}

/** One text is compared sooner than twenty members. */
const picked = (record: Values, like: object) =>
  JSON.stringify(Object.fromEntries(Object.keys(like).map((name) => [name, record[name]])));

it('are equal to the won and the cent, and every column adds up', () => {
  let kinds = new Set<string>();
  fc.assert(
    fc.property(documents(), fc.constantFrom('Y' as const, 'N' as const), (document, showDctYn) => {
      kinds = kinds.add(String(document.header['currCd']));
      const expected = reckon(document.header, document.lines);
      const [shown, stored] = [browser(document), server(document)];
      for (const record of [shown, stored]) {
        expect(picked(record, expected.header)).toBe(JSON.stringify(expected.header));
        const lines = (record['item'] as Values[]).map((line, n) => picked(line, expected.lines[n]!));
        expect(lines).toEqual(expected.lines.map((line) => JSON.stringify(line)));
      }
      const printed = paper(stored as StoredOf<typeof quot>, showDctYn);
      expect(figuresOf(printed)).toEqual(paperFigures(document, showDctYn === 'Y'));
      addsUp(printed, stored);
    }),
    { numRuns: 3000, seed: 20261120 },
  );
  expect([...kinds].sort()).toEqual(['EUR', 'JPY', 'KRW', 'USD']);
}, 120_000);
