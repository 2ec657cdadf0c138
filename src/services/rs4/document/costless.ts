/** Work that is sold without a purchase price: a profit rate over the whole says little while there is such work. */
import { figure } from '../../../core/decimal.ts';
import { linesOf } from './document.rules.ts';
import type { DocumentLine, DocumentRecord } from './fields.ts';

/** A line of a form may have been taken away. */
type Line = DocumentLine & { readonly _deleted?: boolean };

export const costlessCount = (record: DocumentRecord): number =>
  linesOf<Line>(record).filter(
    (line) => line.lineTpCd === 'I' && !line._deleted && figure(line.quotAmount).gt(0) && figure(line.purcTot).eq(0),
  ).length;

/** Is there a rate to tell? Of a profit on no cost at all there is none: the stored one is 0 (00-conventions 1.6), as if nothing were earned. */
export const hasRate = ({ purcTot, prftAmt }: Pick<DocumentRecord, 'purcTot' | 'prftAmt'>): boolean =>
  !figure(purcTot).eq(0) || figure(prftAmt).eq(0);
