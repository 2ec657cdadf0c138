import { createContext, use, useEffect, useEffectEvent, useRef } from 'react';
import type { Key, ReactNode } from 'react';
import { Cell } from 'react-data-grid';
import type { CellRendererProps, RenderCheckboxProps, RenderSortStatusProps } from 'react-data-grid';
import { DownGlyph, UpGlyph } from '../icon/glyphs.tsx';
import { Checkbox } from '../form/Checkbox.tsx';
import { SheetContext } from './sheet/SheetContext.ts';
import { useTip } from '../tip/useTip.tsx';

type CellError = (row: unknown, columnKey: string) => string | undefined;

const ProblemContext = createContext<CellError | undefined>(undefined);

/** Carries the cells' messages past react-data-grid, whose cell renderer must stay the same function. */
export function useCellProblems<R>(cellError: ((row: R, columnKey: string) => string | undefined) | undefined) {
  return {
    provide: (grid: ReactNode) => <ProblemContext value={cellError as CellError | undefined}>{grid}</ProblemContext>,
  };
}

function GridCell<R, S>(props: CellRendererProps<R, S>) {
  const message = use(ProblemContext)?.(props.row, props.column.key);
  const sheet = use(SheetContext);
  const open = sheet?.isOpen({ row: props.rowIdx, col: props.column.idx - sheet.first() });
  const told = { ...props, 'aria-readonly': open ? undefined : true };
  return message === undefined ? <Cell {...told} /> : <BadCell {...told} message={message} />;
}

/** A cell with a message: shown under the pointer and while the keyboard is on it. */
function BadCell<R, S>({ message, ...props }: CellRendererProps<R, S> & { message: string }) {
  const cell = useRef<HTMLDivElement>(null);
  const { handlers, describedBy, tip, show, hide } = useTip(message, { tone: 'error', delay: 0 });
  const active = props.isCellActive;

  const follow = useEffectEvent((on: boolean) => {
    if (!on) hide();
    else if (cell.current?.contains(document.activeElement)) show(cell.current);
  });
  useEffect(() => follow(active), [active]);

  return (
    <>
      <Cell
        {...props}
        ref={cell}
        aria-invalid="true"
        aria-describedby={describedBy}
        onMouseEnter={handlers.onMouseEnter}
        onMouseLeave={handlers.onMouseLeave}
        onFocusCapture={() => cell.current && show(cell.current)}
        onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || hide()}
      />
      {tip}
    </>
  );
}

function gridCheckbox({ onChange, ...props }: RenderCheckboxProps) {
  return <Checkbox {...props} onChange={(event) => onChange(event.target.checked, isShift(event.nativeEvent))} />;
}

function isShift(event: Event): boolean {
  return 'shiftKey' in event && event.shiftKey === true;
}

function sortStatus({ sortDirection, priority }: RenderSortStatusProps) {
  return (
    <span className="hg-sort">
      {sortDirection === 'ASC' && <UpGlyph />}
      {sortDirection === 'DESC' && <DownGlyph />}
      {priority !== undefined && <span className="hg-sort__n">{priority}</span>}
    </span>
  );
}

/** One constant for all grids: react-data-grid redraws everything when these change. */
export const renderers = {
  renderCell: <R, S>(key: Key, props: CellRendererProps<R, S>) => <GridCell key={key} {...props} />,
  renderCheckbox: gridCheckbox,
  renderSortStatus: sortStatus,
};
