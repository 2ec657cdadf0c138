/** A grid with the grids below it: the row chosen in each filters the next. */
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Row } from '../../../../sheet/editing.ts';
import { sumLinesOf } from '../../../../sheet/useDetailColumns.ts';
import { sumLine } from '../../../../ui/grid/DataGrid.tsx';
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
import { TabPanel } from '../../../../ui/tabs/Tabs.tsx';
import { usePhone } from '../../../../ui/useMedia.ts';
import { Words } from '../../../../ui/Words.tsx';
import { GridView } from '../grids/GridPanel.tsx';
import type { StackPlace, Target } from '../grids/GridPanel.tsx';
import { useRecordForm } from '../recordForm.ts';
import { aboveOf, gridsBelow, rootGrid } from './gridTree.ts';
import { LowerBar, lowerTabs } from './LowerBar.tsx';
import { keyOver } from './rowsBelow.ts';
import { StackStatus } from './StackStatus.tsx';
import { useBelowDetail } from './useBelowDetail.ts';
import type { Choice } from './useChosenRows.ts';
import { useRemovalQuestion } from './useRemovalQuestion.tsx';
import './below.css';

interface Props {
  readonly grid: string;
  readonly choice: Choice;
  /** Where the buttons of the uppermost grid stand. */
  readonly tools: HTMLElement | null;
  readonly target: Target | undefined;
}

export default function GridStack(props: Props) {
  const { lang } = useFieldEnvironment();
  return (
    <Words section="below" lang={lang}>
      <Stack {...props} />
    </Words>
  );
}

function Stack({ grid, choice, tools, target: given }: Props) {
  const { resource } = useRecordForm();
  const { ask, question } = useRemovalQuestion();
  const [figures, setFigures] = useState<HTMLElement | null>(null);
  const [active, setActive] = useState(grid);
  const [jumped, setJumped] = useState<Target>();
  const [doors] = useState(() => new Map<string, () => boolean>());
  const target = jumped ?? given;
  const show = useEffectEvent((to: Target) => {
    if (to.row !== undefined && to.grid !== grid && rootGrid(resource, to.grid) === grid) choice.show(to.grid, to.row);
  });
  useEffect(() => setJumped(undefined), [given]);
  useEffect(() => {
    if (target) show(target);
  }, [target]);
  return (
    <div className="hg-stack">
      <Level {...{ grid, choice, tools, target, ask, figures, active, doors }} onActive={setActive} />
      <StackStatus grid={grid} onJump={setJumped} figures={setFigures} />
      {question}
    </div>
  );
}

interface LevelProps extends Props {
  readonly ask: (count: number) => Promise<boolean>;
  readonly figures: HTMLElement | null;
  /** The grid with the keyboard. */
  readonly active: string;
  readonly onActive: (grid: string) => void;
  readonly doors: StackPlace['doors'];
}

/** One grid, and the levels below it. */
function Level({ grid, tools, ...rest }: LevelProps) {
  const { resource, values } = useRecordForm();
  const phone = usePhone();
  const box = useRef<HTMLDivElement>(null);
  const { choice, target, figures, active, doors } = rest;
  const detail = useBelowDetail(grid, choice, rest.ask);
  const lowers = gridsBelow(resource, grid);
  const below = lowers.length > 0 ? <Lower key={grid} above={grid} lowers={lowers} {...rest} /> : null;
  const environment = useFieldEnvironment();
  // Rows with their head and the sums, of which each further unit has a line of its own.
  const { field, columns, rows } = detail;
  const lines = useMemo(() => sumLinesOf({ field, columns, rows }, environment), [field, columns, rows, environment]);
  const high = (Math.max(rows.length, 2) + 2) * rowHeight + (lines - 1) * sumLine + 1;
  return (
    <>
      <div
        className={below && !phone ? 'hg-stack__upper' : 'hg-stack__last'}
        // As high as its rows: the rows below begin right under them.
        style={below && !phone ? { flexBasis: high } : undefined}
        ref={box}
        onFocus={() => rest.onActive(grid)}
      >
        <GridView
          given={detail}
          tools={tools}
          target={target}
          stack={{
            onRow: (row) => {
              if (row !== detail.chosen) leaveOther(box.current);
              choice.choose(grid, row);
            },
            rowOver: ({ grid: to, row }) =>
              row === undefined ? undefined : keyOver(resource, values, grid, { grid: to, row }),
            figures: active === grid ? figures : undefined,
            doors,
            next: (back) => (back ? aboveOf(resource, grid) : lowers.find((one) => doors.has(one))),
            below: below && phone ? (_row: Row) => below : undefined,
          }}
        />
      </div>
      {!phone && below}
    </>
  );
}

/** What is being typed in another of the grids is taken over before its rows go out of sight. */
function leaveOther(box: HTMLElement | null): void {
  const at = document.activeElement;
  if (at instanceof HTMLElement && at.closest('.hg-stack') && !box?.contains(at)) at.blur();
}

const rowHeight = 30;

interface LowerProps extends Omit<LevelProps, 'grid' | 'tools'> {
  readonly above: string;
  readonly lowers: readonly string[];
}

/** The bar that says whose rows these are, and the grid of them. */
function Lower({ above, lowers, ...rest }: LowerProps) {
  const { resource } = useRecordForm();
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const [wanted, setWanted] = useState(lowers[0]!);
  const { target } = rest;
  const open = useEffectEvent((to: Target) => {
    let grid: string | undefined = to.grid;
    while (grid !== undefined && !lowers.includes(grid)) grid = aboveOf(resource, grid);
    if (grid !== undefined) setWanted(grid);
  });
  useEffect(() => {
    if (target) open(target);
  }, [target]);
  return (
    <>
      <LowerBar above={above} lowers={lowers} grid={wanted} onGrid={setWanted} choice={rest.choice} tools={setTools} />
      <TabPanel idBase={lowerTabs(above)} id={wanted} className="hg-lower__panel">
        <Level key={wanted} grid={wanted} tools={tools} {...rest} />
      </TabPanel>
    </>
  );
}
