/** Which particulars belong to which type of item (20-rs4-ship-repair). */
import type { Values } from '../../../core/field.ts';
import type { Problem } from '../../../core/problem.ts';
import type { Rules } from '../../../core/resource.ts';

const shipSupplies = 'P';
const shipperGoods = 'G';
const repairTypes: readonly unknown[] = ['L', 'M', 'S'];

const misplaced = (record: Values, field: string, allowed: boolean): Problem[] =>
  record[field] && !allowed ? [{ code: 'E_PATTERN', field, text: `${field}NotOfType` }] : [];

/** One price of a customer from one day. */
function doublePrices(rows: readonly Values[]): Problem[] {
  const seen = new Set<string>();
  return rows.flatMap((row, index) => {
    const key = [row['clntId'], row['fromDt'], row['currCd']].join('|');
    if (seen.has(key)) return [{ code: 'E_DUP', grid: 'prices', row: index, field: 'fromDt' } as const];
    seen.add(key);
    return [];
  });
}

export const itemRules: Rules = {
  requiredWhen: (record) => (record['itemTpCd'] === shipperGoods ? ['ownerClntId'] : []),
  rowRequiredWhen: (_grid, row) => (row['currCd'] === 'KRW' ? ['price'] : ['priceFrgn']),
  check: (record) => [
    ...misplaced(record, 'workTpCd', repairTypes.includes(record['itemTpCd'])),
    ...misplaced(record, 'catCd', record['itemTpCd'] === shipSupplies),
    ...(record['impaCd'] && !/^\d{6}$/.test(String(record['impaCd']))
      ? [{ code: 'E_PATTERN', field: 'impaCd', text: 'impaCd' } as const]
      : []),
    ...doublePrices((record['prices'] ?? []) as readonly Values[]),
  ],
};
