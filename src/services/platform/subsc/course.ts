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
/** No company comes near it; the report tells all of a period. */
export const mostEvents = 500;
