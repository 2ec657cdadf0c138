import { useEffect, useEffectEvent } from 'react';
import { useNotify } from 'react-admin';
import { isComposing } from '../../ui/keys.ts';
import type { PageAction, PageActions } from './pageActions.ts';

/** Which action a key press asks for: Ctrl S saves, Alt N makes a new one, Escape leaves. */
export function actionOfKey(event: KeyboardEvent): 'save' | 'new' | 'close' | undefined {
  if (isComposing(event)) return undefined;
  // codes, not letters: with a Korean keyboard Ctrl S says ㄴ
  if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.code === 'KeyS') return 'save';
  if (event.altKey && !event.ctrlKey && !event.metaKey && event.code === 'KeyN') return 'new';
  if (event.key === 'Escape' && !event.defaultPrevented) return 'close';
  return undefined;
}

const windows = '[role=dialog],[role=alertdialog],[role=menu],[role=listbox]';

/**
 * A window over the page keeps its keys. Escape that closes one must not leave the page as well, so it waits until
 * none is to be seen; saving only asks where the keyboard is, for a window that fades out has given it back.
 */
const belongsToWindow = (id: 'save' | 'new' | 'close'): boolean =>
  (id === 'close' ? document.querySelector(windows) : document.activeElement?.closest(windows)) != null;

/** Ties the keys of a page to its buttons. A window over the page keeps its keys to itself. */
export function usePageKeys(actions: PageActions): void {
  const notify = useNotify();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const id = actionOfKey(event);
    if (!id) return;
    // the browser's own "save page" never helps here
    if (id === 'save') event.preventDefault();
    if (belongsToWindow(id)) return;
    const action: PageAction | undefined = actions[id];
    if (!action?.onClick || action.busy) return;
    event.preventDefault();
    // What the grey button says to a pointer, the key says to who pressed it.
    const why = action.goesByKey?.() ? undefined : action.disabledReason;
    // Once, however long it is held down.
    if (why) return event.repeat ? undefined : notify(why, { messageArgs: { _: why } });
    action.onClick();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
