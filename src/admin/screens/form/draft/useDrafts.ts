/** Keeps the changes of a form as a draft while they are made, and offers what an earlier form left behind. */
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Values } from '../../../../core/field.ts';
import { newUid } from '../../../../sheet/editing.ts';
import { personOf } from '../../../../session/session.ts';
import { useDesk } from '../../../desk.ts';
import { useRecordForm } from '../recordForm.ts';
import { recordOf, restoring, storable, unfolded } from './draftModel.ts';
import type { Restoring } from './draftModel.ts';
import { draftsOf, dropDraft, heldDrafts, holdDraft, isHeld, keepDraft } from './draftStore.ts';
import type { Draft, DraftPlace } from './draftStore.ts';

/** At most one writing in this time, in ms. */
const restMs = 800;

export interface Offer {
  readonly draft: Draft;
  readonly restoring: Restoring;
}

export interface Drafts {
  readonly offer: Offer | undefined;
  /** The offered draft is this form's own from now on. */
  readonly adopt: () => void;
  /** The offered draft is thrown away. */
  readonly discard: () => void;
  /** The form's own draft is done with: saved, or given up on purpose. */
  readonly forget: () => void;
}

/** `count` is how much is changed; `current` reads the values of the moment. */
export function useDrafts(count: number, current: () => Values): Drafts {
  const { session } = useDesk();
  const { screen, resource, situation, shape, before } = useRecordForm();
  const { mode, level } = situation;
  const [place] = useState<DraftPlace>(() => ({
    ...personOf(session),
    screen: screen.name,
    record: recordOf(mode, mode === 'copy' ? copiedId() : Number(before.id)),
  }));
  const editable = mode !== 'read' && level === 2;
  const [draft, setDraft] = useState<Draft>();
  const result = useMemo(() => draft && restoring(draft, before, mode, shape), [draft, before, mode, shape]);
  const offer = draft && result && { draft, restoring: result };
  const ownDraft = useRef<{ id: string; free: () => void }>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Done with, until the form is unchanged or a person changes it anew. */
  const done = useRef(false);

  const look = useEffectEvent(async () => {
    const [found, held] = await Promise.all([draftsOf(place), heldDrafts()]);
    for (const draftFound of found.filter((each) => !isHeld(held, each))) {
      const whole = { ...draftFound, ...unfolded(resource, draftFound, before) };
      if (restoring(whole, before, mode, shape)) return setDraft(whole);
      void dropDraft(place, draftFound.id);
    }
  });
  useEffect(() => {
    if (editable) void look();
  }, [editable]);

  const write = useEffectEvent(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const id = (ownDraft.current ??= held(newUid())).id;
    void keepDraft(place, { id, at: Date.now(), count, ...storable(resource, before, current()) });
  });
  const forget = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    done.current = true;
    if (!ownDraft.current) return;
    void dropDraft(place, ownDraft.current.id);
    ownDraft.current.free();
    ownDraft.current = undefined;
  }, [place]);

  // Runs after every drawing: each change of the form draws.
  useEffect(() => {
    if (!editable) return;
    if (count === 0) {
      if (ownDraft.current) forget();
      done.current = false;
    } else if (!done.current) timer.current ??= setTimeout(() => write(), restMs);
  });

  // Leaving the page, or the form's end by a logout, must not wait for the timer.
  const flush = useEffectEvent(() => {
    if (timer.current !== undefined) write();
  });
  useEffect(() => {
    const hidden = () => document.visibilityState === 'hidden' && flush();
    const leaving = () => flush();
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', leaving);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', leaving);
      if (timer.current !== undefined) leaving();
      ownDraft.current?.free();
    };
  }, []);

  return {
    offer,
    adopt: () => {
      if (!offer) return;
      const former = ownDraft.current;
      ownDraft.current = held(offer.draft.id);
      if (former) void dropDraft(place, former.id).then(former.free);
      setDraft(undefined);
    },
    discard: () => {
      if (offer) void dropDraft(place, offer.draft.id);
      setDraft(undefined);
    },
    forget,
  };
}

const held = (id: string) => ({ id, free: holdDraft(id) });

const copiedId = (): number => Number(new URLSearchParams(location.search).get('copy'));
