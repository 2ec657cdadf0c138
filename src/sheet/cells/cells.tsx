/** Cells of a detail grid. */
import type { ReactNode } from 'react';
import type { RowKind } from '../../core/resource.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { DragGlyph } from '../../ui/icon/glyphs.tsx';
import { typeOf } from '../../fields/index.ts';
import { uiOf } from '../../fields/ui.ts';
import { useFieldEnvironment } from '../../fields/ui-contract.ts';
import type { DetailColumn } from '../detail.ts';
import type { Row } from '../editing.ts';

interface ValueProps {
  readonly column: DetailColumn;
  readonly row: Row;
  /** What it says while it is empty. */
  readonly told?: string | undefined;
}

/** A value as its type shows it; what the type refuses, as it was typed. */
export function ValueCell({ column, row, told }: ValueProps) {
  const environment = useFieldEnvironment();
  const { field, name } = column;
  const value = row[name];
  if (typeof value === 'string' && 'problem' in typeOf(field).parse(value, field)) return <>{value}</>;
  if (value === null || value === undefined || value === '')
    return told ? <span className="hg-told">{told}</span> : null;
  const { Cell } = uiOf(field);
  return Cell ? (
    <Cell field={field} name={name} value={value} record={row} />
  ) : (
    <>{typeOf(field).format(value, field, environment)}</>
  );
}

/** The word for what kind of row it is. */
export const KindCell = ({ kind, children }: { readonly kind: RowKind | undefined; readonly children: ReactNode }) => (
  <span className={`hg-kind hg-kind--${kind ?? 'plain'}`}>{children}</span>
);

/** The words of a heading, and how many rows stand below it. */
export const HeadCell = ({ rows, children }: { readonly rows: string; readonly children: ReactNode }) => (
  <>
    {children} <span className="hg-headrows">{rows}</span>
  </>
);

/** Yes or no is turned in its place; the cell keeps the keyboard. */
export function TurnCell({
  column,
  row,
  onTurn,
}: {
  readonly column: DetailColumn;
  readonly row: Row;
  readonly onTurn: () => void;
}) {
  return (
    <Checkbox
      tabIndex={-1}
      aria-label={column.label}
      checked={row[column.name] === 'Y'}
      onChange={onTurn}
      onMouseDown={(event) => event.preventDefault()}
    />
  );
}

/** Six dots to drag a row by; the keyboard's twin is Alt with an arrow. */
export function DragHandle({ label }: { readonly label: string }) {
  return (
    <span className="hg-drag" draggable title={label} aria-hidden="true">
      <DragGlyph />
    </span>
  );
}
