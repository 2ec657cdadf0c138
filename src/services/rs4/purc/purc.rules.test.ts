import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Values } from '../../../core/field.ts';
import { toWon } from '../../shared/amounts.ts';
import {
  correctedWords,
  isReceived,
  openLines,
  openQty,
  receiptProblems,
  receiptWords,
  stillToCome,
  withReceipt,
} from './receipt.rules.ts';
import { purcRules } from './purc.rules.ts';

const linesOf = (record: Values) => record.item as Values[];
/** Whole numbers of the last place that the column shows. */
const units = (value: unknown) => BigInt(String(value).replace('.', ''));
const total = (lines: readonly Values[], name: string) => lines.reduce((sum, line) => sum + units(line[name]), 0n);
const today = { today: '2026-11-20', userId: 1, corpId: 2 };

describe('amounts', () => {
  const line = fc.record({
    qty: fc.integer({ min: 1, max: 99_999 }).map(String),
    purcPrice: fc.integer({ min: 0, max: 9_999_999 }).map(String),
    purcPriceFrgn: fc.integer({ min: 0, max: 9_999_999 }).map((cents) => (cents / 100).toFixed(2)),
    purcBaseCd: fc.constantFrom('K', 'F'),
  });
  const header = fc.record({
    currCd: fc.constantFrom('KRW', 'USD', 'JPY'),
    vatCd: fc.constantFrom('TAX10', 'ZERO', 'FREE'),
    excRt: fc.integer({ min: 1, max: 999_999 }).map((cents) => (cents / 100).toFixed(2)),
    excUnit: fc.constantFrom(1, 100),
  });
  it('of any purchase are those of its lines added up, and the tax a tenth of them cut to the won', () =>
    fc.assert(
      fc.property(header, fc.array(line, { maxLength: 12 }), (head, item) => {
        const record = purcRules.compute!({ ...head, item });
        const lines = linesOf(record);
        const tot = total(lines, 'purcTot');
        expect(units(record.purcTot)).toBe(tot);
        expect(units(record.purcTotFrgn)).toBe(total(lines, 'purcTotFrgn'));
        expect(units(record.purcVat)).toBe(head.vatCd === 'TAX10' ? tot / 10n : 0n);
        expect(units(record.sumAmount)).toBe(tot + units(record.purcVat));
        for (const { purcBaseCd, purcTot, purcTotFrgn } of lines)
          if (head.currCd !== 'KRW' && purcBaseCd === 'F') expect(purcTot).toBe(toWon(String(purcTotFrgn), head));
        // Reckoned again nothing moves.
        expect(purcRules.compute!(record)).toEqual(record);
      }),
    ));
  it('of won know no other currency', () => {
    const record = purcRules.compute!({
      currCd: 'KRW',
      vatCd: 'TAX10',
      excRt: '9',
      excUnit: 100,
      item: [{ qty: '2', purcPrice: '15', purcPriceFrgn: '7', purcBaseCd: 'F' }],
    });
    expect(record).toMatchObject({ purcTot: '30', purcTotFrgn: '0.00', purcVat: '3', excRt: '1.00', excUnit: 1 });
  });
  it('wait for a rate', () => {
    const record = { currCd: 'USD', excRt: null, excUnit: 1, purcTot: '7', item: [] };
    expect(purcRules.compute!(record)).toBe(record);
    expect(purcRules.requiredWhen!({ ...record, vatCd: 'ZERO' })).toEqual(['excRt', 'excUnit']);
  });
  it('that no column holds are named', () => {
    const record = purcRules.compute!({
      currCd: 'KRW',
      vatCd: 'TAX10',
      item: [{ qty: '999999999', purcPrice: '999999999999' }],
    });
    expect(purcRules.check!(record)).toMatchObject([
      { code: 'E_RANGE', grid: 'item', row: 0, field: 'purcTot' },
      { field: 'purcTot' },
      { field: 'purcVat' },
      { field: 'sumAmount' },
    ]);
  });
});

it('shows what came only once something can come', () => {
  const hidden = (stCd: string) => purcRules.rowHidden!('item', { currCd: 'KRW', stCd });
  for (const stCd of ['DRAFT', 'APPR']) expect(hidden(stCd)).toContain('recvQty');
  for (const stCd of ['ORD', 'PART', 'RECV']) expect(hidden(stCd)).not.toContain('recvQty');
});

describe('receipts', () => {
  const ordered = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 6 });
  const purchase = (quantities: readonly number[]): Values => ({
    item: quantities.map((qty, i) => ({ id: i + 1, qty: String(qty), recvQty: '0', recvDt: null })),
  });
  it('in any parts end complete, and never with more than was ordered', () =>
    fc.assert(
      fc.property(ordered, fc.infiniteStream(fc.integer({ min: 1, max: 60 })), (quantities, parts) => {
        let purc = purchase(quantities);
        for (let round = 0; !isReceived(linesOf(purc)) && round < 400; round += 1) {
          const open = openLines(purc, today);
          const rows = open
            .slice(0, 1 + (round % open.length))
            .map(({ id }) => ({ id, recvQty: String(parts.next().value), recvDt: '2026-11-20' }));
          const wrong = new Set(receiptProblems({ rows }, purc).map(({ row }) => row));
          for (const [i, row] of rows.entries()) {
            const line = linesOf(purc).find(({ id }) => id === row.id)!;
            expect(wrong.has(i)).toBe(Number(row.recvQty) > Number(line.qty) - Number(line.recvQty));
          }
          const fits = rows.filter((_row, i) => !wrong.has(i));
          // What does not fit comes by what the dialog proposes.
          purc = { item: withReceipt(linesOf(purc), fits.length ? fits : open.slice(0, 1)) };
          for (const line of linesOf(purc)) expect(Number(openQty(line))).toBeGreaterThanOrEqual(0);
        }
        expect(linesOf(purc).map(({ recvQty }) => Number(recvQty))).toEqual(quantities);
      }),
      { numRuns: 60 },
    ));
  it('tell what came and what is open, each unit by itself', () => {
    const line = (id: number, unitCd: string, qty: string, recvQty: string) => ({ id, unitCd, qty, recvQty });
    const left = { item: [line(1, 'EA', '1200', '1160'), line(2, 'L', '12', '12'), line(3, 'EA', '20', '0')] };
    const rows = [
      { id: 1, recvQty: '1100' },
      { id: 2, recvQty: '12' },
    ];
    expect(stillToCome(linesOf(left)).map(({ id, left: open }) => [id, open])).toEqual([
      [1, '40\u00a0EA'],
      [3, '20\u00a0EA'],
    ]);
    expect(receiptWords(left, { rows })).toEqual({ came: '1,100\u00a0EA · 12\u00a0L', left: '60\u00a0EA' });
    // After a correction all that has come is told, whenever it came.
    expect(correctedWords(left)).toEqual({ came: '1,160\u00a0EA · 12\u00a0L', left: '60\u00a0EA' });
    expect(correctedWords(purchase([0, 0])).left).toBe('0');
  });
  it('say how much is open, at the row that asks for more', () => {
    const purc = purchase([2000, 3]);
    expect(
      receiptProblems(
        {
          rows: [
            { id: 2, recvQty: '3' },
            { id: 1, recvQty: '2001' },
          ],
        },
        purc,
      ),
    ).toEqual([{ code: 'E_BAL', grid: 'rows', row: 1, field: 'recvQty', text: 'recvOver', args: ['2,000'] }]);
  });
  it('leave lines that nothing came of as they are', () => {
    const [first, second] = withReceipt(linesOf(purchase([2, 3])), [{ id: 2, recvQty: '1', recvDt: '2026-11-21' }]);
    expect([first, second]).toMatchObject([
      { recvQty: '0', recvDt: null },
      { recvQty: '1', recvDt: '2026-11-21' },
    ]);
  });
});
