/**
 * All that may hold up a way out of a page, on every page of the desk: Back from under an open window only closes that
 * window, and any other way is asked about by whoever would lose something. The router knows one blocker: this is it.
 */
import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { topDialog } from '../../ui/dialog/openDialogs.ts';
import { isSecondEntry, useSecondEntry } from './secondEntry.ts';
import { guardOf } from './pageGuards.ts';
import type { PageGuard } from './pageGuards.ts';

export function WaysOut() {
  const [guard, setGuard] = useState<PageGuard>();
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const dialog = historyAction === 'POP' ? topDialog() : undefined;
    const found = dialog ? undefined : guardOf(currentLocation.pathname, nextLocation.pathname);
    setGuard(found);
    dialog?.close();
    // Below it lies the same page once more: who goes back means the way out.
    if (historyAction === 'POP' && !dialog && isSecondEntry(currentLocation, nextLocation))
      setTimeout(() => window.history.back());
    return dialog !== undefined || found !== undefined;
  });
  // The question about a way that is held up is no window of the page: another way would give the held one up.
  useSecondEntry(blocker.state === 'blocked');
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (!guard) return blocker.reset();
    guard.ask(blocker);
    return () => guard.ask(undefined);
  }, [guard, blocker]);
  return null;
}
