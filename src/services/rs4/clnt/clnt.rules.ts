/** Rules of a partner: who needs which name and number, and who is its main contact (20-rs4-ship-repair). */
import type { RecordOf } from '../../../core/record.ts';
import type { Problem } from '../../../core/problem.ts';
import type { Rules } from '../../../core/resource.ts';
import type { clntFields } from './clnt.fields.ts';

/** A contact list has exactly one main contact. */
function mainContact(record: RecordOf<typeof clntFields>): Problem[] {
  const chargers = record.charger ?? [];
  const main = chargers.flatMap((row, index) => (row.mainYn === 'Y' ? [index] : []));
  if (chargers.length === 0 || main.length === 1) return [];
  const row = main[1] ?? 0;
  return [{ code: 'E_PATTERN', grid: 'charger', row, field: 'mainYn', text: 'oneMainContact' }];
}

/** Known to be no Korean company: it has no Korean business number, well written or not. */
const isForeign = ({ natCd }: { readonly natCd?: string | null }): boolean => Boolean(natCd) && natCd !== 'KR';
const onlyKr = 'corpRegNoOnlyKr';

export const clntRules: Rules<typeof clntFields> = {
  requiredWhen: (record) => (record.natCd === 'KR' ? ['corpRegNo'] : ['clntNmEn']),
  check: (record) => [
    ...(isForeign(record) && record.corpRegNo
      ? [{ code: 'E_PATTERN', field: 'corpRegNo', text: onlyKr } as const]
      : []),
    ...mainContact(record),
  ],
  refused: (record) => (isForeign(record) ? { corpRegNo: onlyKr } : {}),
};
