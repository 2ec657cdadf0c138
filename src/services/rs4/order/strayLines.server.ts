/** Lines of purchases and invoices that point at a line of another order than the document's own (E_REF). */
import { sql } from 'kysely';
import type { Problem } from '../../../core/problem.ts';
import type { SaveStep } from '../../../database/behaviour.ts';
import { linesOf } from '../document/document.rules.ts';

interface LinesOfOrder {
  readonly orderId?: number | null;
  readonly item?: readonly { readonly orderItemId?: number | null }[] | null;
}

export async function strayLines(
  step: SaveStep,
  record: LinesOfOrder,
  stored: LinesOfOrder | null,
): Promise<Problem[]> {
  const storedIds =
    stored?.orderId === record.orderId
      ? new Set(linesOf(stored ?? { item: [] }).map((line) => line.orderItemId))
      : new Set();
  const named = linesOf(record).flatMap((line, row) => {
    const id = line.orderItemId;
    return typeof id === 'number' && !storedIds.has(id) ? [{ id, row }] : [];
  });
  if (!named.length) return [];
  const rows = await step.tx.query<{ id: number }>(sql`
    select id from rs4_order_item where corp_id = ${step.corpId}::bigint and parent_id = ${record.orderId ?? 0}::bigint
      and id = any (${named.map(({ id }) => id)}::bigint[])`);
  const lineIds = new Set(rows.map(({ id }) => id));
  return named.flatMap(({ id, row }): Problem[] =>
    lineIds.has(id) ? [] : [{ code: 'E_REF', grid: 'item', row, field: 'orderItemId', text: 'strayOrderLine' }],
  );
}
