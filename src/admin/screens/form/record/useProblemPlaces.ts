/** The problems of a form in words, and the way to each of them. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { usePhone } from '../../../../ui/useMedia.ts';
import type { SummedError } from '../../../../ui/form/ErrorSummary.tsx';
import { rootGrid } from '../below/gridTree.ts';
import type { Target } from '../grids/GridPanel.tsx';
import type { TabsState } from '../grids/useTabs.ts';
import { inputId } from '../inputs/inputs.ts';
import { errorsOf } from '../model/problems.ts';
import type { FormProblem } from '../model/problems.ts';
import { useRecordForm } from '../recordForm.ts';
import { landed, landingFor } from './landing.ts';
import type { Landing } from './landing.ts';
import { useSummary } from './useSummary.ts';

export interface ProblemPlaces {
  /** For the summary: empty before a save was tried. */
  readonly lines: readonly SummedError[];
  readonly jump: (line: SummedError) => void;
  /** The keyboard goes to where something is wrong. */
  readonly reach: (problem: FormProblem) => void;
  readonly summary: RefObject<HTMLElement | null>;
  /** The cell that the keyboard goes to. */
  readonly target: Target | undefined;
  readonly showSummary: (shown: boolean) => void;
  /** The keyboard goes to a place of the record. */
  readonly land: (landing: Landing) => void;
  /** A save was refused. */
  readonly refuse: () => void;
}

export function useProblemPlaces(tabs: TabsState): ProblemPlaces {
  const phone = usePhone();
  const { resource, problems: all, situation, before } = useRecordForm();
  const problems = errorsOf(all);
  const summary = useSummary(problems);
  // Just saved as a new one: the keyboard goes on where it was.
  const [landing] = useState(() => (situation.mode === 'edit' ? landingFor(before.id) : undefined));
  const [target, setTarget] = useState<Target | undefined>(landing && 'grid' in landing ? landing : undefined);
  useEffect(() => {
    landed();
    if (landing && 'input' in landing) document.getElementById(landing.input)?.focus();
  }, [landing]);
  const [summed, setSummed] = useState(false);
  const [refused, setRefused] = useState(0);
  const box = useRef<HTMLElement>(null);

  const jump = (problem: FormProblem) => {
    if (problem.grid !== undefined) {
      tabs.choose(rootGrid(resource, problem.grid));
      setTarget({ grid: problem.grid, row: problem.row, field: problem.field });
      return;
    }
    if (phone) tabs.choose('basic');
    requestAnimationFrame(() => document.getElementById(inputId(problem.at))?.focus());
  };
  // What is wrong in cells alone brings the keyboard to the first of them; else the summary has it. Only now: a problem
  // that shows up later must not take the keyboard from whoever types on.
  const placed = problems.filter((problem) => problem.at !== '');
  const cellsOnly =
    placed.length > 0 && placed.every((problem) => problem.grid !== undefined && problem.row !== undefined);
  const bringKeyboard = useEffectEvent(() => {
    if (cellsOnly) jump(placed[0]!);
    else box.current?.focus();
  });
  useEffect(() => {
    if (refused > 0) bringKeyboard();
  }, [refused]);

  return {
    lines: summed ? summary.lines : [],
    jump: (line) => summary.jump(line, jump),
    reach: jump,
    summary: box,
    target,
    showSummary: setSummed,
    land: (to) => {
      if ('grid' in to) setTarget({ ...to });
      else document.getElementById(to.input)?.focus();
    },
    refuse: () => setRefused((times) => times + 1),
  };
}
