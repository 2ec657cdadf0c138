/** Which particulars belong to which type of item (20-rs4-ship-repair). */
import type { RecordOf } from '../../../core/record.ts';
import type { Problem } from '../../../core/problem.ts';
import type { Rules } from '../../../core/resource.ts';
import type { itemFields } from './item.fields.ts';

type Item = RecordOf<typeof itemFields>;

const shipSupplies = 'P';
const shipperGoods = 'G';
const repairTypes: readonly unknown[] = ['L', 'M', 'S'];

const misplaced = (record: Item, field: keyof Item & string, allowed: boolean): Problem[] =>
  record[field] && !allowed ? [{ code: 'E_PATTERN', field, text: `${field}NotOfType` }] : [];

export const itemRules: Rules<typeof itemFields> = {
  requiredWhen: (record) => (record.itemTpCd === shipperGoods ? ['ownerClntId'] : []),
  check: (record) => [
    ...misplaced(record, 'workTpCd', repairTypes.includes(record.itemTpCd)),
    ...misplaced(record, 'catCd', record.itemTpCd === shipSupplies),
    ...(record.impaCd && !/^\d{6}$/.test(record.impaCd)
      ? [{ code: 'E_PATTERN', field: 'impaCd', text: 'impaCd' } as const]
      : []),
  ],
};
