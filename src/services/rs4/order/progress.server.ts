/** How far an order is: what its works report, a line each (20-rs4-ship-repair rs4/work S). */
import { sql } from 'kysely';
import type { RecordOf } from '../../../core/record.ts';
import type { Action, SaveStep } from '../../../database/behaviour.ts';
import { linesOf } from '../document/document.rules.ts';
import { isWorkLine, type OrderLine } from './lines.ts';
import type { order } from './order.ts';

interface OfLine {
  readonly lineId: number;
  /** Average of its works. */
  readonly progRt: string;
  /** What its finished works did. */
  readonly doneQty: string;
}

/** By line of the order; cancelled works do not count. */
export async function worksByLine({ tx, corpId }: SaveStep, orderId: unknown): Promise<Map<unknown, OfLine>> {
  const rows = await tx.query<OfLine>(sql`
    select order_item_id as "lineId", round(avg(prog_rt), 2)::text as "progRt",
      coalesce(sum(done_qty) filter (where st_cd = 'DONE'), 0)::text as "doneQty"
    from rs4_work where corp_id = ${corpId}::bigint and order_id = ${orderId}::bigint and del_yn = 'N' and st_cd <> 'CANCEL'
    group by order_item_id`);
  return new Map(rows.map((row) => [row.lineId, row]));
}

/** A line that no work is about is done when its quantity is entered. */
const withoutWork = (line: OrderLine): string => (Number(line.doneQty ?? 0) > 0 ? '100.00' : '0.00');

const progressOf = (line: OrderLine, works: ReadonlyMap<unknown, OfLine>): OrderLine =>
  isWorkLine(line) ? { ...line, progRt: works.get(line.id)?.progRt ?? withoutWork(line) } : line;

/** Lines whose quantity a person enters in the order itself. */
export async function untouched(step: SaveStep, record: RecordOf<typeof order>): Promise<void> {
  const works = await worksByLine(step, record.id);
  record.item = linesOf(record).map((line) => progressOf(line, works));
}

/** What a work tells its order. */
export type WorkMoved = { readonly started?: boolean; readonly finishedItemId?: number | null };

/**
 * A work of the order moved. The first start opens the order; what a line's finished
 * works did becomes its quantity.
 */
export const worked: Action<typeof order, 'worked'> = {
  async run(step, order, { started, finishedItemId }: WorkMoved) {
    const works = await worksByLine(step, order.id);
    const item = linesOf(order).map((line) => {
      const doneQty = line.id === finishedItemId ? works.get(line.id)?.doneQty : undefined;
      return progressOf(doneQty === undefined ? line : { ...line, doneQty }, works);
    });
    const opened = started && order.stCd === 'RECV' ? { stCd: 'WORK', realFromDt: order.realFromDt ?? step.today } : {};
    return { record: { ...order, item, ...opened } };
  },
};
