/** The problems of a form in words, and the way to each of them. */
import { useEffect, useEffectEvent, useState } from 'react';
import { usePhone } from '../../../../ui/useMedia.ts';
import type { SummedError } from '../../../../ui/form/ErrorSummary.tsx';
import type { Target } from '../grids/GridPanel.tsx';
import type { TabsState } from '../grids/useTabs.ts';
import { inputId } from '../inputs/FormInput.tsx';
import type { FormProblem } from '../model/problems.ts';
import { useRecordForm } from '../recordForm.ts';
import { useSummary } from './useSummary.ts';

export interface ProblemPlaces {
  /** For the summary: empty before a save was tried. */
  readonly lines: readonly SummedError[];
  readonly jump: (line: SummedError) => void;
  /** The keyboard goes to the first wrong cell, not to the summary. */
  readonly cellsOnly: boolean;
  /** The cell that the keyboard goes to. */
  readonly target: Target | undefined;
  readonly showSummary: (shown: boolean) => void;
  /** A save was refused. */
  readonly refuse: () => void;
}

export function useProblemPlaces(tabs: TabsState): ProblemPlaces {
  const phone = usePhone();
  const { problems } = useRecordForm();
  const summary = useSummary(problems);
  const [target, setTarget] = useState<Target>();
  const [summed, setSummed] = useState(false);
  const [refused, setRefused] = useState(0);

  const jump = (problem: FormProblem) => {
    if (problem.grid !== undefined) {
      tabs.choose(problem.grid);
      setTarget({ grid: problem.grid, row: problem.row, field: problem.field });
      return;
    }
    if (phone) tabs.choose('basic');
    requestAnimationFrame(() => document.getElementById(inputId(problem.at))?.focus());
  };
  // What is wrong in cells alone brings the keyboard to the first of them; else the summary has it.
  const placed = problems.filter((problem) => problem.at !== '');
  const cellsOnly =
    placed.length > 0 && placed.every((problem) => problem.grid !== undefined && problem.row !== undefined);
  const toCell = useEffectEvent(() => cellsOnly && jump(placed[0]!));
  useEffect(() => {
    if (refused > 0) toCell();
  }, [refused]);

  return {
    lines: summed ? summary.lines : [],
    jump: (line) => summary.jump(line, jump),
    cellsOnly,
    target,
    showSummary: setSummed,
    refuse: () => setRefused((times) => times + 1),
  };
}
