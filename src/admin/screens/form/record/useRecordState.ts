/**
 * The state of a form: values, computing, problems as they come and go. Values are never copied, so that of ten thousand
 * rows those that did not change stay the same objects; nothing here or below may write into a row.
 */
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Values } from '../../../../core/field.ts';
import type { Resource } from '../../../../core/resource.ts';
import { grids, listKey } from '../../../../record/resource.ts';
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
import { afterPaint } from '../../../../ui/afterPaint.ts';
import { afterPress } from '../../../../ui/afterPress.ts';
import { whenIdle } from '../../../../ui/idle.ts';
import { check } from './checks.ts';
import type { Labels } from '../labels.ts';
import { placeProblems, without } from '../model/problems.ts';
import type { FormProblem, FoundProblem } from '../model/problems.ts';
import { computedChanges } from '../model/rules.ts';

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

/** `learns`: it will be edited. */
export function useRecordState(resource: Resource, start: Values, labels: Labels, learns: boolean): RecordState {
  // What begins with rows of another record begins with their sums.
  const [begun] = useState(() =>
    typeof start['id'] === 'number' ? start : { ...start, ...computed(resource, start) },
  );
  const [values, setValues] = useState(begun);
  // The values of the moment, also between a change and the drawing that follows.
  const newest = useRef(begun);
  const put = useCallback((next: Values) => {
    newest.current = next;
    setValues(next);
  }, []);
  const { codes } = useFieldEnvironment();
  const codesOf = useCallback((group: string) => codes(group, true), [codes]);
  const [before, setBefore] = useState(begun);
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  // Once a save was refused, every place is checked when it is left, not only those the person has touched.
  const touched = useRef(new Set<string>());
  // Places that were left and wait to be checked.
  const left = useRef(new Set<string>());

  const current = useCallback(() => newest.current, []);
  const place = useCallback(
    (found: readonly FoundProblem[]) =>
      placeProblems(found, newest.current, (grid) => listKey(grid, grids(resource)[grid])),
    [resource],
  );
  const found = useCallback(
    () =>
      place(
        check(resource, newest.current, codesOf).map((problem) => ({ ...problem, message: labels.sentence(problem) })),
      ),
    [place, resource, labels, codesOf],
  );
  const change = useCallback(
    (changes: Values, ...at: string[]) => {
      const next = { ...newest.current, ...changes };
      put({ ...next, ...computed(resource, next) });
      if (at.length > 0) setProblems((now) => without(now, ...at));
    },
    [put, resource],
  );
  const leave = useCallback(
    (...at: string[]) => {
      const waits = left.current.size > 0;
      for (const one of at) {
        touched.current.add(one);
        left.current.add(one);
      }
      if (waits) return;
      // The value itself stands there first: checking ten thousand rows takes a moment.
      afterPaint(() =>
        afterPress(() => {
          if (left.current.size === 0) return;
          const places = left.current;
          left.current = new Set();
          const wrong = found().filter((problem) => touched.current.has(problem.at));
          setProblems((now) => {
            const stay = now.filter((problem) => problem.fromServer && !places.has(problem.at));
            return [...wrong, ...stay.filter((problem) => !wrong.some((one) => one.at === problem.at))];
          });
        }),
      );
    },
    [found],
  );
  const checkAll = useCallback(() => {
    const wrong = found();
    for (const { at } of wrong) touched.current.add(at);
    left.current.clear();
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
  // Rules and checks remember the rows they have seen: the first edit of ten thousand shall not be the one that waits.
  const learn = useEffectEvent(() => void computed(resource, newest.current));
  const look = useEffectEvent(() => void found());
  useEffect(() => (learns ? whenIdle([() => learn(), () => look()]) : undefined), [learns]);
  const restart = useCallback(
    (record: Values, edits?: Values) => {
      put(edits ?? record);
      setBefore(record);
      setProblems([]);
      touched.current.clear();
      left.current.clear();
    },
    [put],
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
