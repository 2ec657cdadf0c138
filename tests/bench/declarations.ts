/**
 * Import declarations: one of 999 lines beside one of 10, opened, reckoned at another rate and saved; and a list of a
 * million beside the list of a million quotations.
 */
import { performance } from 'node:perf_hooks';
import type { Values } from '../../src/core/field.ts';
import { listKey } from '../../src/record/resource.ts';
import { impDeclRules } from '../../src/services/shipwork/impDecl/impDecl.rules.ts';
import { fillQuotations } from './data.ts';
import { send } from './load.ts';
import type { Part, World } from './world.ts';

const [few, many] = [10, 999];
const rounds = 9;
const records = Number(process.env.BENCH_DECLARATIONS ?? 1_000_000);

export const declarations: Part = {
  name: 'declarations',
  async run(world) {
    await lines(world);
    await lists(world);
  },
};

async function lines(world: World): Promise<void> {
  const [small, large] = [await filled(world, few), await filled(world, many)];
  const at = (id: number) => world.ours(`shipwork/impDecl/${id}`);
  const read = async (id: number) => JSON.parse(await send(at(id))) as Values;
  const saved = async (id: number, excRt: string) => {
    const { version } = await read(id);
    const body = JSON.stringify({ version, excRt, confirmed: true });
    return timed(() => send({ ...at(id), method: 'PATCH', body }));
  };
  const rates = Array.from({ length: rounds }, (_, n) => (1390 + n / 4).toFixed(2));
  const opened = (id: number) => series(rates, () => timed(() => read(id)));
  tell(world, 'opens', await opened(small), await opened(large));
  const forms = [await read(small), await read(large)].map((record) => ({
    ...record,
    lan: record[listKey('lan')],
    model: record[listKey('model')],
  }));
  const reckoned = (form: Values) =>
    series(rates, async (excRt) => timed(async () => impDeclRules.compute!({ ...form, excRt })));
  tell(world, 'another rate, reckoned', await reckoned(forms[0]!), await reckoned(forms[1]!));
  tell(
    world,
    'another rate, saved',
    await series(rates, (r) => saved(small, r)),
    await series(rates, (r) => saved(large, r)),
  );
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function series<T>(all: readonly T[], one: (item: T) => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (const item of all) times.push(await one(item));
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;
}

const tell = ({ say }: World, what: string, small: number, large: number) =>
  say(
    `${what}: ${many} lines ${large.toFixed(1)} ms, ${few} lines ${small.toFixed(1)} ms, ${(large / small).toFixed(1)} times`,
  );

/** A declaration with so many lines of one model each. */
async function filled({ owner, corpId, userId }: World, count: number): Promise<number> {
  const { rows } = await owner.query<{ id: string }>(declared('$3'), [corpId, userId, 1]);
  const id = Number(rows[0]!.id);
  await owner.query(
    `insert into shipwork_imp_decl_lan (corp_id, parent_id, sort_no, lan_no, hs_cd, item_nm, deal_nm, ori_nat_cd, net_wgt, duty_tp_cd, duty_rt, vat_tp_cd)
     select $1, $2, n, n, '8487100000', 'Goods ' || n, 'GOODS ' || n, 'NO', 10, 'A', 8, 'A' from generate_series(1, $3) n`,
    [corpId, id, count],
  );
  await owner.query(
    `insert into shipwork_imp_decl_model (corp_id, parent_id, sort_no, lan_no, lan_row, model_nm, qty, qty_unit_cd, unit_price_frgn)
     select $1, $2, lan_no, lan_no, id, 'MODEL ' || lan_no, 3, 'EA', 10 + lan_no % 90 from shipwork_imp_decl_lan where parent_id = $2 and corp_id = $1`,
    [corpId, id],
  );
  await owner.query('analyze shipwork_imp_decl_lan; analyze shipwork_imp_decl_model');
  return id;
}

/** Statement that makes declarations; `$1` company, `$2` person, `count` a parameter. */
const declared = (count: string) => `
  insert into shipwork_imp_decl (corp_id, mgt_no, tca_no, decl_no, decl_tp_cd, plan_cd, deal_tp_cd, imp_kind_cd, cstms_cd, decl_dt, impr_clnt_id, payer_clnt_id,
    payer_tong_no, sup_nm, sup_nat_cd, arr_dt, bond_area_cd, carg_mt_no, bl_no, arr_port_cd, load_nat_cd, trn_meth_cd, trn_box_cd, pay_mth_cd, inco_cd, curr_cd,
    exc_rt, exc_unit, pay_amt_frgn, freight_frgn, insur_frgn, add_krw, dct_krw, tot_wgt, pkg_cnt, pkg_unit_cd, collect_cd, cif_krw, tax_total, st_cd, create_id, update_id)
  select $1, 'BI-' || n || '-' || left(md5(random()::text), 6), '99009', null, 'A', 'D', '11', '21', '030', date '2026-11-20' - (n % 300)::int, c.id, c.id,
    'BENCH0001', 'BENCH', 'NO', date '2026-11-18', '03099001', '26DEMOA001I00010001', 'BL' || n, 'KRPUS', 'NO', '10', 'FC', 'TT', 'CIF', 'USD',
    1392.15, 1, 1000, 0, 0, 0, 0, 10, 1, 'CT', '11', 1392150, 200000, 'DRAFT', $2, $2
  from generate_series(1, ${count}) n, lateral (select min(id) as id from rs4_clnt where corp_id = $1) c returning id`;

async function lists(world: World): Promise<void> {
  const { owner, corpId, userId, ours, say } = world;
  say(`filling ${records} declarations and ${records} quotations`);
  await owner.query(`with made as (${declared('$3')}) select count(*) from made`, [corpId, userId, records]);
  await fillQuotations(owner, { corpId, userId }, records, 0);
  await owner.query('analyze shipwork_imp_decl; analyze rs4_quot');
  const whole = 'list?size=200&fromDt=&toDt=';
  for (const [what, search] of [
    ['list of 200 rows', whole],
    ['page 100', `${whole}&page=100`],
    ['a month', 'list?size=200&fromDt=2026-10-20&toDt=2026-11-20'],
  ] as const) {
    const turns = Array.from({ length: rounds }, (_, n) => n);
    const of = (prefix: string) => series(turns, () => timed(() => send(ours(`${prefix}/${search}`))));
    const [customs, quotations] = [await of('shipwork/impDecl'), await of('rs4/quot')];
    say(
      `${what}: declarations ${customs.toFixed(1)} ms, quotations ${quotations.toFixed(1)} ms, ${(customs / quotations).toFixed(2)} times`,
    );
  }
}
