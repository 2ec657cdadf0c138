/** Rules of a post (10-platform `platform/system/board`): what belongs to which board, and how long it is posted. */
import { addDays, isDay } from '../../../core/dates.ts';
import type { Problem } from '../../../core/problem.ts';
import type { RecordOf } from '../../../core/record.ts';
import { namesIf, type Rules } from '../../../core/resource.ts';
import type { boardFields } from './board.fields.ts';

export const noticeBoard = 'platform_notice';
export const faqBoard = 'platform_faq';
/** A change of terms is posted for at least a week. */
const termsDays = 7;

const isDated = (value: unknown): value is string => typeof value === 'string' && isDay(value);

function period({ boardCd, noticeTpCd, postFromDt, postToDt }: RecordOf<typeof boardFields>): Problem[] {
  if (!isDated(postFromDt) || !isDated(postToDt)) return [];
  if (postToDt < postFromDt) return [{ code: 'E_RANGE', field: 'postToDt', text: 'postToBeforeFrom' }];
  const terms = boardCd === noticeBoard && noticeTpCd === 'TERMS';
  return terms && postToDt < addDays(postFromDt, termsDays)
    ? [{ code: 'E_RANGE', field: 'postToDt', text: 'termsTooShort', args: [termsDays] }]
    : [];
}

export const boardRules: Rules<typeof boardFields> = {
  requiredWhen: ({ boardCd }) => (boardCd === faqBoard ? ['boardSubCd'] : []),
  absent: ({ boardCd, askStCd }) => [
    ...(boardCd === noticeBoard ? (['boardSubCd'] as const) : (['noticeTpCd', 'popupYn'] as const)),
    ...(askStCd ? [] : (['askStCd'] as const)),
  ],
  // Whoever asked has said it so: the operator answers below it, or takes it off the board.
  locked: ({ askStCd }) => namesIf(askStCd, 'boardCd', 'title', 'boardDesc'),
  // What the board does not have is not kept from an earlier choice.
  compute: (record) =>
    record.boardCd === noticeBoard ? { ...record, boardSubCd: null } : { ...record, noticeTpCd: null, popupYn: 'N' },
  check: (record) => [
    // "All" is a way to search, not a category.
    ...(record.boardSubCd === 'ALL' ? [{ code: 'E_CODE', field: 'boardSubCd' } as const] : []),
    ...period(record),
  ],
};
