/** The line under a grid: rows, what has changed, what is wrong, and what is chosen. */
import HiddenIcon from '@mui/icons-material/VisibilityOffOutlined';
import { useDeferredValue, useMemo } from 'react';
import { grouped, statsOf } from '../ui/grid/model/stats.ts';
import type { StatCell } from '../ui/grid/model/stats.ts';
import type { Selected } from '../ui/grid/sheet/types.ts';
import type { GridLayout } from '../ui/grid/types.ts';
import { useNextKey } from '../ui/form/useNextKey.ts';
import { AlertGlyph } from '../ui/icon/glyphs.tsx';
import { StatusDivider, StatusFigure, StatusLine } from '../ui/status/StatusLine.tsx';
import { useFieldEnvironment } from '../fields/ui-contract.ts';
import { cellFigure, cellText } from './cells/cellText.ts';
import { isNeeded } from './cells/columns.tsx';
import { isOwn } from './cells/groupHeads.tsx';
import type { Detail } from './detail.ts';
import { liveRows, rowKey, rowMark } from './editing.ts';
import type { Row, RowMark } from './editing.ts';
import type { DetailActions } from './useDetailActions.ts';
import { useShownColumns } from './useDetailColumns.ts';

export interface FirstProblem {
  readonly count: number;
  readonly words: string;
  readonly onJump: () => void;
}

interface Props {
  readonly detail: Detail;
  readonly actions: DetailActions;
  readonly layout: GridLayout;
  readonly problem?: FirstProblem;
}

export function DetailStatus({ detail, actions, layout, problem }: Props) {
  const { t } = useFieldEnvironment();
  const { rows, before, columns } = detail;
  const marks = useMemo(() => {
    const names = columns.filter((column) => !column.fixed).map((column) => column.name);
    return marksOf(rows, before, names);
  }, [rows, before, columns]);
  return (
    <StatusLine small end={<RangeStatus {...{ detail, actions, layout }} />}>
      <StatusFigure label={t('desk.list.total')} value={t('desk.grid.rows', { smart_count: liveRows(rows).length })} />
      <ChangeFigures marks={marks} />
      <WaitingRows detail={detail} />
      <ProblemLink problem={problem} />
    </StatusLine>
  );
}

export type MarkCounts = Readonly<Record<RowMark, number>>;

/** How many rows a save would add, change and delete. */
export function marksOf(rows: readonly Row[], before: ReadonlyMap<string, Row>, names: readonly string[]): MarkCounts {
  const marks = rows.map((row) => rowMark(before.get(rowKey(row)), row, names));
  const count = (mark: RowMark) => marks.filter((one) => one === mark).length;
  return { new: count('new'), changed: count('changed'), deleted: count('deleted') };
}

export function ChangeFigures({ marks }: { readonly marks: MarkCounts }) {
  const { t } = useFieldEnvironment();
  if (marks.new + marks.changed + marks.deleted === 0) return null;
  return (
    <>
      <StatusFigure label={t('desk.grid.added')} value={marks.new} tone="ok" />
      <StatusFigure label={t('desk.grid.changed')} value={marks.changed} tone="primary" />
      <StatusFigure label={t('desk.grid.deleted')} value={marks.deleted} />
    </>
  );
}

/** In how many rows the next step still waits for something: far below in a long request too. */
export function WaitingRows({ detail }: Pick<Props, 'detail'>) {
  const { t } = useFieldEnvironment();
  const asked = useDeferredValue(detail);
  const count = useMemo(() => {
    if (!asked.needed) return 0;
    return liveRows(asked.rows).filter((row) => asked.columns.some((column) => isNeeded(asked, column, row))).length;
  }, [asked]);
  if (!asked.needed || count === 0) return null;
  return (
    <>
      <StatusDivider />
      <StatusFigure label={asked.needed.words} value={t('desk.grid.rows', { smart_count: count })} tone="warn" />
    </>
  );
}

/** The first thing wrong, and the way there. */
export function ProblemLink({ problem }: Pick<Props, 'problem'>) {
  // Before a save has summed up all that is wrong, F8 leads to the first of it.
  useNextKey(problem !== undefined, () => problem?.onJump());
  if (!problem) return null;
  return (
    <>
      <StatusDivider />
      <button type="button" className="hg-detail__problem" title={problem.words} onClick={problem.onJump}>
        <AlertGlyph />
        <span>{problem.words}</span>
      </button>
    </>
  );
}

/** Figures of the range that is chosen in a grid, else its keys. */
export function RangeStatus({ detail, actions, layout }: Pick<Props, 'detail' | 'actions' | 'layout'>) {
  const { t, phone } = useFieldEnvironment();
  const selected = useDeferredValue(actions.selected);
  const shown = useShownColumns(detail.columns, layout);
  if (phone) return null;
  const many = selected && (selected.keys.length > 1 || selected.rect.bottom > selected.rect.top);
  if (many) return <Chosen detail={detail} selected={selected} />;
  // Of a column that is hidden there is nothing to tell.
  if (shown.some(isOwn))
    return (
      <span className="hg-ownnote">
        <HiddenIcon aria-hidden="true" />
        {t('desk.grid.own_note')}
      </span>
    );
  return detail.lock === undefined && <span className="hg-t3">{t('desk.grid.hint')}</span>;
}

/** Size of the range; sum and average when it holds figures. */
function Chosen({ detail: { columns, rows }, selected }: { readonly detail: Detail; readonly selected: Selected }) {
  const environment = useFieldEnvironment();
  const { t } = environment;
  const { rect, keys } = selected;
  const stats = useMemo(() => {
    const chosen = keys.flatMap((key) => columns.find(({ name }) => name === key) ?? []);
    const cells = rows.slice(rect.top, rect.bottom + 1).flatMap((row) =>
      row._deleted
        ? []
        : chosen.map((column): StatCell => {
            const figure = cellFigure(column, row);
            return { text: figure ?? cellText(column, row, environment), figure };
          }),
    );
    return statsOf(cells);
  }, [columns, rows, rect, keys, environment]);
  return (
    <>
      <span>{t('desk.grid.selected_size', { rows: rect.bottom - rect.top + 1, cols: keys.length })}</span>
      {stats.sum !== undefined && stats.average !== undefined && stats.figures > 1 ? (
        <>
          <StatusFigure label={t('desk.grid.sum')} value={grouped(stats.sum)} />
          <StatusFigure label={t('desk.grid.average')} value={grouped(stats.average)} />
        </>
      ) : (
        <StatusFigure label={t('desk.grid.filled_cells')} value={stats.filled} />
      )}
    </>
  );
}
