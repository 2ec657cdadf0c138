/** What a card of a box shows of a document. */
import type { RowOf, WireOf } from '../../../core/record.ts';
import type { apprFields } from '../appr.fields.ts';
import type { Step } from '../steps.rules.ts';

type Shown = 'apprNo' | 'title' | 'apprDocId' | 'draftUserId' | 'draftDtm' | 'amount' | 'urgentYn' | 'stCd' | 'srcTbl';

/** A row of the list: with the steps of its line, and what form or record say. */
export type BoxRow = Pick<WireOf<typeof apprFields>, Shown | 'apprDocNm' | 'draftUserNm' | 'id' | 'version'> & {
  readonly line?: readonly Step[];
  readonly vals?: readonly RowOf<typeof apprFields, 'val'>[];
};

const shown: readonly Shown[] = [
  'apprNo',
  'title',
  'apprDocId',
  'draftUserId',
  'draftDtm',
  'amount',
  'urgentYn',
  'stCd',
  'srcTbl',
];
/** Columns to ask for. */
export const boxColumns: readonly string[] = [...shown, 'line', 'vals'];
