/** What a save leads to: the stored record stands in the form, or what was in its way is shown; and what is taken back. */
import { useEffect, useEffectEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import type { SaveContextValue } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { Values } from '../../../../core/field.ts';
import { screenPath } from '../../../routes.ts';
import type { Choices } from '../model/merge.ts';
import { useRecordForm } from '../recordForm.ts';
import { keyboardPlace, leaveLanding, placeInStored } from './landing.ts';
import type { KeyboardPlace } from './landing.ts';
import type { ProblemPlaces } from './useProblemPlaces.ts';
import type { RecordState } from './useRecordState.ts';
import { useSave } from './useSave.ts';
import { useSummary } from './useSummary.ts';
import type { Saving } from './useSave.ts';
import type { UnsavedWork } from './useUnsavedWork.ts';

export interface Storing {
  readonly saving: Saving;
  readonly save: () => void;
  /** For inputs and buttons of react-admin: the same save. */
  readonly context: SaveContextValue;
  /** Which side of a conflict a person has chosen. */
  readonly choices: Choices;
  readonly choose: (choices: Choices) => void;
  /** Saves what was chosen over what somebody else has stored. */
  readonly saveChosen: () => void;
  /** Takes what somebody else has stored, and gives up what was typed. */
  readonly takeTheirs: () => void;
  /** Lays the offered draft into the form. */
  readonly restore: () => void;
  /** Back to the record as it was loaded. */
  readonly cancel: () => void;
}

export function useStoring(state: RecordState, { drafts, attach, guard }: UnsavedWork, places: ProblemPlaces): Storing {
  const notify = useNotify();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { screen, resource, situation, shape, before, apart } = useRecordForm();
  const { mode } = situation;
  const saving = useSave(screen, shape, state, useSummary([]).labelOf, (field) => !apart.has(field));
  const [choices, setChoices] = useState<Choices>({});
  const { conflict, busy } = saving;
  const fromDraft = conflict !== undefined && conflict.before === drafts.offer?.draft.base;

  const stored = (saved: Values, stood: KeyboardPlace | undefined) => {
    state.restart(saved);
    drafts.forget();
    places.showSummary(false);
    setChoices({});
    if (mode !== 'new' && mode !== 'copy') return;
    guard.pass();
    leaveLanding(saved.id, stood && placeInStored(resource, stood, saved));
    const tab = new URLSearchParams(location.search).get('tab') ?? undefined;
    void navigate(screenPath(screen.name, { type: 'edit', id: Number(saved.id), tab }), { replace: true });
  };
  const saveOver = async (from?: Values, given?: Values) => {
    if (attach.uploads.busy) {
      notify('desk.attach.wait', { type: 'warning' });
      return;
    }
    places.showSummary(true);
    const stood = keyboardPlace(resource, state.current());
    const saved = await saving.save(from, given);
    if (saved) stored(saved, stood);
    else places.refuse();
  };
  const save = () => saveOver();
  return {
    saving,
    save: () => void save(),
    context: { save, saving: busy, mutationMode: 'pessimistic' },
    choices,
    choose: setChoices,
    saveChosen: () => {
      if (!conflict) return;
      const merged = conflict.merge.resolve(choices);
      // What was offered may be what is merged: it is being saved now.
      if (fromDraft) drafts.adopt();
      state.restart(conflict.theirs, merged);
      saving.closeConflict();
      void saveOver(conflict.theirs, merged);
    },
    takeTheirs: () => {
      if (!conflict) return;
      if (fromDraft) drafts.discard();
      state.restart(conflict.theirs);
      saving.closeConflict();
      setChoices({});
      void queries.invalidateQueries({ queryKey: [screen.name] });
    },
    restore: () => {
      if (!drafts.offer) return;
      const { draft, restoring } = drafts.offer;
      if ('merge' in restoring) {
        const { base, values: mine } = draft;
        saving.openConflict({ merge: restoring.merge, before: base, mine, theirs: before });
        return;
      }
      drafts.adopt();
      state.restart(before, restoring.values);
      notify('session.draft.restored', { type: 'success' });
    },
    cancel: () => {
      state.restart(before);
      places.showSummary(false);
    },
  };
}

/** A record that was fetched again in the background is taken over unless somebody is typing over it. */
export function useFollowing(state: RecordState, record: Values, edits: number): void {
  const follow = useEffectEvent((newer: Values) => {
    if (edits === 0 && newer.version !== state.before.version) state.restart(newer);
  });
  useEffect(() => follow(record), [record]);
}
