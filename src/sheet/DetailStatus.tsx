/** The line under a grid: rows, what has changed, what is wrong, and what is chosen. */
import { useDeferredValue, useMemo } from 'react';
import { grouped, statsOf } from '../ui/grid/model/stats.ts';
import type { StatCell } from '../ui/grid/model/stats.ts';
import type { Selected } from '../ui/grid/sheet/types.ts';
import { AlertGlyph } from '../ui/icon/glyphs.tsx';
import { StatusDivider, StatusFigure, StatusLine } from '../ui/status/StatusLine.tsx';
import { useFieldEnvironment } from '../fields/ui-contract.ts';
import { cellFigure, cellText } from './cells/cellText.ts';
import type { Detail } from './detail.ts';
import { liveRows, rowKey, rowMark } from './editing.ts';
import type { DetailActions } from './useDetailActions.ts';

export interface FirstProblem {
  readonly count: number;
  readonly words: string;
  readonly onJump: () => void;
}

interface Props {
  readonly detail: Detail;
  readonly actions: DetailActions;
  readonly problem?: FirstProblem;
}

export function DetailStatus({ detail, actions, problem }: Props) {
  const { t, phone } = useFieldEnvironment();
  const selected = useDeferredValue(actions.selected);
  const { rows, before, columns } = detail;
  const [added, changed, deleted] = useMemo(() => {
    const names = columns.filter((column) => !column.fixed).map((column) => column.name);
    const marks = rows.map((row) => rowMark(before.get(rowKey(row)), row, names));
    return ['new', 'changed', 'deleted'].map((mark) => marks.filter((one) => one === mark).length);
  }, [rows, before, columns]) as [number, number, number];
  const many = selected && (selected.keys.length > 1 || selected.rect.bottom > selected.rect.top);
  const hint = detail.lock === undefined && <span className="hg-t3">{t('desk.grid.hint')}</span>;
  return (
    <StatusLine small end={!phone && (many ? <Chosen detail={detail} selected={selected} /> : hint)}>
      <StatusFigure label={t('desk.list.total')} value={liveRows(rows).length} unit={t('desk.grid.row_unit')} />
      {added + changed + deleted > 0 && (
        <>
          <StatusFigure label={t('desk.grid.added')} value={added} tone="ok" />
          <StatusFigure label={t('desk.grid.changed')} value={changed} tone="primary" />
          <StatusFigure label={t('desk.grid.deleted')} value={deleted} />
        </>
      )}
      {problem && (
        <>
          <StatusDivider />
          <button type="button" className="hg-detail__problem" onClick={problem.onJump}>
            <AlertGlyph />
            {problem.words}
          </button>
        </>
      )}
    </StatusLine>
  );
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
