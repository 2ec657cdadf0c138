/**
 * The box around the chosen cells with its handle, drawn as items of the grid's own CSS grid: it scrolls with the
 * cells and needs no measuring. Columns that stay at a side have a piece of the box of their own.
 */
import type { CSSProperties, PointerEvent } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '../../cx.ts';
import { headLines } from '../layout.ts';
import { isSingle, rectOf } from '../model/selection.ts';
import type { Rect } from '../model/selection.ts';
import type { GridColumn } from '../types.ts';
import { useSheetState } from './store.ts';
import type { SheetStore } from './store.ts';

type Frozen = Pick<GridColumn<never>, 'above' | 'frozen' | 'pinnedEnd'>;
type Band = 'start' | 'middle' | 'end';

interface Piece {
  readonly band: Band;
  readonly left: number;
  readonly right: number;
  readonly first: boolean;
  readonly last: boolean;
}

const bandOf = ({ frozen, pinnedEnd }: Frozen): Band => (frozen ? 'start' : pinnedEnd ? 'end' : 'middle');

/** A range in pieces, one for each band of columns it touches. */
export function piecesOf({ left, right }: Pick<Rect, 'left' | 'right'>, columns: readonly Frozen[]): Piece[] {
  const pieces: { band: Band; left: number; right: number }[] = [];
  for (let col = left; col <= right; col++) {
    const band = bandOf(columns[col] ?? {});
    const last = pieces.at(-1);
    if (last?.band === band) last.right = col;
    else pieces.push({ band, left: col, right: col });
  }
  return pieces.map((piece, index) => ({ ...piece, first: index === 0, last: index === pieces.length - 1 }));
}

interface Props {
  readonly store: SheetStore;
  readonly columns: readonly Frozen[];
  /** Columns before the data. */
  readonly first: number;
  readonly rows: number;
  readonly grid: HTMLElement | null;
  /** Without one the handle is left out. */
  readonly onHandle: ((event: PointerEvent) => void) | undefined;
  readonly onHandleTwice: (() => void) | undefined;
}

export function RangeLayer({ store, columns, first, rows, grid, onHandle, onHandleTwice }: Props) {
  const { selection, filling, copied } = useSheetState(store);
  if (!grid || !selection || rows === 0) return null;
  const rect = rectOf(selection);
  if (rect.bottom >= rows || rect.right >= columns.length) return null;
  const shared = { columns, first };
  return createPortal(
    <>
      <Box {...shared} rect={rect} kind={isSingle(selection) ? 'one' : 'many'} />
      {filling && <Box {...shared} rect={filling} kind="filling" />}
      {copied && copied.bottom < rows && copied.right < columns.length && (
        <Box {...shared} rect={copied} kind="copied" />
      )}
      {onHandle && <Handle {...shared} rect={rect} onHandle={onHandle} onTwice={onHandleTwice} />}
    </>,
    grid,
  );
}

interface BoxProps {
  readonly rect: Rect;
  readonly columns: readonly Frozen[];
  readonly first: number;
}

/** Heads come first, lines count from 1. */
const place = (
  { top, bottom }: Rect,
  { left, right, band }: Piece,
  { columns, first }: Pick<BoxProps, 'columns' | 'first'>,
): CSSProperties => ({
  gridRow: `${top + headLines(columns) + 1} / ${bottom + headLines(columns) + 2}`,
  gridColumn: `${left + first + 1} / ${right + first + 2}`,
  insetInlineStart: band === 'start' ? `var(--rdg-frozen-start-${left + first})` : undefined,
  insetInlineEnd: band === 'end' ? `var(--rdg-frozen-end-${right + first})` : undefined,
});

function Box({ rect, columns, first, kind }: BoxProps & { readonly kind: 'one' | 'many' | 'filling' | 'copied' }) {
  return piecesOf(rect, columns).map((piece) => (
    <div
      key={piece.band + piece.left}
      aria-hidden="true"
      className={cx(
        'hg-range',
        `hg-range--${kind}`,
        piece.band !== 'middle' && 'hg-range--fixed',
        piece.first && 'hg-range--first',
        piece.last && 'hg-range--last',
      )}
      style={place(rect, piece, { columns, first })}
    />
  ));
}

interface HandleProps extends BoxProps {
  readonly onHandle: (event: PointerEvent) => void;
  readonly onTwice: (() => void) | undefined;
}

function Handle({ rect, columns, first, onHandle, onTwice }: HandleProps) {
  const piece = piecesOf(rect, columns).at(-1)!;
  const corner = { ...piece, left: piece.right };
  return (
    <div
      aria-hidden="true"
      className={cx('hg-range__corner', piece.band !== 'middle' && 'hg-range--fixed')}
      style={place({ ...rect, top: rect.bottom }, corner, { columns, first })}
    >
      <span className="hg-range__handle" onPointerDown={onHandle} onDoubleClick={onTwice} />
    </div>
  );
}
