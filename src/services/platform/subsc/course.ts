/** What became of a company's subscriptions: `GET platform/subsc/course`, newest first. */
import type { CodeKey } from '../../reference/codes/index.ts';

export interface CourseEvent {
  readonly subscId: number;
  readonly histDtm: string;
  readonly histTpCd: CodeKey<'SUBSC_HIST'>;
  readonly befVal: string | null;
  readonly aftVal: string | null;
  readonly subscNo: string;
  readonly prodNm: string;
}
/** What the values of an event are: a number of users, a day, or words that were typed. */
export const toldAs: Readonly<Record<CodeKey<'SUBSC_HIST'>, 'users' | 'begins' | 'ends' | 'words'>> = {
  ...{ REQ: 'users', USER: 'users', APPROVE: 'begins' },
  ...{ TERM_REQ: 'ends', TERM_CANCEL: 'ends', TERM: 'ends', CANCEL: 'words' },
};
/** No company comes near it; the report tells all of a period. */
export const mostEvents = 500;
