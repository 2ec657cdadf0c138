/** How long a certification holds, and which particulars belong to which kind (10-platform certCorp). */
import { addMonths } from '../../../core/dates.ts';
import type { RecordOf, StoredOf } from '../../../core/record.ts';
import type { Problem } from '../../../core/problem.ts';
import { namesIf, type Rules } from '../../../core/resource.ts';
import type { certCorpFields } from './certCorp.fields.ts';

type CertCorp = RecordOf<typeof certCorpFields>;
type Stored = StoredOf<typeof certCorpFields> & {
  readonly respFileList?: readonly { readonly refTypeCd?: unknown }[];
};

const proposedMonths = 36;
/** Ship supplies and repair: eight letters or digits (50-formats 5.7). */
const supplierShape = /^[0-9A-Z]{8}$/;

export const proposedExpiry = (regDt: string | null | undefined): string | null =>
  regDt ? addMonths(regDt, proposedMonths) : null;

/** What customs or the port issued is seen by the operator (E_STATE). */
const requestBarred = ({ respFileList = [] }: Stored): Problem | undefined =>
  respFileList.some(({ refTypeCd }) => refTypeCd === 'CERT')
    ? undefined
    : { code: 'E_STATE', text: 'certificateAbsent' };

function check({ certTpCd, regNo, regDt, expDt }: CertCorp): Problem[] {
  return [
    ...(certTpCd === 'SR' && regNo && !supplierShape.test(regNo)
      ? [{ code: 'E_PATTERN', field: 'regNo', text: 'supplierRegNo' } as const]
      : []),
    ...(regDt && expDt && expDt <= regDt ? [{ code: 'E_RANGE', field: 'expDt', text: 'expiryAfterReg' } as const] : []),
  ];
}

export const certCorpRules: Rules<typeof certCorpFields> = {
  barred: { request: requestBarred },
  compute: (record) => ({ ...record, regNo: record.regNo ? String(record.regNo).toUpperCase() : record.regNo }),
  /** The expiry that nobody chose goes with the day of registration. */
  turned: (before, after) =>
    before.regDt !== after.regDt && (before.expDt ?? null) === proposedExpiry(before.regDt)
      ? { expDt: proposedExpiry(after.regDt) }
      : {},
  requiredWhen: (record) => namesIf(record.certTpCd === 'SR', 'srTpCds'),
  check,
  absent: (record) => [...namesIf(record.certTpCd !== 'SR', 'srTpCds'), ...namesIf(!record.rejReason, 'rejReason')],
};
