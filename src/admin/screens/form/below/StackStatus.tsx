/** The line under grids that stand below one another: their rows, what has changed, and the first thing wrong. */
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { liveRows, rowsByKey } from '../../../../sheet/editing.ts';
import { ChangeFigures, marksOf, ProblemLink } from '../../../../sheet/index.ts';
import { StatusFigure, StatusLine } from '../../../../ui/status/StatusLine.tsx';
import type { Target } from '../grids/GridPanel.tsx';
import { errorsOf, saidAt } from '../model/problems.ts';
import { rowsOf } from '../model/values.ts';
import { useRecordForm } from '../recordForm.ts';
import { usePlaceWords } from '../record/placeWords.ts';
import { treeOf } from './gridTree.ts';
import { listOf } from './rowsBelow.ts';

interface Props {
  /** The uppermost. */
  readonly grid: string;
  readonly onJump: (target: Target) => void;
  /** Where figures of the chosen range stand. */
  readonly figures: (slot: HTMLElement | null) => void;
}

export function StackStatus({ grid, onJump, figures }: Props) {
  const t = useTranslate();
  const { resource, values, before, shape, problems, labels, situation } = useRecordForm();
  const placeWords = usePlaceWords();
  const tree = treeOf(resource, grid);
  const stored = situation.mode === 'edit' || situation.mode === 'read';
  const marks = useMemo(() => {
    const each = treeOf(resource, grid).map((name) => {
      const list = listOf(resource, name);
      return marksOf(rowsOf(values, list), rowsByKey(rowsOf(stored ? before : {}, list)), shape.grids[name]?.all ?? []);
    });
    const sum = (mark: 'new' | 'changed' | 'deleted') => each.reduce((all, one) => all + one[mark], 0);
    return { new: sum('new'), changed: sum('changed'), deleted: sum('deleted') };
  }, [resource, grid, values, before, shape, stored]);
  const wrong = errorsOf(problems).filter((problem) => problem.grid !== undefined && tree.includes(problem.grid));
  const first = wrong[0];
  const problem = first && {
    count: wrong.length,
    words: t('desk.grid.errors', { count: wrong.length, why: saidAt(placeWords(first), first) }),
    onJump: () => onJump({ grid: first.grid!, row: first.row, field: first.field }),
  };
  return (
    <StatusLine small end={<span ref={figures} className="hg-stack__figures" />}>
      {tree.map((name) => (
        <StatusFigure
          key={name}
          label={labels.grid(name)}
          value={t('desk.grid.rows', { smart_count: liveRows(rowsOf(values, listOf(resource, name))).length })}
        />
      ))}
      <ChangeFigures marks={marks} />
      <ProblemLink problem={problem} />
    </StatusLine>
  );
}
