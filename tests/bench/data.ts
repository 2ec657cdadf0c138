/** A million customers in fifty companies, written straight into the tables; the same twenty thousand names each. */
import type pg from 'pg';
import { keywordEntry } from '../../src/database/save/keyword.ts';
import { clnt } from '../../src/services/rs4/clnt/clnt.ts';

const syllables = [...'한바다누리해솔새물결가온미르태산온다참빛북극성동남감천나래별솔'];
const kinds = ['조선', '해운', '마린', '기관', '도장', '전기', '물류', '상사', '철강', '페인트'];

const nameOf = (n: number): string => {
  const pick = (shift: number) =>
    syllables[(n * 7 + shift * 13 + Math.floor(n / syllables.length)) % syllables.length]!;
  return `${pick(0)}${pick(1)}${pick(2)}${kinds[n % kinds.length]!}${n % 97}(주)`;
};

/** The columns that vary from row to row. */
export const rowOf = (n: number) => ({
  clntNm: nameOf(n),
  clntNmEn: `Bench ${n % 5000} Marine`,
  clntCd: `C-2026-${String(n).padStart(5, '0')}`,
  corpRegNo: String(1_000_000_000 + n * 7),
});

export const firstCorp = 1001;

/** Companies `firstCorp` and on, each with its copy of the rows. The owner writes, so policies do not apply. */
export async function fill(
  client: pg.Client,
  corps: number,
  rowsPerCorp: number,
  say: (line: string) => void,
): Promise<void> {
  await client.query(`insert into platform_corp (id, corp_nm, corp_tp_cd, corp_reg_no, ceo_nm, addr, email, st_cd)
    select ${firstCorp} + n, 'Bench ' || n, 'COMP', '0000000000', '-', '-', 'bench@demo.example', 'ACTIVE' from generate_series(0, ${corps - 1}) n`);
  await client.query(`insert into platform_subsc (corp_id, prod_id, st_cd, start_dt)
    select ${firstCorp} + n, prod, 'USE', date '2026-01-01' from generate_series(0, ${corps - 1}) n, unnest(array[21, 30]) prod`);
  const rows = Array.from({ length: rowsPerCorp }, (_, i) => rowOf(i + 1));
  await client.query(
    `create temp table bench_row (n int, clnt_nm text, clnt_nm_en text, clnt_cd text, corp_reg_no text)`,
  );
  await client.query(
    `insert into bench_row select * from json_to_recordset($1) as x(n int, clnt_nm text, clnt_nm_en text, clnt_cd text, corp_reg_no text)`,
    [
      JSON.stringify(
        rows.map((r, i) => ({
          n: i + 1,
          clnt_nm: r.clntNm,
          clnt_nm_en: r.clntNmEn,
          clnt_cd: r.clntCd,
          corp_reg_no: r.corpRegNo,
        })),
      ),
    ],
  );
  await client.query(`alter table rs4_clnt disable trigger all`).catch(() => undefined);
  for (let corp = firstCorp; corp < firstCorp + corps; corp += 1) {
    await client.query(
      `insert into rs4_clnt (corp_id, clnt_nm, clnt_nm_en, clnt_cd, corp_reg_no, clnt_tp_cds, nat_cd, tel_no, curr_cd, vat_cd, pay_term_cd, use_yn, credit_amt)
       select $1, clnt_nm, clnt_nm_en, clnt_cd, corp_reg_no, 'OWNER,MGR', 'KR', '051-000-0000', 'KRW', 'TAX10', 'D30', 'Y', 0 from bench_row order by n`,
      [corp],
    );
    await fillKeywords(client, corp, rows);
    if ((corp - firstCorp + 1) % 10 === 0) say(`${corp - firstCorp + 1} / ${corps} companies`);
  }
  await client.query('vacuum analyze');
}

/** Ids run in the order of the rows, so the n-th smallest id of the company is row n. */
async function fillKeywords(client: pg.Client, corp: number, rows: readonly ReturnType<typeof rowOf>[]): Promise<void> {
  const { rows: ids } = await client.query<{ id: string }>('select id from rs4_clnt where corp_id = $1 order by id', [
    corp,
  ]);
  for (let start = 0; start < rows.length; start += 5000) {
    const entries = rows.slice(start, start + 5000).map((row) => keywordEntry(clnt, corp, row));
    await client.query(
      `insert into sys_keyword (corp_id, table_nm, row_id, grams, form)
       select $1, 'rs4_clnt', i, g::int[], f from unnest($2::bigint[], $3::text[], $4::text[]) as x(i, g, f)`,
      [
        corp,
        ids.slice(start, start + 5000).map((r) => r.id),
        entries.map((e) => `{${e.grams.join(',')}}`),
        entries.map((e) => e.form),
      ],
    );
  }
}

/**
 * Quotations in won with so many lines each, as a save would have left them; answers their ids. Every tenth line stands
 * in another price, so that sums differ.
 */
export async function fillQuotations(
  client: pg.Client,
  { corpId, userId }: { corpId: number; userId: number },
  count: number,
  lines: number,
): Promise<number[]> {
  const { rows: ships } = await client.query<{ id: string }>(
    `insert into rs4_ship (corp_id, ship_nm, ship_nm_en, use_yn) values ($1, '시험호', 'BENCH', 'Y') returning id`,
    [corpId],
  );
  const { rows } = await client.query<{ id: string }>(
    `insert into rs4_quot (corp_id, quot_no, rev_no, quot_title, ship_id, clnt_id, charge_user_id, repair_tp_cd, quot_dt, inq_dt, curr_cd,
       vat_cd, exc_rt, exc_unit, exc_tp_cd, pay_term_cd, line_no_cd, st_cd, create_id, update_id)
     select $1, 'BQ-' || $5 || '-' || n, 0, 'Bench ' || n, $2, (select min(id) from rs4_clnt where corp_id = $1), $3, 'AFLOAT', date '2026-11-20',
       date '2026-11-20', 'KRW', 'TAX10', 1, 1, 'BASE', 'D30', 'NUM', 'DRAFT', $3, $3 from generate_series(1, $4) n returning id`,
    [corpId, ships[0]!.id, userId, count, String(ships[0]!.id)],
  );
  const ids = rows.map(({ id }) => Number(id));
  await client.query(
    `insert into rs4_quot_item (corp_id, parent_id, sort_no, line_tp_cd, line_no, item_nm, spec, unit_cd, qty, purc_base_cd, purc_price,
       purc_price_frgn, price_base_cd, prft_rt, price, price_frgn, tot, tot_frgn, dct_rt, dct_amount, dct_amount_frgn, quot_amount,
       quot_amount_frgn, vat_cd, sales_vat, purc_tot, purc_tot_frgn)
     select $1, parent, n, 'I', n, 'Renewal of pipe ' || n, 'SUS316L ' || n % 40 || 'A', 'EA', 2, 'K', 8000, 0, 'P',
       round((price / 8000.0 - 1) * 100, 2), price, 0, 2 * price, 0, 0, 0, 0, 2 * price, 0, 'TAX10', trunc(2 * price * 0.1), 16000, 0
     from unnest($2::bigint[]) parent, generate_series(1, $3) n, lateral (select 10000 + n % 10 * 100 as price) p`,
    [corpId, ids, lines],
  );
  await client.query(
    `update rs4_quot q set (tot, quot_amount, sales_vat, purc_tot, sum_amount) =
       (select sum(tot), sum(quot_amount), sum(sales_vat), sum(purc_tot), sum(quot_amount + sales_vat) from rs4_quot_item i where i.parent_id = q.id)
     where q.id = any ($1::bigint[])`,
    [ids],
  );
  await client.query('analyze rs4_quot; analyze rs4_quot_item');
  return ids;
}
