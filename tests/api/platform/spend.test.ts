/** What services cost by month: as the lines of issued bills say, the rows of usage behind each figure, nobody else's. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import type { Owed } from '../../../src/services/platform/bill/owed/owed.ts';
import { usageOf, type Spend } from '../../../src/services/platform/bill/spend/spend.ts';
import { startApp, type Client, type TestApp } from '../../support/app.ts';
import { asOwner } from '../../support/billing.ts';
import { ok } from '../../support/supply.ts';

let app: TestApp;
let oper: Client;
let admin4: Client;
beforeAll(async () => {
  app = await startApp();
  [oper, admin4] = await Promise.all([app.as('oper'), app.as('admin4')]);
});
afterAll(() => app.close());

const spendOf = async (who: Client, view = '') =>
  (await who.get<{ content: Spend[] }>(`/platform/bill/spend${view}`)).body.content;

/** Each figure against the list that it opens. */
async function held(who: Client, rows: readonly Spend[], view: string): Promise<void> {
  for (const { ym, sysCd, amount } of rows) {
    const search = new URLSearchParams({ ...usageOf(ym, sysCd), size: '500' }).toString();
    const { content } = (await who.get<{ content: Values[] }>(`/platform/usage/list?${view}${search}`)).body;
    const sum = content.reduce((all, row) => all + Number(row['supplyAmt']), 0);
    expect([ym, sysCd, sum]).toEqual([ym, sysCd, Number(amount)]);
  }
}

const ofLines = async (corpId: number | null): Promise<Record<string, number>> => {
  const rows = await asOwner<{ key: string; amount: string }>(
    app,
    `select b.bill_ym || ' ' || l.sys_cd as key, sum(l.supply_amt)::text as amount
     from platform_bill b join platform_bill_line l on l.corp_id = b.corp_id and l.parent_id = b.id
     where b.st_cd in ('ISSUED', 'OVERDUE', 'PAID') and b.del_yn = 'N' and ($1::bigint is null or b.corp_id = $1) group by 1`,
    [corpId],
  );
  return Object.fromEntries(rows.map(({ key, amount }) => [key, Number(amount)]));
};
const told = (rows: readonly Spend[]) =>
  Object.fromEntries(rows.map(({ ym, sysCd, amount }) => [`${ym} ${sysCd}`, Number(amount)]));

test('a company reads its own spend, each figure with its usage', async () => {
  const rows = await spendOf(admin4);
  expect(rows.length).toBeGreaterThan(1);
  expect(told(rows)).toEqual(await ofLines(4));
  await held(admin4, rows, '');
  // The view of the operator opens no more to it.
  expect((await admin4.get('/platform/bill/spend?view=op')).status).toBe(403);
});

test('the operator reads everybody’s revenue, without what is still a draft', async () => {
  const rows = await spendOf(oper, '?view=op');
  // The list that a bar opens shows what the bar says.
  expect(rows.length).toBeGreaterThan(2);
  await held(oper, rows, 'view=op&');
  expect(told(rows)).toEqual(await ofLines(null));
  expect(Object.values(told(rows)).reduce((a, b) => a + b, 0)).toBeGreaterThan(
    Object.values(await ofLines(4)).reduce((a, b) => a + b, 0),
  );
});

test('a company reads what it owes: open bills without what was paid, and what stands on none yet', async () => {
  const owed = async (who: Client) => ok(await who.get<Owed & Values>('/platform/bill/owed'));
  // Half of it has come.
  await asOwner(app, `update platform_bill set paid_amount = 40000 where corp_id = 4 and bill_ym = '202610'`);
  expect(await owed(admin4)).toMatchObject({ unpaid: 1, overdue: 0, amount: '42500', dueDt: '2026-11-25' });
  await asOwner(app, `update platform_bill set due_dt = '2026-11-19' where corp_id = 4 and bill_ym = '202610'`);
  expect(await owed(admin4)).toMatchObject({ unpaid: 1, overdue: 1, dueDt: '2026-11-19' });
  await asOwner(
    app,
    `update platform_usage set bill_id = null, bill_corp_id = null where corp_id = 4 and usage_ym = '202609'`,
  );
  const [{ sum } = { sum: '' }] = await asOwner<{ sum: string }>(
    app,
    `select sum(supply_amt)::text from platform_usage where corp_id = 4 and bill_id is null and del_yn = 'N'`,
  );
  expect(Number(sum)).toBeGreaterThan(0);
  expect((await owed(admin4)).open).toBe(sum);
  // What nobody has metered yet is in no figure, which is said beside it; as soon as it is, its month is the next one.
  expect((await owed(admin4)).toMeter).toBe('202611');
  await asOwner(
    app,
    `update platform_usage set usage_ym = '202611' where corp_id = 4 and usage_ym = '202610' and fee_tp_cd = 'BASE'`,
  );
  expect((await owed(admin4)).toMeter).toBe('202612');
  await asOwner(
    app,
    `update platform_usage set usage_ym = '202610' where corp_id = 4 and usage_ym = '202611' and fee_tp_cd = 'BASE'`,
  );
  // Nothing of another company's, and drafts are nobody's debt.
  expect(await owed(await app.as('admin2'))).toMatchObject({ unpaid: 0, amount: '0', dueDt: null });
});

test('the sums above a list of usage count what the list shows, whatever it is searched by', async () => {
  const [{ ym, sysCd } = { ym: '', sysCd: '' }] = await spendOf(admin4);
  const searches = [
    [{}, {}],
    [{ billed: 'N' }, { billed: 'N' }],
    [
      { billed: 'Y', used: 'Y' },
      { billed: 'Y', used: 'Y' },
    ],
    [
      { sysCd, feeTpCd: 'BASE,EXTRA' },
      { ofSysCd: sysCd, ofFeeTpCd: 'BASE,EXTRA' },
    ],
    [
      { fromDt: `${ym.slice(0, 4)}-${ym.slice(4)}-01`, toDt: `${ym.slice(0, 4)}-${ym.slice(4)}-28` },
      { fromYm: ym, toYm: ym },
    ],
  ];
  const sum = (rows: readonly Values[]) => rows.reduce((all, row) => all + Number(row['supplyAmt']), 0);
  const found: number[] = [];
  for (const [search, asked] of searches) {
    const shown = new URLSearchParams({ ...search, size: '500' } as Record<string, string>).toString();
    const { content } = (await admin4.get<{ content: Values[] }>(`/platform/usage/list?${shown}`)).body;
    const sums = new URLSearchParams(asked as Record<string, string>).toString();
    const { body } = await admin4.get<{ content: Values[] }>(`/platform/usage/sums?${sums}`);
    expect([search, sum(body.content)]).toEqual([search, sum(content)]);
    found.push(sum(content));
  }
  expect(new Set(found).size).toBeGreaterThan(1);
});

test('what was cancelled or not yet issued is no spend', async () => {
  await asOwner(app, `update platform_bill set st_cd = 'DRAFT' where corp_id = 4 and bill_ym = '202610'`);
  expect((await spendOf(admin4)).map(({ ym }) => ym)).not.toContain('202610');
});
