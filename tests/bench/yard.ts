/** A yard after five years, 20,000 quotations with a million lines, beside one that has just begun: both on our server. */
import type pg from 'pg';
import { fillYard, type YardOf } from './yard/data.ts';
import { send, type Request } from './load.ts';
import { signIn, type Part, type World } from './world.ts';

const lines = 50;
const large = { quotations: Number(process.env.BENCH_QUOTATIONS ?? 20_000), lines, days: 1826 };
const small = { quotations: 200, lines, days: 60 };
/** Records that are saved by turns, so that two saves never meet. */
const lanes = 8;

interface Yard {
  /** A call below `/api` as the yard's own person. */
  readonly call: (address: string) => Request;
  readonly saved: { readonly id: number; readonly row: number; version: number }[];
}

export const yard: Part = {
  name: 'yard',
  async run(world) {
    world.say(
      `filling a yard of ${large.quotations} quotations with ${large.quotations * lines} lines, and one of ${small.quotations}`,
    );
    const begun = await beginner(world);
    await fillYard(world.owner, world, large);
    await fillYard(world.owner, begun, small);
    await world.owner.query('vacuum analyze');
    const other = { authorization: `Bearer ${await signIn(begun.login)}` };
    const old = await open(world.owner, world, world.ours);
    const young = await open(world.owner, begun, (address) => ({ ...world.ours(address), headers: other }));
    await measureAll(world, old, young);
  },
};

/** The small yard: a company of its own with customers and a person. */
async function beginner({ owner, corpId, userId, login }: World): Promise<YardOf & { readonly login: World['login'] }> {
  const own = { corpId: corpId + 5000, login: { ...login, loginId: 'begun@demo.example' } };
  await owner.query(
    `insert into platform_corp (id, corp_nm, corp_tp_cd, corp_reg_no, ceo_nm, addr, email, st_cd) values ($1, 'Begun', 'COMP', '0000000000', '-', '-', '-', 'ACTIVE')`,
    [own.corpId],
  );
  await owner.query(
    `insert into platform_subsc (corp_id, prod_id, st_cd, start_dt) select $2, prod_id, st_cd, start_dt from platform_subsc where corp_id = $1`,
    [corpId, own.corpId],
  );
  await owner.query(
    `insert into rs4_clnt (corp_id, clnt_nm, clnt_cd, clnt_tp_cds, nat_cd, curr_cd, vat_cd, pay_term_cd, use_yn, credit_amt)
     select $1, '고객 ' || n, 'C-' || n, 'OWNER', 'KR', 'KRW', 'TAX10', 'D30', 'Y', 0 from generate_series(1, 20) n`,
    [own.corpId],
  );
  const { rows } = await owner.query<{ id: string }>(
    `insert into platform_user (corp_id, login_id, user_nm, st_cd, login_pw, auth_id, auth_corp_id, fail_cnt)
     select $1, $2, 'Begun', 'ACTIVE', login_pw, auth_id, auth_corp_id, 0 from platform_user where id = $3 returning id`,
    [own.corpId, own.login.loginId, userId],
  );
  return { ...own, userId: Number(rows[0]!.id) };
}

async function open(owner: pg.Client, { corpId }: YardOf, call: Yard['call']): Promise<Yard> {
  const { rows } = await owner.query<{ id: string; row: string }>(
    `select q.id, (select min(i.id) from rs4_quot_item i where i.corp_id = q.corp_id and i.parent_id = q.id) as row
     from rs4_quot q where q.corp_id = $1 and q.st_cd = 'DRAFT' order by q.id desc limit $2`,
    [corpId, lanes],
  );
  const saved = rows.map(({ id, row }) => ({ id: Number(id), row: Number(row), version: 1 }));
  if (saved.length < lanes) throw new Error('the yard has too few quotations that may be saved');
  return { call, saved };
}

async function measureAll({ measure, say }: World, old: Yard, young: Yard): Promise<void> {
  say('requests a second of the large yard / the small one');
  const both = (name: string, requests: number, request: (of: Yard, n: number) => Request) =>
    measure(
      name,
      (n) => request(old, n),
      (n) => request(young, n),
      requests,
    );
  const get = (address: (n: number) => string) => (of: Yard, n: number) => of.call(address(n));
  await both(
    'list, first page',
    60,
    get(() => 'rs4/quot/list?page=1&size=50'),
  );
  await both(
    'list of all years with sums',
    40,
    get(() => 'rs4/quot/list?page=1&size=50&fromDt=&toDt=&sums=1'),
  );
  await both(
    'list by status',
    60,
    get(() => 'rs4/quot/list?page=1&size=50&stCd=DRAFT,SENT'),
  );
  await both(
    'search by number',
    60,
    get((n) => `rs4/quot/list?page=1&size=50&keyword=BQ-00${100 + (n % 90)}`),
  );
  await both(
    'search by words',
    40,
    get((n) => `rs4/quot/list?page=1&size=50&keyword=${encodeURIComponent(`정기 수리 ${1 + (n % 90)}`)}`),
  );
  await both(`open with ${lines} lines`, 60, (of, n) => of.call(`rs4/quot/${of.saved[n % of.saved.length]!.id}`));
  await both('save of a changed line', 32, (of, n) => {
    const record = of.saved[n % of.saved.length]!;
    const body = JSON.stringify({
      version: record.version++,
      updateItemList: [{ id: record.row, price: String(100_000 + n) }],
    });
    return { ...of.call(`rs4/quot/${record.id}`), method: 'PATCH', body };
  });
  await both(
    'dashboard',
    40,
    get(() => 'platform/dashboard'),
  );
  const began = performance.now();
  await send(old.call('platform/dashboard'));
  say(`${'dashboard of the large yard'.padEnd(34)} ${(performance.now() - began).toFixed(0)} ms alone`);
}
