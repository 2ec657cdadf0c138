/** What of an order has expired: among what came, among what its goods are promised of, and among what would be handed out first. */
import { sql } from 'kysely';
import { figure } from '../../../core/decimal.ts';
import type { Problem } from '../../../core/problem.ts';
import type { RowOf, StoredOf } from '../../../core/record.ts';
import type { Step } from '../../../database/behaviour.ts';
import { askIn } from '../../../database/save/askIn.ts';
import { damaged } from '../ledger.ts';
import { expiredWarning, isExpired } from './expired.ts';
import type { io } from './io.ts';
import { sharesOf } from './promised.ts';

type Io = StoredOf<typeof io>;
type Line = Pick<RowOf<typeof io, 'item'>, 'itemId' | 'lotNo' | 'expDt' | 'qty'>;

async function namesOf(step: Step, ids: readonly unknown[]): Promise<ReadonlyMap<unknown, string>> {
  const rows = await askIn(step)<{ id: number; nm: string }>(sql`select id, item_nm as nm from rs4_stdinfo_item
    where corp_id = ${step.corpId}::bigint and id = any (${[...new Set(ids)]}::bigint[])`);
  return new Map(rows.map(({ id, nm }) => [id, nm]));
}

/** Rows of a receipt, by their number. What did not come cannot have expired. */
export async function expiredIn(step: Step, lines: readonly Line[]): Promise<Problem[]> {
  const found = lines.flatMap((line, at) =>
    isExpired(line.expDt, step.today) && figure(line.qty).gt(0) ? [{ ...line, no: at + 1 }] : [],
  );
  if (!found.length) return [];
  const names = await namesOf(
    step,
    found.map(({ itemId }) => itemId),
  );
  return expiredWarning(
    'expiredComes',
    found.map(({ no, itemId, expDt }) => ({ name: `${no}. ${names.get(itemId) ?? ''}`.trim(), expDt })),
  );
}

/** What is thrown away may have expired: that is why it goes. */
const mayGo = ({ ioTpCd }: Io): boolean => ioTpCd === 'DSP';

/** Of what was promised to an order, as it is about to leave. */
export async function expiredPromised(step: Step, stored: Io): Promise<Problem[]> {
  const found = mayGo(stored) ? [] : sharesOf(stored).filter(({ expDt }) => isExpired(expDt, step.today));
  if (!found.length) return [];
  const items = new Map((stored.item ?? []).map(({ id, itemId }) => [id, itemId]));
  const names = await namesOf(step, [...items.values()]);
  return expiredWarning(
    'expiredGoes',
    found.map(({ rowId, lotNo, expDt }) => ({
      name: [names.get(items.get(rowId!)), lotNo].filter(Boolean).join(' '),
      expDt: expDt ?? null,
    })),
  );
}

/** The first to expire goes first (25-3pl 2.9): what has expired and is free would be among what is promised. */
export async function expiredFree(step: Step, stored: Io): Promise<Problem[]> {
  if (mayGo(stored)) return [];
  const wants = (stored.item ?? []).map(({ itemId, lotNo, expDt, locCd }) => ({
    ...{ item_id: itemId, lot_no: lotNo || null, exp_dt: expDt || null, loc_cd: locCd || null },
  }));
  const found = await askIn(step)<{ name: string; expDt: string }>(sql`
    select distinct concat_ws(' ', i.item_nm, s.lot_no) as name, to_char(s.exp_dt, 'YYYY-MM-DD') as "expDt"
    from json_to_recordset(${JSON.stringify(wants)}::json) as w(item_id bigint, lot_no text, exp_dt date, loc_cd text)
      join t3pl_stock s on s.corp_id = ${step.corpId}::bigint and s.wh_cd = ${stored.whCd} and s.clnt_id = ${stored.clntId}::bigint
        and s.item_id = w.item_id and s.lot_no is not distinct from coalesce(w.lot_no, s.lot_no)
        and s.exp_dt = coalesce(w.exp_dt, s.exp_dt) and s.loc_cd is not distinct from coalesce(w.loc_cd, s.loc_cd)
      join rs4_stdinfo_item i on i.corp_id = s.corp_id and i.id = s.item_id
    where s.del_yn = 'N' and s.avail_qty > 0 and s.exp_dt <= ${step.today}::date and s.loc_cd is distinct from ${damaged}
    order by 2, 1`);
  return expiredWarning('expiredGoes', found);
}
