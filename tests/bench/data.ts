/** A million customers in fifty companies, written straight into the tables; the same twenty thousand names each. */
import type pg from 'pg';
import { keywordEntry } from '../../src/database/keyword.ts';
import { clnt } from '../../src/services/rs4/clnt.ts';

const syllables = [...'한바다누리해솔새물결가온미르태산온다참빛북극성동남감천나래별솔'];
const kinds = ['조선', '해운', '마린', '기관', '도장', '전기', '물류', '상사', '철강', '페인트'];

const nameOf = (n: number): string => {
  const pick = (shift: number) => syllables[(n * 7 + shift * 13 + Math.floor(n / syllables.length)) % syllables.length]!;
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
export async function fill(client: pg.Client, corps: number, rowsPerCorp: number, say: (line: string) => void): Promise<void> {
  await client.query(`insert into platform_corp (id, corp_nm, corp_tp_cd, corp_reg_no, ceo_nm, addr, email, st_cd)
    select ${firstCorp} + n, 'Bench ' || n, 'COMP', '0000000000', '-', '-', 'bench@demo.example', 'ACTIVE' from generate_series(0, ${corps - 1}) n`);
  await client.query(`insert into sys_corp_product (corp_id, prod_id, start_dt)
    select ${firstCorp} + n, 30, date '2026-01-01' from generate_series(0, ${corps - 1}) n`);
  const rows = Array.from({ length: rowsPerCorp }, (_, i) => rowOf(i + 1));
  await client.query(`create temp table bench_row (n int, clnt_nm text, clnt_nm_en text, clnt_cd text, corp_reg_no text)`);
  await client.query(
    `insert into bench_row select * from json_to_recordset($1) as x(n int, clnt_nm text, clnt_nm_en text, clnt_cd text, corp_reg_no text)`,
    [JSON.stringify(rows.map((r, i) => ({ n: i + 1, clnt_nm: r.clntNm, clnt_nm_en: r.clntNmEn, clnt_cd: r.clntCd, corp_reg_no: r.corpRegNo })))],
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
  const { rows: ids } = await client.query<{ id: string }>('select id from rs4_clnt where corp_id = $1 order by id', [corp]);
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
