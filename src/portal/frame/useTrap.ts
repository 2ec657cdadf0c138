import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

const reachable = 'a[href], button:not(:disabled), select, input';

/** Keeps Tab among what `around` holds; Escape and a press outside close. Silent while an alert lies above. */
export function useTrap(around: RefObject<HTMLElement | null>, onClose: (refocus: boolean) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const box = around.current;
    if (!box || box.closest('[inert]')) return;
    if (event.key === 'Escape' && !event.isComposing) return onClose(true);
    if (event.key !== 'Tab') return undefined;
    const all = [...box.querySelectorAll<HTMLElement>(reachable)].filter((one) => one.checkVisibility?.() ?? true);
    const last = all.at(-1);
    const outside = !box.contains(document.activeElement);
    if (event.shiftKey && (outside || document.activeElement === all[0])) {
      event.preventDefault();
      last?.focus();
    } else if (!event.shiftKey && (outside || document.activeElement === last)) {
      event.preventDefault();
      all[0]?.focus();
    }
    return undefined;
  });
  const onPress = useEffectEvent((event: PointerEvent) => {
    const box = around.current;
    if (box && !box.closest('[inert]') && event.target instanceof Node && !box.contains(event.target)) onClose(false);
  });
  useEffect(() => {
    const key = (event: KeyboardEvent) => onKey(event);
    const press = (event: PointerEvent) => onPress(event);
    document.addEventListener('keydown', key);
    document.addEventListener('pointerdown', press);
    return () => {
      document.removeEventListener('keydown', key);
      document.removeEventListener('pointerdown', press);
    };
  }, []);
}
