/** A rate is of a foreign currency and above zero (11-framework). */
import { decimal } from '../../core/decimal.ts';
import type { Problem } from '../../core/problem.ts';
import type { Rules } from '../../core/resource.ts';
import type { excRateFields } from './excRate.fields.ts';

export const excRateRules: Rules<typeof excRateFields> = {
  check: (record) => {
    const problems: Problem[] = [];
    const rate = record.excRt;
    if (record.currCd === 'KRW') problems.push({ code: 'E_CODE', field: 'currCd', text: 'notKrw' });
    if (typeof rate === 'string' && !decimal(rate).gt(0)) problems.push({ code: 'E_RANGE', field: 'excRt' });
    return problems;
  },
};
