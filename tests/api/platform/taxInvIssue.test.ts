/** What is asked before a tax invoice is issued: rows that do not multiply, another amount than its invoice, a twin left behind (10-platform taxInv). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import { withClient } from '../../../src/database/engine/roles.ts';
import { startApp, type Client, type TestApp } from '../../support/app.ts';
import { act, at, done, ok, post, read, refused, row, rowsOf } from './taxInvSupport.ts';

let app: TestApp;
let seller: Client;
beforeAll(async () => {
  app = await startApp();
  seller = await app.as('acct2');
});
afterAll(() => app.close());

const patch = async (record: Values, change: Values) => {
  const { version } = await read(seller, record);
  return seller.patch<Values>(at(record), { version, ...change });
};
const said = ({ body }: { readonly body: Values }) => (body['errors'] as Values[]).map(({ message }) => message);

describe('a row whose quantity and unit price say another amount', () => {
  const wrong = { insertItemList: [row('100000', { qty: '2', unitPrice: '50000' }), row('14896140')] };
  test('is asked about with its save and once more before its issue, and goes when confirmed', async () => {
    const draft = ok(await post(seller, wrong), 201);
    const change = {
      updateItemList: [{ id: rowsOf(draft, 'item')[1]!['id'], qty: '1', unitPrice: '14986140' }],
    };
    const asked = await patch(draft, change);
    expect(refused(asked)).toEqual([409, 'E_WARN', 'E_SUM item 2 supplyAmt']);
    expect(said(asked)).toEqual([expect.stringContaining('14,986,140원인데 공급가액은 14,896,140원')]);
    ok(await patch(draft, { ...change, confirmed: ['taxInvRowSum'] }));
    const again = await act(seller, draft, 'issue');
    expect(refused(again)).toEqual([409, 'E_WARN', 'E_SUM item']);
    expect(said(again)[0]).toContain('2 수리 (14,986,140 ≠ 14,896,140)');
    expect((await read(seller, draft))['stCd']).toBe('DRAFT');
    expect(ok(await act(seller, draft, 'issue', { confirmed: ['taxInvRowSums'] }))).toMatchObject({
      ...{ stCd: 'ISSUED', supplyAmt: '14996140' },
    });
  });
});

describe('a draft made from an invoice', () => {
  /** As if it were made from the first invoice of the yard, which comes to what it has. */
  async function from(supplyAmt: string, sum: number, stCd = 'ISSUED', more: Values = {}): Promise<Values> {
    const draft = ok(await post(seller, { insertItemList: [row(supplyAmt)], ...more }), 201);
    await withClient(app.urls.ownerUrl, async (owner) => {
      await owner.query(
        `update platform_tax_inv set src_tbl = 'RS4_INV', src_id = (select min(id) from rs4_inv where corp_id = 2) where id = $1`,
        [draft['id']],
      );
      await owner.query(
        `update rs4_inv set sum_amount = $1, st_cd = $2 where id = (select min(id) from rs4_inv where corp_id = 2)`,
        [sum, stCd],
      );
    });
    return draft;
  }
  test('of another amount is asked about, with the number and both amounts', async () => {
    const draft = await from('100000', 110_001);
    const asked = await act(seller, draft, 'issue');
    expect(refused(asked)).toEqual([409, 'E_WARN', 'E_SUM sumAmount']);
    expect(said(asked)[0]).toMatch(/^청구서 \S+[은는] 110,001원인데 이 세금계산서의 합계금액은 110,000원입니다\.$/);
    ok(await act(seller, draft, 'issue', { confirmed: ['taxInvOffInvoice'] }));
  });
  test.each([
    [
      'bills what was paid since',
      'PAID',
      'BILL',
      'taxInvBillsPaid',
      /^청구서 \S+[은는] 모두 수금했는데 .+ 청구입니다\./,
    ],
    ['receipts what is paid in part', 'PART', 'RCPT', 'taxInvReceiptsUnpaid', /^청구서 \S+[은는] 아직 .+ 영수입니다\./],
  ])('asks when it %s', async (_, stCd, purposeCd, warn, words) => {
    const draft = await from('100000', 110_000, stCd, { purposeCd });
    const asked = await act(seller, draft, 'issue');
    expect(refused(asked)).toEqual([409, 'E_WARN', 'E_STATE purposeCd']);
    expect(said(asked)).toEqual([expect.stringMatching(words)]);
    ok(await act(seller, draft, 'issue', { confirmed: [warn] }));
  });
  test('receipts what is paid without a word', async () => {
    ok(await act(seller, await from('100000', 110_000, 'PAID', { purposeCd: 'RCPT' }), 'issue'));
  });
  test('of its amount is not, nor what amends another', async () => {
    ok(await act(seller, await from('100000', 110_000), 'issue'));
    const record = await done(seller);
    await withClient(app.urls.ownerUrl, (owner) =>
      owner.query(
        `update platform_tax_inv set src_tbl = 'RS4_INV', src_id = (select min(id) from rs4_inv where corp_id = 2) where id = $1`,
        [record['id']],
      ),
    );
    const { made } = ok(
      await act(seller, record, 'amend', { modifyCd: '02', eventDt: '2026-11-18', diffAmt: '-20000' }),
    );
    ok(await act(seller, (made as Values[])[0]!, 'issue'));
  });
});

describe.each([
  ['01', {}],
  ['05', { zeroReasonCd: 'PCR' }],
])('of two that amend by %s', (modifyCd, more) => {
  const pair = async () => {
    const answer = ok(await act(seller, await done(seller), 'amend', { modifyCd, eventDt: '2026-11-18', ...more }));
    return answer['made'] as [Values, Values];
  };
  test('what stands in the place asks as long as the other one takes nothing back', async () => {
    const [taken, copy] = await pair();
    const asked = await act(seller, copy, 'issue');
    expect(refused(asked)).toEqual([409, 'E_WARN', 'E_STATE']);
    expect(said(asked)[0]).toContain(String((await read(seller, taken))['taxInvNo']));
    ok(await act(seller, copy, 'issue', { confirmed: ['taxInvTwinDraft'] }));
  });
  test('what takes back goes first, and the other one follows without a word', async () => {
    for (const one of await pair()) ok(await act(seller, one, 'issue'));
  });
});
