/**
 * Who may do what with subscriptions, usage, bills and tax invoices: every call of the four by everybody, in every state, held
 * against a table that was written by hand (rightsTable). A call that the table does not name fails.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import { menuTree } from '../../../src/services/reference/menus.ts';
import { signIn, startApp, type Answer, type Client, type TestApp } from '../../support/app.ts';
import { asOwner } from '../../support/billing.ts';
import { personWith } from '../../support/persons.ts';
import { ok } from '../../support/supply.ts';
import {
  billFound,
  billLines,
  billStates,
  people,
  subscLines,
  subscStates,
  taxInvFound,
  taxInvLines,
  taxInvStates,
  usageLines,
  usageStates,
  type Person,
} from './rightsTable.ts';

/** Whose records they are: a company that subscribes, and one whose subscriptions have ended. */
const live = 4;
const over = 6;
const owners = [live, over] as const;
type Owner = (typeof owners)[number];

let app: TestApp;
const who = {} as Record<Person, Client>;
/** By resource and company: the record that the calls are about. */
const ids: Record<string, Record<Owner, string>> = {};
const own = (text: string, values: unknown[] = []) => asOwner<Values>(app, text, values);
const one = async (text: string, values: unknown[]) => String((await own(text, values))[0]!['id']);
const ownerOf = (person: Person): Owner => (person === 'ended' ? over : live);

/** Somebody of the system company with a template of every company's. */
async function colleague(loginId: string, authNm: string): Promise<Client> {
  const oper = await app.as('oper');
  const groups = (await oper.get<{ content: Values[] }>('/platform/auth/list?size=100')).body.content;
  const group = groups.find((auth) => auth['authNm'] === authNm)!;
  const body = { loginId: `${loginId}@demo.example`, userNm: authNm, phone: '01000000098', authId: group['id'] };
  ok(await oper.post<Values>('/platform/user', { ...body, loginPw: 'Hangro!2611' }), 201);
  return signIn(app.app, loginId);
}

beforeAll(async () => {
  app = await startApp();
  const free = `select p.id::bigint as id, p.sys_cd from platform_system_product p where p.id = $2`;
  ids['subsc'] = { [live]: '', [over]: '' };
  for (const corpId of owners)
    ids['subsc'][corpId] = await one(
      `insert into platform_subsc (corp_id, own_corp_id, subsc_no, prod_id, sys_cd, user_cnt, st_cd, agree_yn, conv_yn, train_cnt, pay_mthd_cd)
       select $1::bigint, $1::bigint, 'SB-RIGHTS', p.id, p.sys_cd, 6, 'REQ', 'Y', 'N', 0, 'TRANS' from (${free}) p returning id`,
      [corpId, 21],
    );
  await own(
    `insert into platform_subsc_hist (corp_id, parent_id, sort_no, hist_dtm, hist_tp_cd) select corp_id, id, 1, '2026-08-30', 'REQ'
     from platform_subsc where subsc_no = 'SB-RIGHTS'`,
  );
  await own(
    `update platform_subsc set st_cd = 'TERM', end_dt = '2026-11-10' where corp_id = $1 and subsc_no <> 'SB-RIGHTS'`,
    [over],
  );
  // Something to be taken along of the service that it is about.
  await own(`insert into shipwork_exp_decl (corp_id, st_cd) values (${live}, 'DRAFT'), (${over}, 'DRAFT')`);
  const bills = owners.map((corpId) =>
    one(`select id from platform_bill where corp_id = $1 and bill_ym = '202610' and del_yn = 'N'`, [corpId]),
  );
  ids['bill'] = { [live]: await bills[0]!, [over]: await bills[1]! };
  const rows = owners.map((corpId) =>
    one(
      `select id from platform_usage where corp_id = $1 and usage_ym = '202610' and fee_tp_cd = 'BASE' and del_yn = 'N'`,
      [corpId],
    ),
  );
  ids['usage'] = { [live]: await rows[0]!, [over]: await rows[1]! };
  who['oper'] = await app.as('oper');
  who['mon'] = await app.as('mon');
  who['opAdmin'] = await colleague('opadmin', '관리자');
  who['opAcct'] = await colleague('opacct', '경리');
  who['admin'] = await app.as('admin4');
  who['ended'] = await app.as('admin6');
  who['reader'] = await personWith(app, '1', 'admin4');
  // It reads what the service holds, as it did while it was in use.
  await own(
    `insert into platform_auth_menu (corp_id, parent_id, sort_no, menu_id, menu_auth_cd)
     select corp_id, auth_id, 999, $1, '1' from platform_user where login_id = 'level1@demo.example' and corp_id = $2`,
    [menuTree.find(({ treeId }) => treeId === 'S21')!.id, live],
  );
  who['plain'] = await app.as('drv4');
  who['other'] = await app.as('admin8');
  who['visitor'] = app.anonymous;
  ids['taxInv'] = { [live]: await invoice('admin'), [over]: await invoice('ended') };
}, 300_000);
afterAll(() => app.close());

/** To company 8, which reads it from the issuing on. */
async function invoice(person: Person): Promise<string> {
  const buyer = { inveRegNo: '008-81-00088', inveNm: '받는회사', inveCeoNm: '고가상' };
  const [corp] = await own(`select corp_reg_no as no from platform_corp where id = 8`);
  const made = await who[person].post<Values>('/platform/taxInv', {
    ...{ ...buyer, inveRegNo: corp!['no'], writeDt: '2026-11-18' },
    insertItemList: [{ purchDt: '2026-11-18', itemNm: '운송', supplyAmt: '1000' }],
  });
  return String(ok(made, 201)['id']);
}

type Put = (owner: Owner, state: string) => Promise<void>;
/** Sets a record to a state as it stands there in life. */
const put: Readonly<Record<string, Put>> = {
  async subsc(owner, state) {
    const began = state === 'REQ' || state === 'CANCEL' ? null : '2026-09-01';
    const end = state === 'TERM_REQ' ? '2026-12-31' : state === 'TERM' ? '2026-11-10' : null;
    await own(
      `update platform_subsc set st_cd = $2, start_dt = $3, end_dt = $4, user_cnt = 6, req_dt = '2026-08-30', del_yn = 'N' where id = $1`,
      [ids['subsc']![owner], state, began, end],
    );
    // A visit is booked once a day, and a service applied for once.
    await own(`delete from platform_usage where fee_tp_cd = 'TRAIN' and subsc_id = $1`, [ids['subsc']![owner]]);
    await own(
      `delete from platform_subsc_hist where parent_id in (select id from platform_subsc where subsc_no like 'SB-2611-%' and corp_id = $1)`,
      [owner],
    );
    await own(`delete from platform_subsc where subsc_no like 'SB-2611-%' and corp_id = any ('{4,6,8}')`);
  },
  async usage(owner, state) {
    await own(
      `update platform_usage set bill_id = $2::bigint, bill_corp_id = case when $2::bigint is null then null else corp_id end,
         adj_reason = $3, qty = meter_qty where id = $1`,
      [ids['usage']![owner], state === 'BILLED' ? ids['bill']![owner] : null, state === 'ADJUSTED' ? '협의' : null],
    );
  },
  async bill(owner, state) {
    const id = ids['bill']![owner];
    const draft = state === 'DRAFT' || state === 'HELD';
    const stCd = state === 'HELD' ? 'DRAFT' : state;
    await own(
      `update platform_bill set st_cd = $2::text, hold_cds = $3, rel_reason = null, tax_inv_id = null, tax_inv_corp_id = null,
         issue_dt = case when $2::text in ('DRAFT', 'CANCEL') then null else date '2026-11-01' end,
         due_dt = case when $2::text = 'OVERDUE' then date '2026-10-25' else date '2026-11-25' end,
         paid_amount = case when $2::text = 'PAID' then sum_amount else 0 end, paid_dt = case when $2::text = 'PAID' then date '2026-11-02' end
       where id = $1`,
      [id, stCd, state === 'HELD' ? 'EMAIL' : null],
    );
    await own(`delete from platform_bill_paid where parent_id = $1`, [id]);
    if (state === 'PAID')
      await own(
        `insert into platform_bill_paid (corp_id, parent_id, sort_no, pay_dt, pay_amt)
         select corp_id, id, 1, paid_dt, paid_amount from platform_bill where id = $1`,
        [id],
      );
    await own(
      `update platform_usage set bill_id = $2::bigint, bill_corp_id = case when $2::bigint is null then null else corp_id end
       where corp_id = $1 and usage_ym = '202610' and del_yn = 'N'`,
      [owner, draft || state === 'CANCEL' ? null : id],
    );
  },
  async taxInv(owner, state) {
    // What was sent has messages on their way: the next state begins with another invoice.
    if (moved) ids['taxInv']![owner] = await invoice(owner === live ? 'admin' : 'ended');
    await own(
      `update platform_tax_inv set st_cd = $2::text, inve_corp_id = case when $2::text = 'DRAFT' then null else 8 end,
         nts_confirm_no = case when $2::text = 'DRAFT' then null else '2026111841000000' || lpad(id::text, 8, '0') end, del_yn = 'N' where id = $1`,
      [ids['taxInv']![owner], state],
    );
  },
};
/** The last call went through and left another record behind. */
let moved = false;

/** What a call sends, so that nothing but right and state can refuse it. */
const bodies: Readonly<Record<string, (id: string) => Values>> = {
  'POST /platform/subsc': () => ({ prodId: 29, userCnt: 1, agreeYn: 'Y' }),
  'POST /platform/subsc/{id}/changeUserCnt': () => ({ userCnt: 9 }),
  'POST /platform/subsc/{id}/reqTerm': () => ({ endDt: '2026-12-31', termReason: '시험' }),
  'POST /platform/subsc/{id}/refuseReq': () => ({ reason: '시험' }),
  'POST /platform/subsc/{id}/bookTraining': () => ({
    trainDt: '2026-11-19',
    trainCnt: 1,
  }),
  'POST /platform/subsc/{id}/archive': () => ({ reason: '시험을 위한 내보내기' }),
  'POST /platform/usage/{id}/adjust': () => ({ qty: '1', adjReason: '시험' }),
  'POST /platform/usage/meter': () => ({ usageYm: '202611', most: 1 }),
  'POST /platform/bill/{id}/release': () => ({ relReason: '시험' }),
  'POST /platform/bill/{id}/pay': () => ({ payDt: '2026-11-19', payAmt: '1' }),
  'POST /platform/bill/close': () => ({ billYm: '202607', most: 1 }),
  'POST /platform/bill/import/deposit': (id) => ({
    fileNm: 'a.csv',
    deposits: [{ no: 2, amount: '7', day: '2026-11-19', time: '', name: '누구', memo: '', balance: '', account: '' }],
    book: [{ no: 2, chosen: true, parts: [{ billId: id, amount: '7' }] }],
  }),
  'POST /platform/taxInv': () => ({
    ...{ inveRegNo: '1234567891', inveNm: '누구', inveCeoNm: '나대표', writeDt: '2026-11-18' },
    insertItemList: [{ purchDt: '2026-11-18', itemNm: '운송', supplyAmt: '1000' }],
  }),
  'POST /platform/taxInv/{id}/reply': () => ({ resultCd: 'ACCEPT' }),
  'POST /platform/taxInv/{id}/amend': () => ({ modifyCd: '04', eventDt: '2026-11-19' }),
};
const exported = { kind: 'csv', title: '시험', columns: [{ name: 'stCd', width: 80 }], reason: '시험을 위한 내보내기' };
const queries: Readonly<Record<string, string>> = {
  '/platform/subsc/costs': 'prodId=21',
  '/platform/subsc/along': 'codes=SWK-CUS',
  '/platform/subsc/standing': 'subsReqId=SWK-CUS',
  '/platform/subsc/defaults': 'of=prodId&prodId=21',
  '/platform/subsc/report/events': 'from=2026-01-01&to=2026-12-31',
  '/platform/bill/report/deposits': 'from=2026-01-01&to=2026-12-31&reason=시험을 위한 내보내기',
  '/platform/taxInv/defaults': 'of=inveClntId',
};

const tableOf: Readonly<Record<string, string>> = {
  ...{ subsc: 'platform_subsc', usage: 'platform_usage', bill: 'platform_bill', taxInv: 'platform_tax_inv' },
};
const file = async (client: Client): Promise<Answer<Values>> => {
  const form = new FormData();
  form.append('file', new Blob(['거래일시,입금액,보낸분\r\n2026-11-19,7,누구']), 'a.csv');
  const request = new Request('http://x/', { method: 'POST', body: form });
  const answer = await app.app.inject({
    ...{ method: 'POST', url: '/api/platform/bill/import/deposit/read' },
    headers: {
      ...(client.token ? { authorization: `Bearer ${client.token}` } : {}),
      ...{ 'sec-fetch-site': 'same-origin', 'content-type': request.headers.get('content-type')! },
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
};

async function call(resource: string, name: string, person: Person): Promise<Answer<Values>> {
  const id = ids[resource]![ownerOf(person)];
  const [method, path = ''] = name.split(' ');
  const [bare = '', view] = path.replace('{id}', id).split('?');
  const query = new URLSearchParams([...new URLSearchParams(view), ...new URLSearchParams(queries[bare])]);
  if (bare.endsWith('/list') || bare.includes('/common/') || method === 'DELETE') {
    if (!path.includes('{id}')) query.set('ids', id);
    if (method === 'GET') for (const day of ['fromDt', 'toDt', 'used']) query.set(day, '');
  }
  const at = `${bare}?${query.toString()}`;
  const client = who[person];
  if (method === 'GET') return client.get<Values>(at);
  if (method === 'DELETE') return client.del<Values>(at);
  if (bare.endsWith('/read')) return file(client);
  const key = `${method} ${path.split('?')[0]!}`;
  // Somebody answers to what was sent.
  if (bare.endsWith('/reply'))
    await own(
      `insert into platform_message (corp_id, dir_cd, rcv_cd, msg_tp_cd, st_cd, rec_prefix, rec_id, rec_no, conv_id, send_dtm, raw_txt)
       select $1::bigint, 'OUT', 'NTS', 'SEND', 'SENT', 'platform/taxInv', $2::bigint, 'TX', gen_random_uuid()::text, now(), '<m/>'
       where not exists (select 1 from platform_message where rec_prefix = 'platform/taxInv' and rec_id = $2::bigint)`,
      [ownerOf(person), id],
    );
  const [row] = await own(`select version from ${tableOf[resource]!} where id = $1`, [id]);
  const version = Number(row!['version']);
  if (bare.endsWith('/export'))
    return client.post<Values>(
      at,
      resource === 'usage' ? { ...exported, columns: [{ name: 'usageYm', width: 80 }] } : exported,
    );
  const body = { ...bodies[key]?.(id) };
  if (method === 'PATCH') return client.patch<Values>(at, { version, ...body });
  // It changes no record, and knows no version.
  if (bare.endsWith('/archive')) return client.post<Values>(at, body);
  if (path.includes('{id}')) return client.post<Values>(at, { version, ...body });
  return client.post<Values>(at, bodies[key] ? body : { ids: [Number(id)] });
}

/** Whether sums of usage hold what the company's rows of October come to: they are at least its own. */
async function sumIs(owner: Owner, rows: readonly Values[]): Promise<boolean> {
  const [own10] = await own(
    `select coalesce(sum(supply_amt), 0)::float8 as sum from platform_usage where corp_id = $1 and usage_ym = '202610' and del_yn = 'N'`,
    [owner],
  );
  const told = rows
    .filter(({ usageYm }) => usageYm === '202610')
    .reduce((all, row) => all + Number(row['supplyAmt']), 0);
  return told >= Number(own10!['sum']);
}

/** The answer as a letter of the table. */
async function letterOf(
  resource: string,
  name: string,
  person: Person,
  { status, body }: Answer<Values>,
): Promise<string> {
  const code = String((body as Values | null)?.['code'] ?? '');
  if (status === 401) return 'V';
  if (status === 404) return 'N';
  if (status === 403) return code === 'E_SUBSC' ? 'U' : code === 'E_AUTH' ? 'A' : `403 ${code}`;
  if (status === 409 && code === 'E_STATE') return '-';
  if (status >= 400) return `${status} ${code}`;
  // Of a call for several records, each answers for itself.
  const failed = (body?.['failed'] ?? []) as Values[];
  if (failed.length) return failed[0]!['code'] === 'E_STATE' ? '-' : failed[0]!['code'] === 'E_AUTH' ? 'A' : 'N';
  const lines = (body?.['lines'] ?? []) as Values[];
  if (name.endsWith('import/deposit') && lines[0]?.['outcome'] !== 'booked')
    return `refused ${String(lines[0]?.['message'])}`;
  const id = Number(ids[resource]![ownerOf(person)]);
  const rows = (body?.['content'] ?? []) as Values[];
  if (/\/list|\/common\//.test(name)) return rows.some((row) => Number(row['id']) === id) ? '+' : 'o';
  if (name.endsWith('/sums')) return (await sumIs(ownerOf(person), rows)) ? '+' : 'o';
  if (/\/(events|course)$/.test(name)) return JSON.stringify(body).includes('SB-RIGHTS') ? '+' : 'o';
  return '+';
}

/** What the table says of a state. */
function wanted(letter: string, states: string, found: readonly string[], state: string, list: boolean): string {
  if (letter === '*') return states.split(' ').includes(state) ? '+' : '-';
  if (letter === 'r') return found.includes(state) ? '+' : list ? 'o' : 'N';
  if (letter === 'a') return found.includes(state) ? 'A' : 'N';
  return letter;
}

const resources = [
  ...[{ resource: 'subsc', lines: subscLines, states: subscStates, found: subscStates, base: 'USE' }],
  ...[{ resource: 'usage', lines: usageLines, states: usageStates, found: usageStates, base: 'METERED' }],
  ...[{ resource: 'bill', lines: billLines, states: billStates, found: billFound, base: 'ISSUED' }],
  ...[{ resource: 'taxInv', lines: taxInvLines, states: taxInvStates, found: taxInvFound, base: 'DONE' }],
] as const;

test('the table names every call there is', async () => {
  const { body } = await who['oper'].get<{ paths: Record<string, Record<string, unknown>> }>('/docs/json');
  const there = Object.entries(body.paths)
    .filter(([path]) =>
      /^\/api\/platform\/(?:subsc|usage|bill|taxInv)(?:\/|$)|^\/api\/platform\/common\/bill$/.test(path),
    )
    .flatMap(([path, methods]) => Object.keys(methods).map((m) => `${m.toUpperCase()} ${path.replace('/api', '')}`));
  const named = new Set(resources.flatMap(({ lines }) => lines.map(([name]) => name.split('?')[0]!)));
  expect(there.length).toBeGreaterThan(60);
  expect(there.filter((name) => !named.has(name))).toEqual([]);
  for (const { lines } of resources)
    for (const [name, letters] of lines)
      expect([name, letters.replaceAll(' ', '').length]).toEqual([name, people.length]);
});

describe.each(resources)('$resource', ({ resource, lines, states, found, base }) => {
  test.each(lines.map(([name, letters, allowed]) => ({ name, letters, allowed: allowed ?? '' })))(
    '$name',
    { timeout: 120_000 },
    async ({ name, letters, allowed }) => {
      const of = letters.replaceAll(' ', '');
      const wrong: string[] = [];
      for (const state of /[*ra]/.test(of) ? states : [base]) {
        moved = false;
        for (const [at, person] of people.entries()) {
          const owner = ownerOf(person);
          await put[resource]!(
            owner,
            resource === 'subsc' && state === base && person === 'ended' && !/[*]/.test(of) ? 'TERM' : state,
          );
          moved = false;
          const answer = await call(resource, name, person);
          const letter = await letterOf(resource, name, person, answer);
          const want = wanted(of[at]!, allowed, found, state, name.includes('/list') || name.includes('/common/'));
          moved = resource === 'taxInv' && !name.startsWith('GET') && letter === '+';
          if (letter !== want)
            wrong.push(
              `${state} ${person}: ${want} is wanted, ${letter} came ${letter.length > 1 ? JSON.stringify(answer.body) : ''}`,
            );
        }
      }
      expect(wrong).toEqual([]);
    },
  );
});
