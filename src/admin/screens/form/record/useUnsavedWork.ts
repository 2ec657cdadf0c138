/** What is not saved yet: how much it is, its draft, files on their way, and the question before one leaves it. */
import { useMemo } from 'react';
import { useUnsaved } from '../../../../session/unsaved.ts';
import { useAttach } from '../attach/useAttach.ts';
import type { Attach } from '../attach/useAttach.ts';
import { usePutInRow } from '../attach/usePutInRow.ts';
import { useDrafts } from '../draft/useDrafts.ts';
import type { Drafts } from '../draft/useDrafts.ts';
import { changeCount } from '../model/changes.ts';
import { useRecordForm } from '../recordForm.ts';
import { useLeaveGuard } from './useLeaveGuard.tsx';
import type { LeaveGuard } from './useLeaveGuard.tsx';
import type { RecordState } from './useRecordState.ts';

export interface UnsavedWork {
  /** How much a person has changed. */
  readonly edits: number;
  /** What the head tells: of a record that begins here all that stands in it is new. */
  readonly told: number | boolean;
  readonly drafts: Drafts;
  readonly attach: Attach;
  readonly guard: LeaveGuard;
}

export function useUnsavedWork(state: RecordState): UnsavedWork {
  const { situation, shape, before, values } = useRecordForm();
  const { mode } = situation;
  const starts = mode === 'new' || mode === 'copy';
  const edits = useMemo(
    () => (mode === 'read' ? 0 : changeCount(before, values, shape)),
    [mode, before, values, shape],
  );
  const all = useMemo(() => (starts ? changeCount({}, values, shape) : edits), [starts, edits, values, shape]);
  const drafts = useDrafts(edits, state.current);
  const attach = useAttach(state.current, usePutInRow(state));
  const guard = useLeaveGuard(edits > 0 || attach.uploads.busy, drafts.forget);
  useUnsaved(edits);
  return { edits, told: edits > 0 && (starts || all), drafts, attach, guard };
}
