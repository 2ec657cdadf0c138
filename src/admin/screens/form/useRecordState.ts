/** The state of a form over react-hook-form's store: values, computing, problems as they come and go. */
import { useCallback, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Values } from '../../../core/field.ts';
import type { Resource } from '../../../core/resource.ts';
import { grids, listKey } from '../../../fields/resource.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { afterPress } from '../../../ui/afterPress.ts';
import { check } from './checks.ts';
import type { Labels } from './labels.ts';
import { placeProblems, without } from './model/problems.ts';
import type { FormProblem, FoundProblem } from './model/problems.ts';
import { computedChanges } from './model/rules.ts';

export interface RecordState {
  readonly before: Values;
  readonly values: Values;
  readonly current: () => Values;
  readonly problems: readonly FormProblem[];
  readonly change: (changes: Values, ...at: string[]) => void;
  readonly leave: (...at: string[]) => void;
  /** Everything the browser finds wrong; shown, and answered. */
  readonly checkAll: () => readonly FormProblem[];
  readonly show: (found: readonly FoundProblem[]) => readonly FormProblem[];
  /** Starts again from a record; with `values` these are edits of it. */
  readonly restart: (record: Values, values?: Values) => void;
}

export function useRecordState(resource: Resource, start: Values, labels: Labels): RecordState {
  const { getValues, setValues, reset } = useFormContext<Values>();
  // Tells when to draw; the values themselves come from the store, where unchanged rows stay the same objects.
  useWatch<Values>();
  const values = getValues();
  const { codes } = useFieldEnvironment();
  const codesOf = useCallback((group: string) => codes(group, true), [codes]);
  const [before, setBefore] = useState(start);
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  // Once a save was refused, every place is checked when it is left, not only those the person has touched.
  const touched = useRef(new Set<string>());

  const current = useCallback(() => getValues(), [getValues]);
  const place = useCallback(
    (found: readonly FoundProblem[]) =>
      placeProblems(found, getValues(), (grid) => listKey(grid, grids(resource)[grid])),
    [getValues, resource],
  );
  const found = useCallback(
    () => place(check(resource, getValues(), codesOf).map((problem) => ({ ...problem, message: labels.sentence(problem) }))),
    [place, resource, getValues, labels, codesOf],
  );
  const change = useCallback(
    (changes: Values, ...at: string[]) => {
      const next = { ...getValues(), ...changes };
      const all = { ...changes, ...computed(resource, next) };
      // All at once: one by one, each would copy every row of the form, and unchanged rows would be other objects.
      setValues(all);
      if (at.length > 0) setProblems((now) => without(now, ...at));
    },
    [getValues, setValues, resource],
  );
  const leave = useCallback(
    (...at: string[]) => {
      for (const left of at) touched.current.add(left);
      afterPress(() => {
        const wrong = found().filter((problem) => touched.current.has(problem.at));
        setProblems((now) => {
          const stay = now.filter((problem) => problem.fromServer && !at.includes(problem.at));
          return [...wrong, ...stay.filter((problem) => !wrong.some((one) => one.at === problem.at))];
        });
      });
    },
    [found],
  );
  const checkAll = useCallback(() => {
    const wrong = found();
    for (const { at } of wrong) touched.current.add(at);
    setProblems(wrong);
    return wrong;
  }, [found]);
  const show = useCallback(
    (answered: readonly FoundProblem[]) => {
      const placed = place(answered).map((problem) => ({ ...problem, fromServer: true }));
      setProblems(placed);
      return placed;
    },
    [place],
  );
  const restart = useCallback(
    (record: Values, edits?: Values) => {
      reset(edits ?? record);
      setBefore(record);
      setProblems([]);
      touched.current.clear();
    },
    [reset],
  );
  return { before, values, current, problems, change, leave, checkAll, show, restart };
}

/** Rules see half-typed values too; what they cannot compute yet stays as it is. */
function computed(resource: Resource, values: Values): Values {
  try {
    return computedChanges(resource, values);
  } catch {
    return {};
  }
}
