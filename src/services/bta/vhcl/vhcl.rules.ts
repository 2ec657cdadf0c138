/** What a vehicle needs before customs is asked to qualify it, and how long it may hold (24-bonded-transport-warehouse). */
import type { Problem } from '../../../core/problem.ts';
import type { RecordOf, StoredOf } from '../../../core/record.ts';
import { namesIf, type Rules } from '../../../core/resource.ts';
import type { vhclFields } from './vhcl.fields.ts';

type Vehicle = RecordOf<typeof vhclFields>;
type Stored = StoredOf<typeof vhclFields> & {
  readonly respFileList?: readonly { readonly refTypeCd?: unknown }[];
};

/** The registration card goes along; of a vehicle that is somebody else's, the contract as well (E_STATE). */
function requestBarred({ ownTpCd, respFileList = [] }: Stored): Problem | undefined {
  const has = (type: string) => respFileList.filter(({ refTypeCd }) => refTypeCd === type).length;
  if (has('CERT') === 0) return { code: 'E_STATE', text: 'vehicleCardAbsent' };
  const contract = has('CERT') + has('DOC') > 1;
  return ownTpCd === 'LEASE' && !contract ? { code: 'E_STATE', text: 'vehicleContractAbsent' } : undefined;
}

const check = ({ regFromDt, regToDt }: Vehicle): Problem[] =>
  regFromDt && regToDt && regToDt <= regFromDt
    ? [{ code: 'E_RANGE', field: 'regToDt', text: 'vehicleUntilAfterFrom' }]
    : [];

export const vhclRules: Rules<typeof vhclFields> = {
  barred: { request: requestBarred },
  check,
  absent: (record) => [...namesIf(!record.qualDt, 'qualDt'), ...namesIf(!record.rejReason, 'rejReason')],
};
