/** The windows that stand over the page, the last one on top: the browser's way back closes that one, as Escape does. */
import { useEffect, useEffectEvent } from 'react';

interface OpenDialog {
  /** As Escape would; a window that is at work, or wants one of its buttons, stays. */
  readonly close: () => void;
}

const stack: OpenDialog[] = [];

/** Who is told of each window that opens: the frame of the desk; on public pages nobody. */
export const opening: { tell?: (() => void) | undefined } = {};

export const topDialog = (): OpenDialog | undefined => stack.at(-1);

/** Counts the window among those that are open as long as it is. */
export function useOpenDialog(open: boolean, onClose: (() => void) | undefined): void {
  const close = useEffectEvent(() => onClose?.());
  useEffect(() => {
    if (!open) return;
    const one: OpenDialog = { close: () => close() };
    stack.push(one);
    opening.tell?.();
    return () => void stack.splice(stack.indexOf(one), 1);
  }, [open]);
}
