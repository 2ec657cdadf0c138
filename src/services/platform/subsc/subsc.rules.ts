/** What holds of a subscription by itself: the cloud terms are agreed to, and an end is told of in time (10-platform subsc). */
import { addDays } from '../../../core/dates.ts';
import { namesIf, type Rules } from '../../../core/resource.ts';
import type { subscFields } from './subsc.fields.ts';

/** Days between telling of an end and the end. */
export const noticeDays = 7;

/** The first day on which a subscription may end that is given notice of on a day. */
export const firstEnd = (today: string): string => addDays(today, noticeDays);

export const subscRules: Rules<typeof subscFields> = {
  check: ({ agreeYn }) => (agreeYn === 'Y' ? [] : [{ code: 'E_REQUIRED', field: 'agreeYn', text: 'mustAgree' }]),
  // Whoever uses it comes with its menus.
  barred: {
    changeUserCnt: (_subsc, { announced }) =>
      announced === true ? { code: 'E_STATE', text: 'notOpenYet' } : undefined,
  },
  absent: ({ reqDt, startDt, termReqDt, endDt }) => [
    // The card of the service says its system; the day comes with the application.
    ...namesIf(!reqDt, 'reqDt', 'sysCd'),
    ...namesIf(!startDt, 'startDt'),
    ...namesIf(!termReqDt, 'termReqDt', 'termReason'),
    ...namesIf(!endDt, 'endDt'),
  ],
};
