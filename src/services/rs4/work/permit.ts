/** Fire and closed spaces: nobody works there without a permit. Pure. */
import type { Problem } from '../../../core/problem.ts';
import type { RecordOf } from '../../../core/record.ts';
import { keysOf } from '../../../fields/codes/index.ts';
import type { workFields } from './work.fields.ts';

type Work = RecordOf<typeof workFields>;

const permitted: readonly string[] = ['HOT', 'ENCL'];
export const needsPermit = (record: Work): boolean => keysOf(record.safetyCds).some((key) => permitted.includes(key));

/** E_REQUIRED at the number of the permit. */
export const permitMissing = (work: Work): Problem | undefined =>
  needsPermit(work) && !work.permitNo ? { code: 'E_REQUIRED', field: 'permitNo', text: 'permitNeeded' } : undefined;
