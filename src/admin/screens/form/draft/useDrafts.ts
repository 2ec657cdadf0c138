/** Keeps the changes of a form as a draft while they are made, and offers what an earlier form left behind. */
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Values } from '../../../../core/field.ts';
import { newUid } from '../../../../sheet/editing.ts';
import { personOf } from '../../../../session/session.ts';
import { useDesk } from '../../../desk.ts';
import { changeCount } from '../model/changes.ts';
import { useRecordForm } from '../recordForm.ts';
import { purposeOf, recordOf, restoring, storable, suits, unfolded } from './draftModel.ts';
import type { Restoring } from './draftModel.ts';
import { draftsOf, dropDraft, heldDrafts, holdDraft, isHeld, keepDraft } from './draftStore.ts';
import type { Draft, DraftPlace } from './draftStore.ts';

/** At most one writing in this time, in ms. */
const restMs = 800;
/** How long after the last key the text of an open cell is kept, in ms. */
const pauseMs = 500;

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
  const { screen, resource, situation, shape, before, values, typing } = useRecordForm();
  const { mode, level } = situation;
  const [place] = useState<DraftPlace>(() => ({
    ...personOf(session),
    screen: screen.name,
    record: recordOf(mode, mode === 'copy' ? copiedId() : Number(before.id)),
  }));
  const editable = mode !== 'read' && level === 2;
  const purpose = purposeOf(resource, mode, values);
  const [draft, setDraft] = useState<Draft>();
  const result = useMemo(() => draft && restoring(draft, before, mode, shape), [draft, before, mode, shape]);
  const fits = draft && suits(purposeOf(resource, mode, draft.values), purpose);
  const offer = fits && result ? { draft, restoring: result } : undefined;
  const ownDraft = useRef<OwnDraft>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Done with, until the form is unchanged or a person changes it anew. */
  const done = useRef(false);

  const look = useEffectEvent(async () => {
    const [found, held] = await Promise.all([draftsOf(place), heldDrafts()]);
    const suiting = found.filter((each) => suits(purposeOf(resource, mode, each.values), purpose));
    for (const draftFound of suiting.filter((each) => !isHeld(held, each))) {
      const whole = { ...draftFound, ...unfolded(resource, draftFound, before) };
      if (restoring(whole, before, mode, shape)) return setDraft(whole);
      void dropDraft(place, draftFound.id);
    }
  });
  useEffect(() => {
    // What was begun for a service waits until that one is chosen again.
    if (editable) void look();
  }, [editable, purpose]);

  const write = useEffectEvent(() => {
    rest(timer, pause);
    const open = typing.isOpen();
    const now = typing.over(current());
    const much = open ? changeCount(before, now, shape) : count;
    if (much === 0) return;
    const { id } = (ownDraft.current = ownFor(
      ownDraft.current,
      purposeOf(resource, mode, now),
      purposeOf(resource, mode, before),
    ));
    void keepDraft(place, { id, at: Date.now(), count: much, ...storable(resource, before, now) });
  });
  const forget = useCallback(() => {
    rest(timer, pause);
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
      if (ownDraft.current && !typing.isOpen()) forget();
      done.current = false;
    } else if (!done.current) timer.current ??= setTimeout(() => write(), restMs);
  });

  // Typing into a cell draws nothing of the form; text that was given up goes from the draft as well.
  const typed = useEffectEvent(() => {
    if (!editable || done.current) return;
    clearTimeout(pause.current);
    pause.current = setTimeout(() => kept(), pauseMs);
  });
  const kept = useEffectEvent(() => {
    pause.current = undefined;
    if (done.current) return;
    if (typing.isOpen() || count > 0) return write();
    if (ownDraft.current) forget();
    done.current = false;
  });
  useEffect(() => typing.listen(() => typed()), [typing]);

  // Leaving the page, or the form's end by a logout, must not wait for the timer.
  const flush = useEffectEvent(() => {
    if (timer.current !== undefined || pause.current !== undefined) write();
  });
  useEffect(() => {
    const hidden = () => document.visibilityState === 'hidden' && flush();
    const leaving = () => flush();
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', leaving);
    // A page that goes takes along what is not stored yet: by now the browser still asks, and there is time.
    window.addEventListener('beforeunload', leaving);
    return () => {
      window.removeEventListener('beforeunload', leaving);
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', leaving);
      leaving();
      ownDraft.current?.free();
    };
  }, []);

  return {
    offer,
    adopt: () => {
      if (!offer) return;
      const former = ownDraft.current;
      ownDraft.current = held(offer.draft.id, purposeOf(resource, mode, offer.draft.values), false);
      // What was typed for another service waits for it.
      const replaced = former?.purpose === ownDraft.current.purpose;
      if (former && replaced) void dropDraft(place, former.id).then(former.free);
      else former?.free();
      setDraft(undefined);
    },
    discard: () => {
      if (offer) void dropDraft(place, offer.draft.id);
      setDraft(undefined);
    },
    forget,
  };
}

/** Ends what these wait for. */
function rest(...timers: readonly { current: ReturnType<typeof setTimeout> | undefined }[]): void {
  for (const timer of timers) {
    clearTimeout(timer.current);
    timer.current = undefined;
  }
}

/** The draft that a form is writing, and what it is for; `bare` while nothing but that was chosen. */
interface OwnDraft {
  readonly id: string;
  readonly free: () => void;
  readonly purpose: string | undefined;
  readonly bare: boolean;
}
const held = (id: string, purpose: string | undefined, bare: boolean): OwnDraft => ({
  ...{ id, purpose, bare },
  free: holdDraft(id),
});

/** Choosing another service begins a draft of its own, unless nothing was typed for the one before. */
function ownFor(now: OwnDraft | undefined, purpose: string | undefined, begun: string | undefined): OwnDraft {
  if (!now) return held(newUid(), purpose, purpose !== begun);
  if (now.purpose === purpose) return now.bare ? { ...now, bare: false } : now;
  if (now.purpose === undefined || now.bare) return { ...now, purpose, bare: true };
  now.free();
  return held(newUid(), purpose, true);
}

const copiedId = (): number => Number(new URLSearchParams(location.search).get('copy'));
