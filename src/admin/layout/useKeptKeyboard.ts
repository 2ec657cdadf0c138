import { useEffect } from 'react';

const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** On a group of buttons that come and go: it takes the keyboard of one that went, so that Tab leads to the next. */
export const keepsKeyboard = { 'data-keeps-keyboard': '', tabIndex: -1 } as const;

/**
 * What had the keyboard may go away: the link that led to another page, the button of a step that is done. Its group takes
 * it then, or the page, where nothing else does, for the next Tab would start at the top of the frame.
 */
export function useKeptKeyboard(): void {
  useEffect(() => {
    let last: EventTarget | null = null;
    let group: HTMLElement | null = null;
    let frame = 0;
    const isGone = () => last instanceof Element && !last.isConnected && isLost();
    const remember = ({ target }: FocusEvent) => {
      last = target;
      // A window stands over the page: the button that opened it is where the keyboard comes from.
      if (!(target instanceof Element) || target.closest('[role=dialog], [role=alertdialog]')) return;
      group = target.closest<HTMLElement>('[data-keeps-keyboard]');
    };
    const observer = new MutationObserver(() => {
      if (frame || !isGone()) return;
      // A field of the new page, or a window that closes, may take it in the same moment.
      frame = requestAnimationFrame(() => {
        frame = 0;
        const heir = group?.isConnected ? group : document.getElementById('hg-main');
        if (isGone()) heir?.focus({ preventScroll: true });
      });
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
}
