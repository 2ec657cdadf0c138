/** A detail grid: buttons in the row above it, the grid, the line under it; cards on a phone. */
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useStore, useTranslate } from 'react-admin';
import type { Field, Values } from '../../../../core/field.ts';
import type { Resource } from '../../../../core/resource.ts';
import { gridColumns, headerFields } from '../../../../record/resource.ts';
import { isUntouched, rowKey } from '../../../../sheet/editing.ts';
import type { Row } from '../../../../sheet/editing.ts';
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
import {
  DetailCards,
  DetailGrid,
  DetailStatus,
  DetailTools,
  RangeStatus,
  useDetailActions,
} from '../../../../sheet/index.ts';
import type { Detail, DetailActions, DetailHandle, FirstProblem } from '../../../../sheet/index.ts';
import { plainLayout } from '../../../../ui/grid/layout.ts';
import type { GridLayout } from '../../../../ui/grid/types.ts';
import { usePhone } from '../../../../ui/useMedia.ts';
import { useFileExport } from '../../../export/useFileExport.tsx';
import { gridOrder } from './gridOrder.ts';
import { errorsOf, saidAt } from '../model/problems.ts';
import type { FormProblem } from '../model/problems.ts';
import { nameFieldOf } from '../names.ts';
import { useRecordForm } from '../recordForm.ts';
import { useDetail } from './useDetail.ts';
import { enterHead, useHeadKeys } from './useHeadKeys.ts';

const ImportDialog = lazy(() => import('../../../import/ImportDialog.tsx'));

/** A place to which the keyboard goes; a new object each time it shall go. */
export interface Target {
  readonly grid: string;
  readonly row?: string;
  readonly field?: string;
}

/** Places where the keyboard has been brought: a grid that is drawn again does not go there again. */
const reached = new WeakSet<Target>();

interface Placed {
  /** Where the buttons stand. */
  readonly tools: HTMLElement | null;
  readonly target: Target | undefined;
}

/** Among grids that stand below one another. */
export interface StackPlace {
  /** The keyboard came to a row. */
  readonly onRow: (row: string) => void;
  /** A row that must be open for the target to show. */
  readonly rowOver: (target: Target) => string | undefined;
  /** Where the figures of the chosen range stand while the keyboard is here. */
  readonly figures: HTMLElement | null | undefined;
  /** Ways into the grids that show, by name; each tells whether the keyboard found a place there. */
  readonly doors: Map<string, () => boolean>;
  /** The grid below this one, or above. */
  readonly next: (back: boolean) => string | undefined;
  /** What stands under the inputs of a row on a phone. */
  readonly below: ((row: Row) => ReactNode) | undefined;
}

/** A grid alone in its tab. */
export function GridPanel({ grid, ...placed }: Placed & { readonly grid: string }) {
  return <GridView given={useDetail(grid, useTranslate())} {...placed} />;
}

interface Props extends Placed {
  readonly given: Detail;
  readonly stack?: StackPlace;
}

export function GridView({ given, tools, target, stack }: Props) {
  const t = useTranslate();
  const phone = usePhone();
  const { screen, resource, problems, before } = useRecordForm();
  const context = useFieldEnvironment();
  const files = useFileExport();
  const { grid } = given;
  // From one grid to the next, and from the last one back to the fields.
  const leaves = (back: boolean) => (stack?.doors.get(stack.next(back) ?? '')?.() ?? false) || enterHead(tools);
  const { detail, actions: plain } = useDetailActions({ ...given, leaves }, before);
  const actions = stack ? choosing(plain, detail, stack) : plain;
  const [layout, setLayout] = useStore<GridLayout>(`grid:${screen.name}.${grid}`, startLayout(detail.field));
  const columns = { layout, onLayout: setLayout };
  const handle = useRef<DetailHandle>(null);
  const [sheet, setSheet] = useState<string>();
  const [filing, setFiling] = useState(false);
  const takesFiles = resource.imports?.rows?.includes(grid) === true;
  const wrong = errorsOf(problems).filter((problem) => problem.grid === grid);

  const openRow = (row: string | undefined) => {
    setSheet(row);
    if (row !== undefined) stack?.onRow(row);
  };
  const onExport = (kind: 'excel' | 'pdf') => {
    const title = String(
      before[nameFieldOf(resource, before, context.lang)] ?? t(`resources.${resource.prefix}.name`, { smart_count: 1 }),
    );
    files.run(gridOrder(detail, kind, { screen, grid, title, layout, context, words: { sum: t('desk.export.sum') } }));
  };
  // Where no row is yet the keyboard comes to the button that makes one.
  const enter = () => {
    if (handle.current?.enter()) return true;
    const add = detail.lock === undefined ? tools?.querySelector('button') : undefined;
    add?.focus();
    return add !== undefined && add !== null;
  };
  const go = (row: string | undefined, name: string | undefined) => {
    // What is missing is a row.
    if (row === undefined) enter();
    else if (phone) openRow(row);
    else if (detail.rows.some((one) => rowKey(one) === row)) handle.current?.focus(row, name);
    // It shows once its row above is chosen.
    else actions.wanted.current = { row, column: name };
  };
  const openOver = useEffectEvent((to: Target) => {
    const over = phone ? stack?.rowOver(to) : undefined;
    if (over !== undefined) openRow(over);
  });
  const goTo = useEffectEvent(go);
  useEffect(() => {
    if (!target || reached.has(target)) return;
    if (target.grid !== grid) return openOver(target);
    reached.add(target);
    goTo(target.row, target.field);
  }, [target, grid]);
  // The first of several grids; the others are reached from it.
  useHeadKeys(given.above ? undefined : { enter, add: actions.add });
  const doors = stack?.doors;
  const enterNow = useEffectEvent(enter);
  useEffect(() => {
    doors?.set(grid, () => enterNow());
    return () => void doors?.delete(grid);
  }, [doors, grid]);
  // Chosen from below: a keyboard that was here before goes on from there.
  const mark = useEffectEvent((row: string) => {
    if (actions.selected) handle.current?.mark(row);
  });
  useEffect(() => {
    if (detail.chosen !== undefined) mark(detail.chosen);
  }, [detail.chosen]);
  // One new row is filled in at once; of several that were loaded none comes first.
  const added = (actions.wanted.current?.height ?? 1) > 1 ? undefined : actions.wanted.current?.row;
  const openAdded = useEffectEvent(openRow);
  useEffect(() => {
    if (phone && added !== undefined) {
      actions.wanted.current = undefined;
      openAdded(added);
    }
  }, [phone, added, actions.wanted]);

  return (
    <>
      {tools &&
        createPortal(
          <DetailTools
            detail={detail}
            actions={actions}
            onImport={takesFiles ? () => setFiling(true) : undefined}
            {...columns}
          />,
          tools,
        )}
      {phone ? (
        <DetailCards detail={detail} open={sheet} onOpen={openRow} below={stack?.below} />
      ) : (
        <DetailGrid ref={handle} detail={detail} actions={actions} onExport={onExport} {...columns} />
      )}
      {files.dialog}
      {filing && (
        <Suspense fallback={null}>
          <ImportDialog
            screen={screen}
            grid={grid}
            label={detail.label}
            record={() => headerOf(resource, detail.record)}
            onClose={() => setFiling(false)}
            onRows={(rows) =>
              actions.lay(
                rows.map((row) => ({ ...detail.newRow(), ...row })),
                undefined,
                'import',
              )
            }
          />
        </Suspense>
      )}
      {stack ? (
        stack.figures && createPortal(<RangeStatus {...{ detail, actions, layout }} />, stack.figures)
      ) : (
        <DetailStatus
          {...{ detail, actions, layout }}
          problem={firstOf(wrong, detail, t, (one) => go(one.row, one.field))}
        />
      )}
    </>
  );
}

/** The row with the keyboard is the one whose rows stand below; one that came by itself only once somebody types there. */
const choosing = (actions: DetailActions, { rows }: Detail, { onRow }: StackPlace): DetailActions => ({
  ...actions,
  setSelected(selected) {
    actions.setSelected(selected);
    const row = selected && rows[selected.row];
    if (row && !isUntouched(row)) onRow(rowKey(row));
  },
});

/** What the rows hang on: the header as it stands, without the rows. */
const headerOf = (resource: Resource, record: Values): Values =>
  Object.fromEntries(Object.keys(headerFields(resource)).map((name) => [name, record[name] ?? null]));

/** Columns that are seldom needed start hidden, and with them the remark. */
function startLayout(rows: Field): GridLayout {
  const more = Object.entries(gridColumns(rows))
    .filter(([, field]) => field.more)
    .map(([name]) => name);
  return more.length > 0 ? { ...plainLayout, hidden: [...more, 'remark'] } : plainLayout;
}

/** The first thing wrong in the grid, in words that say where. */
function firstOf(
  wrong: readonly FormProblem[],
  detail: Detail,
  t: ReturnType<typeof useTranslate>,
  onJump: (problem: FormProblem) => void,
): FirstProblem | undefined {
  const first = wrong[0];
  if (!first) return undefined;
  const row = detail.rows.findIndex((one) => rowKey(one) === first.row) + 1;
  const name = detail.columns.find((column) => column.name === first.field)?.label ?? detail.label;
  const place = row > 0 ? t('desk.grid.place', { row, name }) : name;
  return {
    count: wrong.length,
    words: t('desk.grid.errors', { count: wrong.length, why: saidAt(place, first) }),
    onJump: () => onJump(first),
  };
}
