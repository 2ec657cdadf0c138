/** What customs named in a refusal and nobody has mended: asked about before the declaration is sent again. Pure. */
import type { Values } from '../../../core/field.ts';
import { stillStands, type PlacedError } from '../../../core/messages.ts';
import type { Problem } from '../../../core/problem.ts';

interface Answered {
  readonly msg?:
    | readonly {
        readonly sortNo?: number | null;
        readonly msgTpCd?: string | null;
        readonly msgErrors?: readonly PlacedError[] | null;
      }[]
    | null;
}

export function unmended(record: Values & Answered): Problem[] {
  const [last] = (record.msg ?? []).toSorted((a, b) => (b.sortNo ?? 0) - (a.sortNo ?? 0));
  if (last?.msgTpCd !== 'REPLY') return [];
  const left = (last.msgErrors ?? []).filter((error) => {
    const { grid, rowId } = error;
    const rows = grid === undefined ? [] : ((record[grid] ?? []) as readonly Values[]);
    return stillStands(error, grid === undefined ? record : rows.find(({ id }) => id === rowId));
  });
  return left.length ? [{ code: 'E_STATE', text: 'declUnmended', args: [left.length], warn: true }] : [];
}
