/**
 * The state of a form over react-hook-form: values and problems stand there alone, and whatever is changed is computed.
 * Rows are never copied, so that of ten thousand those that did not change stay the same objects; nothing here or below
 * may write into a row.
 */
import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { FieldErrors } from 'react-hook-form';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { Values } from '../../../../core/field.ts';
import { warningKey } from '../../../../core/problem.ts';
import type { Resource } from '../../../../core/resource.ts';
import { grids, listKey } from '../../../../record/resource.ts';
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
import { afterPaint } from '../../../../ui/afterPaint.ts';
import { afterPress } from '../../../../ui/afterPress.ts';
import { whenIdle } from '../../../../ui/idle.ts';
import { check, isReadIn } from './checks.ts';
import type { Labels } from '../labels.ts';
import { ofLiveRows, placeProblems, without } from '../model/problems.ts';
import type { FormProblem, FoundProblem } from '../model/problems.ts';
import { asRead, withLastRead } from '../model/lastRead.ts';
import { computed, turnedValues } from '../model/rules.ts';
import { madeOf, noMemory, turnBack } from '../model/turnedBack.ts';
import { rememberTurn, turnText } from './turns.ts';
import { heldOf, plainOf } from '../model/values.ts';
import { problemsOf, showProblems } from './problemErrors.ts';
import { inReadingOrder } from './readingOrder.ts';

export interface RecordState {
  readonly before: Values;
  readonly values: Values;
  readonly current: () => Values;
  readonly problems: readonly FormProblem[];
  readonly change: (changes: Values, ...at: string[]) => void;
  readonly leave: (...at: string[]) => void;
  /** Somebody has changed the field since the record was loaded or saved. */
  readonly typed: (name: string) => boolean;
  /** How many of these places are wrong by the rules that mark them. */
  readonly wrongAmong: (at: readonly string[]) => number;
  /** Everything the browser finds wrong; shown, and answered. */
  readonly checkAll: () => Promise<readonly FormProblem[]>;
  readonly show: (found: readonly FoundProblem[]) => readonly FormProblem[];
  /** Starts again from a record; with `values` these are edits of it. */
  readonly restart: (record: Values, values?: Values) => void;
}

/** `learns`: it will be edited. */
export function useRecordState(resource: Resource, labels: Labels, learns: boolean): RecordState {
  const t = useTranslate();
  const notify = useNotify();
  const { control, getValues, getErrors, setValues, setError, clearErrors, trigger, subscribe, reset } =
    useFormContext<Values>();
  const held = useWatch<Values>({ control });
  const { errors, defaultValues } = useFormState<Values>({ control });
  const values = useMemo(() => plainOf(held), [held]);
  const before = useMemo(() => plainOf(defaultValues ?? {}), [defaultValues]);
  const { codes } = useFieldEnvironment();
  const codesOf = useCallback((group: string) => codes(group, true), [codes]);
  // Once a save was refused, every place is checked when it is left, not only those the person has touched.
  const touched = useRef(new Set<string>());
  // Fields that somebody changed, and whether a save was tried: one that was only walked through is not scolded for being empty.
  const edited = useRef(new Set<string>());
  const tried = useRef(false);
  // Places that were left and wait to be checked.
  const left = useRef(new Set<string>());
  // Figures of before, for a header that turns back; what is saved or loaded begins without.
  const memory = useRef(noMemory);

  // The values of the moment, also between a change and the drawing that follows.
  const current = useCallback(() => plainOf(getValues()), [getValues]);
  const listOf = useCallback((grid: string) => listKey(grid, grids(resource)[grid]), [resource]);
  const told = useMemo(() => problemsOf(errors, t), [errors, t]);
  const problems = useMemo(() => ofLiveRows(told, values, listOf), [told, values, listOf]);
  const place = useCallback(
    (found: readonly FoundProblem[]) => placeProblems(found, current(), listOf),
    [current, listOf],
  );
  const found = useCallback(
    () =>
      place(
        check(resource, current(), codesOf, before).map(({ warn, ...problem }) => ({
          ...problem,
          message: labels.sentence(problem),
          ...(warn && { warn: warningKey(problem) }),
        })),
      ),
    [place, current, resource, labels, codesOf, before],
  );
  const put = useCallback(
    (next: readonly FormProblem[]) =>
      showProblems({ setError, clearErrors }, inReadingOrder(next, resource, current()), listOf),
    [setError, clearErrors, listOf, resource, current],
  );
  const currentProblems = useCallback(() => problemsOf(getErrors() as FieldErrors<Values>, t), [getErrors, t]);
  const update = useCallback(
    (next: (now: readonly FormProblem[]) => readonly FormProblem[]) => {
      const now = currentProblems();
      const changed = next(now);
      if (changed !== now && changed.length + now.length > 0) put(changed);
    },
    [currentProblems, put],
  );
  const isRead = useMemo(() => isReadIn(before, codesOf), [before, codesOf]);
  const change = useCallback(
    (asked: Values, ...at: string[]) => {
      for (const address of at) edited.current.add(address);
      const former = current();
      const changes = withLastRead(resource, former, asked, isRead);
      const turned = turnedValues(resource, former, changes);
      const turning = turnBack(resource, memory.current, {
        before: former,
        after: { ...former, ...turned, ...changes },
      });
      const whole = { ...turned, ...turning?.values, ...changes };
      const after = { ...former, ...whole };
      const follows = computed(resource, after);
      memory.current = madeOf(
        resource,
        turning?.memory ?? memory.current,
        { before: former, after },
        { ...after, ...follows },
      );
      if (turning) rememberTurn(resource, before, asRead(former), changes);
      setValues(heldOf(resource, { ...whole, ...follows }), { shouldDirty: true });
      const said = turnText(resource, turned, turning, changes);
      if (said) notify(said, { type: 'info' });
      // What stood wrong goes with the value, also where another choice brought the new one.
      const brought = Object.keys(changes).filter((name) => former[name] !== changes[name]);
      if (at.length + brought.length > 0) update((now) => without(now, ...at, ...brought));
    },
    [setValues, current, resource, before, isRead, update, notify],
  );
  // An input of react-admin writes its value itself; what follows from it is the form's.
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type }) => {
          if (type === 'change' && name !== undefined) change({}, name);
        },
      }),
    [subscribe, change],
  );
  // A sum that does not fit yet is told where it stands, not while what it sums up is still being typed elsewhere.
  const isSpared = useCallback(({ code, grid, at }: FormProblem, leaving: ReadonlySet<string>) => {
    if (grid !== undefined || tried.current) return false;
    return code === 'E_SUM' ? !leaving.has(at) : code === 'E_REQUIRED' && !edited.current.has(at);
  }, []);
  const leave = useCallback(
    (...at: string[]) => {
      const waits = left.current.size > 0;
      for (const address of at) {
        touched.current.add(address);
        left.current.add(address);
      }
      if (waits) return;
      // The value itself stands there first: checking ten thousand rows takes a moment.
      afterPaint(() =>
        afterPress(() => {
          if (left.current.size === 0) return;
          const places = left.current;
          left.current = new Set();
          const wrong = found().filter((problem) => touched.current.has(problem.at) && !isSpared(problem, places));
          update((now) => {
            const stay = now.filter((problem) => (problem.fromServer || problem.byInput) && !places.has(problem.at));
            return [...wrong, ...stay.filter((problem) => !wrong.some((one) => one.at === problem.at))];
          });
        }),
      );
    },
    [found, update, isSpared],
  );
  const wrongAmong = useCallback(
    (at: readonly string[]) => {
      const asked = new Set(at);
      return found().filter((problem) => problem.warn === undefined && asked.has(problem.at)).length;
    },
    [found],
  );
  const typed = useCallback((name: string) => edited.current.has(name), []);
  const checkAll = useCallback(async () => {
    tried.current = true;
    // Validators that other inputs of react-admin bring along.
    await trigger();
    const asked = currentProblems().filter((problem) => problem.byInput);
    const wrong = found();
    for (const { at } of wrong) touched.current.add(at);
    left.current.clear();
    const all = [...wrong, ...asked.filter(({ at }) => !wrong.some((one) => one.at === at))];
    put(all);
    return all;
  }, [trigger, currentProblems, found, put]);
  const show = useCallback(
    (answered: readonly FoundProblem[]) => {
      const placed = place(answered).map((problem) => ({ ...problem, fromServer: true }));
      put(placed);
      return placed;
    },
    [place, put],
  );
  // Rules and checks remember the rows they have seen: the first edit of ten thousand shall not be the one that waits.
  const learn = useEffectEvent(() => void computed(resource, current()));
  const look = useEffectEvent(() => void found());
  useEffect(() => (learns ? whenIdle([() => learn(), () => look()]) : undefined), [learns]);
  const restart = useCallback(
    (record: Values, edits?: Values) => {
      // Of the same record the beginning stays the same, and with it what can be taken back.
      reset(heldOf(resource, record), { keepDefaultValues: record === before });
      if (edits) setValues(heldOf(resource, withLastRead(resource, record, edits, isRead)), { shouldDirty: true });
      touched.current.clear();
      edited.current.clear();
      tried.current = false;
      left.current.clear();
      memory.current = noMemory;
    },
    [reset, setValues, resource, before, isRead],
  );
  return { before, values, current, problems, change, leave, typed, wrongAmong, checkAll, show, restart };
}
