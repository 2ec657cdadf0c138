/** What a save leads to: the stored record stands in the form, or what was in its way is shown; and what is taken back. */
import { useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { SaveContextValue } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { Values } from '../../../../core/field.ts';
import { screenPath } from '../../../routes.ts';
import { merge } from '../model/merge.ts';
import type { Choices } from '../model/merge.ts';
import { useRecordForm } from '../recordForm.ts';
import { catchTyping } from './caughtTyping.ts';
import type { CaughtTyping } from './caughtTyping.ts';
import { isAt, keyboardPlace, leaveLanding, placeInStored } from './landing.ts';
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
  /** Shows what somebody else has stored meanwhile beside what is typed here. */
  readonly compare: (theirs: Values) => void;
  /** Takes what somebody else has stored, and gives up what was typed. */
  readonly takeTheirs: () => void;
  /** Lays the offered draft into the form. */
  readonly restore: () => void;
  /** Back to the record as it was loaded. */
  readonly cancel: () => void;
}

export function useStoring(state: RecordState, { drafts, attach, guard }: UnsavedWork, places: ProblemPlaces): Storing {
  const notify = useNotify();
  const t = useTranslate();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { screen, resource, situation, shape, before, apart, typing: cell, settled } = useRecordForm();
  const { mode } = situation;
  const saving = useSave(screen, shape, state, useSummary([]).labelOf, (field) => !apart.has(field));
  const [choices, setChoices] = useState<Choices>({});
  const { conflict, busy } = saving;
  const fromDraft = conflict !== undefined && conflict.before === drafts.offer?.draft.base;

  // Known at once, where `busy` waits for the next drawing.
  const underWay = useRef(false);

  const stored = (saved: Values, stood: KeyboardPlace | undefined, typing: CaughtTyping) => {
    state.restart(saved);
    drafts.forget();
    places.showSummary(false);
    setChoices({});
    // Rows that were new have other keys now, so that the keyboard is brought to its place anew.
    const landing = stood && placeInStored(resource, stood, saved);
    if (landing) typing.typeIn((input) => isAt(landing, input));
    else typing.end();
    if (mode !== 'new' && mode !== 'copy') {
      requestAnimationFrame(() => {
        if (landing && typing.waits()) places.land(landing);
        else typing.back();
      });
      return;
    }
    guard.pass();
    leaveLanding(saved.id, landing);
    const tab = new URLSearchParams(location.search).get('tab') ?? undefined;
    void navigate(screenPath(screen.name, { type: 'edit', id: Number(saved.id), tab }), { replace: true });
  };
  const saveOver = async (from?: Values, given?: Values) => {
    if (busy || underWay.current) return;
    if (attach.uploads.busy) {
      notify('desk.attach.wait', { type: 'warning' });
      return;
    }
    places.showSummary(true);
    const stood = keyboardPlace(resource, state.current());
    const typing = catchTyping({
      label: t('desk.form.saving'),
      open: cell.isOpen(),
      onLost: (text) => notify('desk.form.not_typed', { type: 'warning', messageArgs: { text } }),
    });
    underWay.current = true;
    let stays = true;
    const keep = async () => {
      // What follows from the last figure is saved with it.
      if (!given) await settled();
      const saved = await saving.save(from, given);
      // A check answers between two keys of a word: the rest of it belongs where it was begun.
      if (!saved) stays = await typing.breath();
      return saved;
    };
    const saved = await keep().finally(() => (underWay.current = false));
    if (saved) stored(saved, stood, typing);
    // Whoever went on typing is not taken elsewhere.
    else if (stood && typing.some()) {
      const here = placeInStored(resource, stood, state.current());
      typing.typeIn((input) => isAt(here, input));
      places.land(here);
    } else {
      typing.end();
      if (stays) places.refuse();
    }
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
    compare: (theirs) => {
      const mine = state.current();
      saving.openConflict({ merge: merge(before, mine, theirs, shape), before, mine, theirs });
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
      // A cell that was open when it was kept had nothing follow from it yet.
      state.change({});
      notify('session.draft.restored', { type: 'success' });
    },
    cancel: () => {
      state.restart(before);
      places.showSummary(false);
    },
  };
}
