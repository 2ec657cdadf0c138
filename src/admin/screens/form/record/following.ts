/** What others have saved of a record while it stands open here. */
import { useEffect, useEffectEvent } from 'react';
import type { Values } from '../../../../core/field.ts';
import { changeCount } from '../model/changes.ts';
import { useRecordForm } from '../recordForm.ts';
import type { RecordState } from './useRecordState.ts';

/** An answer that was under way during a save tells of before it. */
const isNewer = (record: Values, before: Values): boolean =>
  record.id === before.id && Number(record.version) > Number(before.version);

/** A question that stands open is answered about what the person sees. */
const isAsked = () => document.querySelector('[role=dialog],[role=alertdialog]') !== null;

/** Whoever comes back to the window sees what was saved meanwhile: looked for then, not all the time. */
export function useComingBack(look: (() => void) | undefined): void {
  const back = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && !isAsked()) look?.();
  });
  useEffect(() => {
    const come = () => back();
    window.addEventListener('focus', come);
    document.addEventListener('visibilitychange', come);
    return () => {
      window.removeEventListener('focus', come);
      document.removeEventListener('visibilitychange', come);
    };
  }, []);
}

/** A record that was fetched again is taken over unless somebody has typed over it; then it is answered, to be told of. */
export function useFollowing(state: RecordState, record: Values, edits: number): Values | undefined {
  const { shape, situation, typing } = useRecordForm();
  const { before } = state;
  const newer = situation.mode !== 'new' && situation.mode !== 'copy' && isNewer(record, before);
  const follow = useEffectEvent(() => {
    // What was typed since the last drawing counts, and the text of an open cell.
    const mine = situation.mode === 'read' ? 0 : changeCount(before, state.current(), shape);
    if (mine === 0 && !typing.isOpen()) state.restart(record);
  });
  // After every drawing: an open cell may be given up, and changes taken back.
  useEffect(() => {
    if (newer && edits === 0) follow();
  });
  return newer && edits > 0 ? record : undefined;
}
