import { useEffect, useReducer } from 'react';
import { draftKey, readDraft, writeDraft } from './draft.ts';
import { changed, freshWizard, type Change, type Wizard } from './wizard.ts';

/** The wizard's state. It outlives a reload of the page, but neither the tab nor the joining; secrets never do. */
export function useWizard(): readonly [Wizard, (change: Change) => void] {
  const [wizard, change] = useReducer(changed, undefined, () => readDraft(sessionStorage.getItem(draftKey)));
  useEffect(() => {
    if (wizard === freshWizard) sessionStorage.removeItem(draftKey);
    else sessionStorage.setItem(draftKey, writeDraft(wizard));
  }, [wizard]);
  return [wizard, change];
}
