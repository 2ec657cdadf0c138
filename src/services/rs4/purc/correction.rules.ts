/** What a receipt that was written down wrongly should have said: less than was noted, or another day. */
import { figure } from '../../../core/decimal.ts';
import type { Problem } from '../../../core/problem.ts';
import type { RecordOf, RowOf } from '../../../core/record.ts';
import { grouped } from '../../../fields/decimal/exact.ts';
import { linesOf } from '../document/document.rules.ts';
import type { purcFields } from './purc.fields.ts';
import { isReceived, type Receipt } from './receipt.rules.ts';

type Purc = RecordOf<typeof purcFields>;
type Line = RowOf<typeof purcFields>;

const hasCome = ({ recvQty }: Line): boolean => figure(recvQty).gt(0);

/** Lines of which something came, as they stand. */
export const receivedLines = (purc: Purc): readonly Receipt[] =>
  linesOf(purc)
    .filter(hasCome)
    .map(({ id, recvQty, recvDt }) => ({ id, recvQty, recvDt }));

const differs = (row: Receipt, line: Line): boolean =>
  !figure(row.recvQty).eq(figure(line.recvQty)) || (hasCome(row) && row.recvDt !== line.recvDt);

/** Never more than was noted: what came besides is received (E_BAL). What came has a day; nothing corrected is no step. */
export function correctionProblems(input: { readonly came?: readonly Receipt[] }, purc: Purc): Problem[] {
  const lines = new Map(linesOf(purc).map((line) => [line.id, line]));
  const came = input.came ?? [];
  const wrong = came.flatMap((said, row): Problem[] => {
    const line = lines.get(said.id);
    const at = { grid: 'came', row } as const;
    if (line && figure(said.recvQty).gt(figure(line.recvQty)))
      return [{ ...at, code: 'E_BAL', field: 'recvQty', text: 'recvFixMore', args: [grouped(line.recvQty ?? '0')] }];
    return hasCome(said) && !said.recvDt ? [{ ...at, code: 'E_REQUIRED', field: 'recvDt' }] : [];
  });
  if (wrong.length) return wrong;
  const same = came.every((said) => !differs(said, lines.get(said.id) ?? {}));
  return same ? [{ code: 'E_RANGE', field: 'came', text: 'recvFixNothing' }] : [];
}

/** Lines as they came in truth; one that nothing came of has no day. */
export function withCorrection<L extends Line>(lines: readonly L[], came: readonly Receipt[]): L[] {
  const said = new Map(came.map((row) => [row.id, row]));
  return lines.map((line) => {
    const row = said.get(line.id);
    return row ? { ...line, recvQty: row.recvQty, recvDt: hasCome(row) ? row.recvDt : null } : line;
  });
}

/** Where a purchase stands by what came of it. */
export const stateByLines = (lines: readonly Line[]): 'ORD' | 'PART' | 'RECV' =>
  isReceived(lines) ? 'RECV' : lines.some(hasCome) ? 'PART' : 'ORD';
