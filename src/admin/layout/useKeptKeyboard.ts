import { useEffect } from 'react';

const isLost = () => document.activeElement === null || document.activeElement === document.body;

/**
 * What had the keyboard may go away: the link that led to another page, the button of a step that is done. The page then
 * takes it, where nothing else does, for the next Tab would start at the top of the frame.
 */
export function useKeptKeyboard(): void {
  useEffect(() => {
    let last: EventTarget | null = null;
    let frame = 0;
    const isGone = () => last instanceof Element && !last.isConnected && isLost();
    const remember = ({ target }: FocusEvent) => (last = target);
    const observer = new MutationObserver(() => {
      if (frame || !isGone()) return;
      // A field of the new page, or a window that closes, may take it in the same moment.
      frame = requestAnimationFrame(() => {
        frame = 0;
        if (isGone()) document.getElementById('hg-main')?.focus({ preventScroll: true });
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
