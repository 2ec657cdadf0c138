/** The operator's month at a glance: each figure is what the list behind it shows, and nobody else's. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import {
  debtsOf,
  glanceKeys,
  listOf,
  monthBills,
  type LeftBehind,
  type ListAddress,
  type MonthGlance,
} from '../../../src/services/platform/bill/glance/glance.ts';
import type { Closing } from '../../../src/services/platform/bill/closing/closing.ts';
import { startApp, type Client, type TestApp } from '../../support/app.ts';
import { asOwner, customer } from '../../support/billing.ts';
import { errorsOf, ok } from '../../support/supply.ts';

let app: TestApp;
let oper: Client;
beforeAll(async () => {
  app = await startApp();
  oper = await app.as('oper');
});
afterAll(() => app.close());

const lists: Readonly<Record<string, string>> = {
  P91: '/platform/corp/list?view=op',
  P94: '/platform/bill/list?view=op&columns=billYm,corpId,sumAmount,paidAmount,leftAmt',
  P35: '/platform/taxInv/list?size=1',
};
interface Page {
  readonly content: readonly Values[];
  readonly page: { readonly totalElements: number };
}
const listed = async ({ menu, search }: ListAddress): Promise<Page> =>
  (await oper.get<Page>(`${lists[menu]!}&${new URLSearchParams({ ...search, size: '500' }).toString()}`)).body;
const glance = async (ym?: string) =>
  (await oper.get<MonthGlance>(`/platform/bill/month?view=op${ym ? `&ym=${ym}` : ''}`)).body;

/** Figures by their keys, each held to the rows of its list; amounts too where it has one. */
async function held(ym: string): Promise<Record<string, number>> {
  const { figures } = await glance(ym);
  for (const key of glanceKeys) {
    const { content, page } = await listed(listOf(key, ym));
    expect([key, figures[key].count]).toEqual([key, page.totalElements]);
    const { amount } = figures[key];
    if (amount === null) continue;
    const waits = key === 'issued' || key === 'overdue';
    const sum = content.reduce(
      (all, row) => all + Number(row['sumAmount']) - (waits ? Number(row['paidAmount'] ?? 0) : 0),
      0,
    );
    expect([key, Number(amount)]).toEqual([key, sum]);
    // The list says what is left of each that waits for money, and of no other.
    const left = content.map(({ leftAmt }) => leftAmt).filter((one) => one !== null);
    expect([key, left.length]).toEqual([key, waits ? content.length : 0]);
    if (waits) expect([key, left.reduce<number>((all, one) => all + Number(one), 0)]).toEqual([key, sum]);
  }
  return Object.fromEntries(glanceKeys.map((key) => [key, figures[key].count]));
}

const act = async (prefix: string, id: unknown, name: string, input: Values = {}) => {
  const { version } = ok(await oper.get<Values>(`/${prefix}/${String(id)}?view=op`));
  return ok(await oper.post<Values>(`/${prefix}/${String(id)}/${name}?view=op`, { version, ...input }));
};

test('every figure is what its list shows, from the month that nobody metered to the one that is paid', async () => {
  const last = await held('202610');
  expect((await glance()).ym).toBe('202610');
  expect(last['issued']).toBeGreaterThan(0);
  await held('202609');

  // Of the demo companies, some had a subscription by then.
  const others = (await held('202608'))['unmetered']!;
  const first = await customer(app, { name: '시험가', regNo: '1234567891', since: '2026-08-10', users: 7 });
  const second = await customer(app, {
    name: '시험나',
    regNo: '2208162517',
    since: '2026-08-10',
    users: 2,
    taxEmail: null,
  });
  // Nobody metered before September: August is nothing that was forgotten.
  const behind = async (ym: string) =>
    (await glance(ym)).behind.map(({ key, ym: of, count }) => `${of} ${key} ${count}`);
  const early = await behind('202610');
  expect(early.filter((one) => one.startsWith('202608'))).toEqual([]);
  const unclosed = (await glance('202609')).figures.unclosed.count;
  expect(unclosed).toBeGreaterThan(0);
  expect(early).toContain(`202609 unclosed ${unclosed}`);
  expect((await behind('202609')).filter((one) => one.startsWith('202609'))).toEqual([]);
  expect(await behind('202611')).toEqual(expect.arrayContaining(early));
  const before = await held('202608');
  expect(before['unmetered']).toBe(others + 2);
  expect(before['draft']).toBe(0);

  ok(await oper.post('/platform/usage/meter', { usageYm: '202608' }));
  const metered = await held('202608');
  expect([metered['unmetered'], metered['unclosed']]).toEqual([0, others + 2]);
  expect(await behind('202610')).toContain(`202608 unclosed ${others + 2}`);

  // What closing brings about is said before, company by company, and so it comes.
  const closing = async (ym: string) => (await oper.get<Closing>(`/platform/bill/closing?view=op&ym=${ym}`)).body;
  const ahead = await closing('202608');
  // The earliest that is open, whichever month is asked for.
  expect([ahead.first, (await closing('202610')).first]).toEqual(['202608', '202608']);
  expect(ahead).toMatchObject({ counts: { make: others + 2, over: 0, gone: 0, stays: 0 }, unmetered: 0 });
  ok(await oper.post('/platform/bill/close', { billYm: '202608' }));
  const drawn = (await listed(monthBills('202608'))).content;
  const amounts = (rows: readonly { corpId?: unknown; sumAmount?: unknown }[]) =>
    rows.map(({ corpId, sumAmount }) => `${String(corpId)}: ${String(sumAmount)}`).sort();
  expect(amounts(ahead.companies)).toEqual(amounts(drawn));
  expect(Number(ahead.sum)).toBe(drawn.reduce((all, { sumAmount }) => all + Number(sumAmount), 0));
  const again = await closing('202608');
  expect(again.first).toBe('202609');
  expect([again.counts, again.sum]).toEqual([{ make: 0, over: others + 2, gone: 0, stays: 0 }, ahead.sum]);
  expect((await closing('202610')).counts.stays).toBeGreaterThan(0);
  expect(errorsOf(await oper.get('/platform/bill/closing?view=op&ym=202611'))).toEqual([400, 'E_RANGE', 'ym']);
  const closed = await held('202608');
  // One has no e-mail for its tax invoice.
  expect([closed['unclosed'], closed['draft'], closed['held']]).toEqual([0, others + 1, 1]);
  expect(await behind('202610')).toEqual(expect.arrayContaining([`202608 draft ${others + 1}`, '202608 held 1']));
  // Amounts of a month are with VAT, like those of its figures.
  const { whole: month, figures } = await glance('202608');
  expect(Number(month.sum)).toBe(Number(figures.draft.amount) + Number(figures.held.amount));
  const { held: stopped } = await glance('202608');
  expect(stopped).toMatchObject([{ corpNm: '시험나', holdCds: 'EMAIL' }]);
  const reason = await listed({ menu: 'P94', search: { holdCds: 'EMAIL', ...listOf('held', '202608').search } });
  expect(reason.content.map(({ id }) => id)).toEqual([stopped[0]!.id]);

  // What somebody has looked at waits no more.
  await act('platform/bill', stopped[0]!.id, 'release', { relReason: '우편으로 보냅니다.' });
  expect(await held('202608')).toMatchObject({ draft: others + 2, held: 0 });

  const drafts = (await listed(listOf('draft', '202608'))).content;
  for (const { id } of drafts) await act('platform/bill', id, 'issue', { confirmed: ['billLate'] });
  // Due on 25 September, so overdue at once.
  expect(await held('202608')).toMatchObject({
    draft: 0,
    issued: 0,
    overdue: others + 2,
    unsent: others + 2,
    failed: 0,
  });
  const { debtors, owing } = await glance('202608');
  const owed = await listed(debtsOf());
  expect(owing.bills).toBe(owed.page.totalElements);
  const months = owed.content.map(({ billYm }) => String(billYm)).sort();
  expect([owing.since, owing.until]).toEqual([months[0], months.at(-1)]);
  for (const { corpId, bills, left } of debtors) {
    const { content, page } = await listed(debtsOf(corpId));
    expect(page.totalElements).toBe(bills);
    expect(Number(left)).toBe(
      content.reduce((all, row) => all + Number(row['sumAmount']) - Number(row['paidAmount'] ?? 0), 0),
    );
  }
  const inEnglish = (await (await app.as('oper', 'en')).get<MonthGlance>('/platform/bill/month?view=op&ym=202608'))
    .body;
  const told = inEnglish.debtors.find(({ corpId }) => corpId <= 8)!;
  expect([told.corpId, /[가-힣]/.test(told.corpNm)]).toEqual([told.corpId, false]);
  expect(debtors.map(({ corpId }) => corpId)).toEqual(expect.arrayContaining([first.corpId, second.corpId]));

  // In part, and in full.
  const [some, whole] = (await listed(listOf('overdue', '202608'))).content;
  await act('platform/bill', some!['id'], 'pay', { payDt: '2026-11-20', payAmt: '1000' });
  await act('platform/bill', whole!['id'], 'pay', { payDt: '2026-11-20', payAmt: whole!['sumAmount'] });
  expect(await held('202608')).toMatchObject({ overdue: others + 1, paid: 1 });

  await asOwner(
    app,
    `update platform_tax_inv set st_cd = 'FAIL' where corp_id = 1 and write_dt = '2026-08-31' and src_id = $1`,
    [some!['id']],
  );
  expect(await held('202608')).toMatchObject({ unsent: others + 1, failed: 1 });
});

test('a company that subscribes without people is metered once, and comes to no bill', async () => {
  const { corpId } = await customer(app, { name: '시험다', regNo: '1018100004', since: '2026-04-10', users: 0 });
  const waits = async () => {
    const { content } = await listed(listOf('unmetered', '202605'));
    return content.map(({ id }) => id).includes(corpId);
  };
  expect(await waits()).toBe(true);
  ok(await oper.post('/platform/usage/meter', { usageYm: '202605' }));
  // From the first month that was metered on, one that nobody metered is named.
  const { behind } = await glance('202610');
  const forgotten = behind.filter(({ key, ym }) => key === 'unmetered' && ym > '202605').map(({ ym }) => ym);
  expect(forgotten).toEqual(['202606', '202607', '202608', '202609']);
  expect(await waits()).toBe(false);
  await held('202605');
  ok(await oper.post('/platform/bill/close', { billYm: '202605' }));
  const { page } = await listed({ menu: 'P94', search: { corpId: String(corpId), fromDt: '', toDt: '' } });
  expect(page.totalElements).toBe(0);
});

test('who was left out of the first month that was metered is named; drafts of a month that runs are not behind', async () => {
  const [{ ym: first } = { ym: '' }] = await asOwner<{ ym: string }>(
    app,
    `select min(usage_ym) as ym from platform_usage where del_yn = 'N'`,
  );
  const since = `${first.slice(0, 4)}-${first.slice(4)}-10`;
  const { corpId } = await customer(app, { name: '시험라', regNo: '1058100006', since, users: 3 });
  const behind = async (wanted: (one: LeftBehind) => boolean) => (await glance('202610')).behind.filter(wanted);
  expect(await behind(({ key, ym }) => key === 'unmetered' && ym <= first)).toEqual([
    { key: 'unmetered', ym: first, count: 1 },
  ]);
  ok(await oper.post('/platform/usage/meter', { usageYm: first }));
  ok(await oper.post('/platform/bill/close', { billYm: first }));
  expect(await behind(({ key, ym }) => key === 'draft' && ym === first)).toHaveLength(1);
  await asOwner(app, `update platform_bill set bill_ym = '202611' where corp_id = $1 and st_cd = 'DRAFT'`, [corpId]);
  expect(await behind(({ ym }) => ym >= '202611')).toEqual([]);
});

test('a month to come has nothing to be metered', async () => {
  expect((await glance('202701')).figures.unmetered.count).toBe(0);
  expect((await glance('202611')).over).toBe(false);
});

test('is the operator’s alone, and a company finds nothing by why it is held', async () => {
  const admin = await app.as('admin5');
  expect((await admin.get('/platform/bill/month')).status).toBe(403);
  expect((await admin.get('/platform/bill/month?view=op')).status).toBe(403);
  const found = async (search: string) =>
    (await admin.get<Page>(`/platform/bill/list?fromDt=&toDt=&${search}`)).body.page.totalElements;
  expect(await found('held=Y')).toBe(0);
  expect(await found('holdCds=EMAIL')).toBe(0);
});

test('a month that is none is refused where it stands', async () => {
  expect(errorsOf(await oper.get('/platform/corp/list?view=op&unclosed=2026-13'))).toEqual([
    400,
    'E_PATTERN',
    'unclosed',
  ]);
  expect((await oper.get('/platform/bill/month?view=op&ym=13')).status).toBe(400);
});
