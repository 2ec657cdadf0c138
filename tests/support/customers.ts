/** Customers by the thousand, written past the application: nobody types as many as an export can hold. */
export interface Customers {
  readonly corpId: number;
  readonly count: number;
  /** Name of each before its number. */
  readonly name: string;
  /** Code of each before its number. */
  readonly code: string;
  readonly natCd: string;
  /** So many of them are in use. */
  readonly used?: number;
}

/** The first four look like formulas in English. Limits are 1,000 won a number. */
export const customersSql = ({
  corpId,
  count,
  name,
  code,
  natCd,
  used = count,
}: Customers): string => `insert into rs4_clnt
  (corp_id, clnt_nm, clnt_nm_en, clnt_cd, corp_reg_no, clnt_tp_cds, nat_cd, tel_no, ceo_nm, curr_cd, vat_cd, pay_term_cd, use_yn, credit_amt, create_dt)
  select ${corpId}, '${name}' || n, case n when 1 then '=1+1' when 2 then '+82' when 3 then '@SUM(A1)' when 4 then '-정비' else 'Sample ' || n end,
    '${code}' || lpad(n::text, 6, '0'), '0000000000', 'OWNER,MGR', '${natCd}', '051-000-0000', '대표' || n, 'KRW', 'TAX10', 'D30',
    case when n <= ${used} then 'Y' else 'N' end, n * 1000, '2026-11-20T00:30:00Z'
  from generate_series(1, ${count}) n`;
