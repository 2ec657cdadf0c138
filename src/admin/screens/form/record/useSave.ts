/** Saving: what changed goes up; a refusal comes back to its places, a newer record as a conflict. */
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { Values } from '../../../../core/field.ts';
import type { SaveMeans } from '../../../../core/means.ts';
import { actsOf } from '../../../../sheet/index.ts';
import { ApiError } from '../../../../session/calls/error.ts';
import type { DeskDataProvider } from '../../../providers/dataProvider.ts';
import type { Screen } from '../../../routes.ts';
import { changeCount, patchBody, postBody } from '../model/changes.ts';
import { merge } from '../model/merge.ts';
import type { Conflict } from './ConflictDialog.tsx';
import { errorsOf } from '../model/problems.ts';
import type { FormProblem } from '../model/problems.ts';
import type { Shape } from '../model/values.ts';
import { runConfirmed, useWarnings, withConfirmed } from '../../useWarnings.tsx';
import { inOrder } from '../model/loaded.ts';
import type { RecordState } from './useRecordState.ts';
import { useSend } from './useSend.ts';

/** A call that failed, and which of its problems stand at no input. */
export interface Failure {
  readonly error: unknown;
  readonly problems?: readonly { readonly message: string }[];
}

export interface Saving {
  readonly busy: boolean;
  /** A refusal that belongs to no field. */
  readonly failure: Failure | undefined;
  readonly clearFailure: () => void;
  readonly conflict: Conflict | undefined;
  readonly closeConflict: () => void;
  /** Shows edits of an older record against the newer one that is stored now. */
  readonly openConflict: (conflict: Conflict) => void;
  /** Answers the stored record; undefined when it was refused. `from` and `values` stand in for the form's own. */
  readonly save: (from?: Values, values?: Values) => Promise<Values | undefined>;
  /** The question about warnings. */
  readonly question: ReactNode;
  /** Runs a call of the server whose refusals are told like those of a save. */
  readonly attempt: <T>(run: () => Promise<T>) => Promise<T | undefined>;
}

/** What the trail is told of rows that nobody typed. */
const meansOf = (acts: ReadonlySet<string>): { readonly means?: SaveMeans } =>
  acts.has('import') ? { means: 'file' } : acts.has('paste') ? { means: 'paste' } : {};

export function useSave(
  screen: Screen,
  shape: Shape,
  state: RecordState,
  wordsOf: (problem: FormProblem) => string,
  isShown: (field: string) => boolean,
): Saving {
  const notify = useNotify();
  const t = useTranslate();
  const provider = useDataProvider<DeskDataProvider>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [conflict, setConflict] = useState<Conflict>();
  const warnings = useWarnings();
  const ask = (found: readonly FormProblem[]) =>
    warnings.ask(found.map((one) => ({ label: wordsOf(one), message: one.message })));

  const store = useSend();
  const send = (from: Values, values: Values, confirmed: readonly string[]) => {
    const made = from.id === undefined || from.id === null;
    if (made) return store(withConfirmed(postBody(values, shape), confirmed));
    return store(withConfirmed({ ...patchBody(from, values, shape), ...meansOf(actsOf(state.before)) }, confirmed));
  };

  const explain = async (error: unknown, from: Values, values: Values): Promise<void> => {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'E_CONFLICT' && from.id != null) {
      const theirs = error.current ?? (await provider.getOne(screen.name, { id: Number(from.id) })).data;
      const newer = inOrder(screen.resource, theirs);
      // Nothing of this person's stands against it: the step is asked for again over what the record is now.
      if (changeCount(from, values, shape) === 0) {
        state.restart(newer);
        notify('desk.form.read_anew', { type: 'warning' });
        return;
      }
      setConflict({ merge: merge(from, values, newer, shape), before: from, mine: values, theirs: newer });
      return;
    }
    const placed = state.show(error.problems);
    // One problem a place is shown there; of the whole record each is told, and what stands where no input shows.
    const nowhere = error.problems.filter(
      ({ field, grid }) => grid === undefined && (field === undefined || !isShown(field)),
    );
    if (placed.length === 0) setFailure({ error });
    else if (nowhere.length > 0) setFailure({ error, problems: nowhere });
  };

  const attempt = async <T>(run: () => Promise<T>, from = state.before, values = state.current()) => {
    setBusy(true);
    try {
      return await run();
    } catch (error) {
      await explain(error, from, values).catch((other: unknown) => setFailure({ error: other }));
      return undefined;
    } finally {
      setBusy(false);
    }
  };

  const checked = async (from: Values, values: Values) => {
    const found = await state.checkAll();
    if (errorsOf(found).length > 0) return undefined;
    if (found.length > 0 && !(await ask(found))) return undefined;
    return attempt(
      () =>
        runConfirmed(
          (confirmed) => send(from, values, confirmed),
          (error) => ask(state.show(error.problems)),
          found.flatMap(({ warn }) => warn ?? []),
        ),
      from,
      values,
    );
  };

  return {
    busy,
    failure,
    clearFailure: () => setFailure(undefined),
    conflict,
    closeConflict: () => setConflict(undefined),
    openConflict: setConflict,
    question: warnings.question,
    attempt: (run) => attempt(run),
    save: async (from = state.before, given) => {
      const values = given ?? state.current();
      const saved = await checked(from, values);
      if (saved) {
        const begun = `resources.${screen.resource.prefix}.dones.begin`;
        const told = t('desk.form.saved');
        notify(typeof from.id === 'number' ? told : t(begun, { _: told }), { type: 'success' });
      }
      return saved && inOrder(screen.resource, saved);
    },
  };
}
