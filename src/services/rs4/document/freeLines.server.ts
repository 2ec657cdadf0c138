/** Work that costs something and is sold for nothing: asked about once, for a price may have been forgotten. */
import { figure } from '../../../core/decimal.ts';
import type { Problem } from '../../../core/problem.ts';
import { foreignOf } from '../../shared/amounts.ts';
import { linesOf } from './document.rules.ts';
import type { DocumentLine, DocumentRecord } from './fields.ts';

/** A line of a document, as it is stored or as it comes in. */
type Line = DocumentLine & { readonly id?: number | null };

const isFree = (line: Line, price: 'price' | 'priceFrgn'): boolean =>
  line.lineTpCd === 'I' && figure(line[price]).eq(0) && figure(line.purcTot).gt(0);

export function freeLines(record: DocumentRecord, stored: DocumentRecord | null): Problem[] {
  const field = foreignOf(record) ? 'priceFrgn' : 'price';
  const linesBefore: readonly Line[] = stored ? linesOf(stored) : [];
  const known = new Set(linesBefore.filter((line) => isFree(line, field)).map(({ id }) => id));
  return linesOf(record).flatMap((line: Line, row): Problem[] =>
    isFree(line, field) && !(line.id && known.has(line.id))
      ? [{ code: 'E_RANGE', text: 'lineForNothing', grid: 'item', row, field, warn: true }]
      : [],
  );
}
