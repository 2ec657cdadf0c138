/** Words above the columns of a grid that two companies fill in: whose they are and who reads them, from their declarations. */
import HiddenIcon from '@mui/icons-material/VisibilityOffOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import type { ReactNode } from 'react';
import type { FieldEnvironment } from '../../fields/ui-contract.ts';
import type { GridHead } from '../../ui/grid/types.ts';
import type { DetailColumn } from '../detail.ts';

type Kind = 'own' | 'theirs' | 'both';

/** What the company alone sees. */
export const isOwn = ({ field }: Pick<DetailColumn, 'field'>): boolean => field.seenBy !== undefined;

/** What another side fills in is computed for whoever only reads it (`declaredFor`). */
const isTheirs = ({ field }: Pick<DetailColumn, 'field'>): boolean =>
  field.writtenBy !== undefined && Boolean(field.computed);

/** Of each column in its order; none at all where nothing is kept from the other company. */
export function headKinds(columns: readonly Pick<DetailColumn, 'field'>[]): readonly (Kind | undefined)[] {
  const from = columns.findIndex(isOwn);
  if (from < 0) return columns.map(() => undefined);
  // Of rows that nobody else fills in there is nothing to tell but what is kept.
  const shared = columns.some(isTheirs);
  return columns.map((column, at) => {
    if (isOwn(column)) return 'own';
    if (!shared) return undefined;
    // What is reckoned from the columns of the other one stands beside them, and is nobody's.
    return isTheirs(column) ? 'theirs' : at > from ? 'both' : undefined;
  });
}

const icons: Record<Kind, ReactNode> = {
  own: <HiddenIcon aria-hidden="true" />,
  theirs: <LockIcon aria-hidden="true" />,
  both: null,
};

/** What stands above each column. */
export function groupHeads(
  columns: readonly DetailColumn[],
  { t }: Pick<FieldEnvironment, 't'>,
): readonly (GridHead | undefined)[] {
  const made = new Map<Kind, GridHead>();
  return headKinds(columns).map((kind) => {
    if (!kind) return undefined;
    const words = t(`desk.grid.above_${kind}`);
    const head = made.get(kind) ?? {
      words: (
        <span className="hg-above" title={words}>
          {icons[kind]}
          {words}
        </span>
      ),
      className: `hg-abovehead hg-abovehead--${kind}`,
    };
    made.set(kind, head);
    return head;
  });
}
