import { useEffect, useReducer, useRef, useState } from 'react';
import { useTaken } from '../../../../portal/useTaken.ts';
import { draftKey, readDraft, writeDraft } from './draft.ts';
import { changed, freshWizard, type Change, type Wizard } from './wizard.ts';

const stored = (): Wizard => readDraft(sessionStorage.getItem(draftKey));

/** The wizard's state. It outlives a reload of the page, but neither the tab nor the joining; secrets never do. */
export function useWizard(): readonly [Wizard, (change: Change) => void] {
  // The server knows no drafts: what it has drawn is filled afterwards.
  const taken = useTaken();
  const [wizard, change] = useReducer(changed, undefined, () => (taken ? stored() : freshWizard));
  const [drawn] = useState(!taken);
  const isRead = useRef(!drawn);
  useEffect(() => {
    if (!isRead.current) {
      isRead.current = true;
      const draft = stored();
      if (draft !== freshWizard) return change({ type: 'restore', wizard: draft });
    }
    if (wizard === freshWizard) sessionStorage.removeItem(draftKey);
    else sessionStorage.setItem(draftKey, writeDraft(wizard));
  }, [wizard]);
  return [wizard, change];
}
