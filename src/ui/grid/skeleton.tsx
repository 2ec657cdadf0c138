import type { Column } from 'react-data-grid';
import { cx } from '../cx.ts';
import { alignClass, growingKeys } from './columns.tsx';
import type { GridColumn } from './types.ts';

export interface SkeletonRow {
  index: number;
}

/** Rows that are not there yet, fading towards the bottom. */
export const skeletonRows: readonly SkeletonRow[] = Array.from({ length: 24 }, (_, index) => ({ index }));

const shares = [0.72, 0.5, 0.86, 0.62, 0.78, 0.56, 0.68];

function Bar({ index, column, chip }: { index: number; column: number; chip?: boolean | undefined }) {
  const share = shares[(index * 3 + column) % shares.length] ?? 0.6;
  const width = chip ? 58 : `${share * 100}%`;
  return (
    <span
      className={chip ? 'hg-skel hg-skel--chip' : 'hg-skel'}
      style={{ width, opacity: Math.max(1 - index * 0.055, 0.35) }}
    />
  );
}

/** The columns of a grid that waits: heads as they will be, bars for cells; `label` names the heads without words. */
export function skeletonColumns<R>(
  shown: readonly GridColumn<R>[],
  { gutter, selectable, label }: { gutter: boolean; selectable: boolean; label: string },
): Column<SkeletonRow, number>[] {
  const growing = growingKeys(shown);
  const edge: Column<SkeletonRow, number>[] = [];
  if (gutter)
    edge.push({
      key: 'hg-gutter',
      name: '',
      width: 34,
      minWidth: 34,
      headerCellClass: 'hg-gutter',
      cellClass: 'hg-gutter',
      renderHeaderCell: () => <span className="hg-sr">{label}</span>,
    });
  if (selectable)
    edge.push({
      key: 'hg-select',
      name: '',
      width: 38,
      minWidth: 38,
      headerCellClass: 'hg-select',
      cellClass: 'hg-select',
      renderHeaderCell: () => <span className="hg-sr">{label}</span>,
      renderCell: ({ row }) => (
        <span className="hg-skel hg-skel--box" style={{ opacity: Math.max(1 - row.index * 0.055, 0.35) }} />
      ),
    });
  return [
    ...edge,
    ...shown.map((column, place): Column<SkeletonRow, number> => ({
      key: column.key,
      name: column.name,
      width: growing.has(column.key) ? `minmax(${column.width ?? 120}px, 1fr)` : (column.width ?? 120),
      headerCellClass: cx(alignClass(column), column.pinnedEnd && 'hg-cell--pin'),
      cellClass: cx(alignClass(column), column.pinnedEnd && 'hg-cell--pin'),
      renderCell: ({ row }) => <Bar index={row.index} column={place} chip={column.pinnedEnd} />,
    })),
  ];
}
