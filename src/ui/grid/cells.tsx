import { createContext, use, useEffect, useEffectEvent, useRef } from 'react';
import type { Key, ReactNode, RefObject } from 'react';
import { Cell } from 'react-data-grid';
import type { CellRendererProps, RenderCheckboxProps, RenderSortStatusProps } from 'react-data-grid';
import { DownGlyph, UpGlyph } from '../icon/glyphs.tsx';
import { Checkbox } from '../form/Checkbox.tsx';
import { SheetContext } from './sheet/SheetContext.ts';
import { useTip } from '../tip/useTip.tsx';

type CellError = (row: unknown, columnKey: string) => string | undefined;

const ProblemContext = createContext<CellError | undefined>(undefined);
const WarningContext = createContext<CellError | undefined>(undefined);

/** Carries the cells' messages past react-data-grid, whose cell renderer must stay the same function. */
export function useCellProblems<R>(
  cellError: ((row: R, columnKey: string) => string | undefined) | undefined,
  cellWarning: ((row: R, columnKey: string) => string | undefined) | undefined,
) {
  return {
    provide: (grid: ReactNode) => (
      <ProblemContext value={cellError as CellError | undefined}>
        <WarningContext value={cellWarning as CellError | undefined}>{grid}</WarningContext>
      </ProblemContext>
    ),
  };
}

function GridCell<R, S>(props: CellRendererProps<R, S>) {
  const wrong = use(ProblemContext)?.(props.row, props.column.key);
  const message = [wrong, use(WarningContext)?.(props.row, props.column.key)].find((one) => one !== undefined);
  const sheet = use(SheetContext);
  const cell = useRef<HTMLDivElement>(null);
  const open = sheet?.isOpen({ row: props.rowIdx, col: props.column.idx - sheet.first() });
  // One and the same cell with a message and without: the keyboard may be in it when the message comes.
  return (
    <>
      <Cell
        {...props}
        ref={cell}
        aria-readonly={open ? undefined : true}
        aria-invalid={wrong === undefined ? undefined : true}
      />
      {message !== undefined && <CellTip cell={cell} active={props.isCellActive} message={message} />}
    </>
  );
}

interface CellTipProps {
  readonly cell: RefObject<HTMLDivElement | null>;
  readonly active: boolean;
  readonly message: string;
}

/** The message of a cell: shown under the pointer and while the keyboard is in it. */
function CellTip({ cell, active, message }: CellTipProps) {
  const { describedBy, tip, show, hide } = useTip(message, { tone: 'error', delay: 0 });

  const listen = useEffectEvent((element: HTMLElement) => {
    const holds = (place: EventTarget | null) => place instanceof Node && element.contains(place);
    const come = () => show(element);
    const leave = () => holds(document.activeElement) || hide();
    const blur = (event: FocusEvent) => holds(event.relatedTarget) || hide();
    element.addEventListener('mouseenter', come);
    element.addEventListener('mouseleave', leave);
    element.addEventListener('focusin', come);
    element.addEventListener('focusout', blur);
    return () => {
      element.removeEventListener('mouseenter', come);
      element.removeEventListener('mouseleave', leave);
      element.removeEventListener('focusin', come);
      element.removeEventListener('focusout', blur);
    };
  });
  useEffect(() => (cell.current ? listen(cell.current) : undefined), [cell]);

  const follow = useEffectEvent((on: boolean) => {
    if (!on) hide();
    else if (cell.current?.contains(document.activeElement)) show(cell.current);
  });
  useEffect(() => follow(active), [active]);

  // The message is told where the keyboard is: at the box in the cell, or at the cell.
  useEffect(() => {
    const place = cell.current?.querySelector('[tabindex="0"]') ?? cell.current;
    if (!place || !describedBy) return undefined;
    place.setAttribute('aria-describedby', describedBy);
    return () => place.removeAttribute('aria-describedby');
  }, [cell, describedBy]);

  return tip;
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
