/** F8 leads on to the next mistake, from wherever the keyboard stands; a window over the page has keys of its own. */
import { useEffect, useEffectEvent } from 'react';
import { isComposing } from '../keys.ts';

/** Of two that listen `first` has it: mistakes of what is typed now come before those of an answer. */
export function useNextKey(on: boolean, next: () => void, first = false): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!on || event.defaultPrevented || event.key !== 'F8' || isComposing(event)) return;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (document.querySelector('[role=dialog],[role=alertdialog]')) return;
    event.preventDefault();
    next();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen, { capture: first });
    return () => window.removeEventListener('keydown', listen, { capture: first });
  }, [first]);
}
