/** When notice to take cargo away may be given (24-bonded-transport-warehouse `bwms/stock`). */
import { addDays } from '../../../core/dates.ts';
import type { Rules } from '../../../core/resource.ts';
import type { stockFields } from './stock.fields.ts';

/** Days before the end of storage from which notice may be given. */
export const noticeDays = 30;

/** The first day on which it may be given. */
export const noticeFrom = (storeDueDt: string): string => addDays(storeDueDt, -noticeDays);

export const bondedStockRules: Rules<typeof stockFields> = {
  barred: {
    notice: ({ storeDueDt }, { today }) => {
      const from = storeDueDt ? noticeFrom(storeDueDt) : null;
      return from && from > String(today) ? { code: 'E_STATE', text: 'bondedNoticeEarly', args: [from] } : undefined;
    },
  },
};
