/**
 * Coming to a box by the pointer, or by its label, means all that stands in it, as coming by Tab does: what is typed then
 * replaces it. A press in the box that has the keyboard already sets the caret, and a drag chooses what it runs over.
 */
import { useRef } from 'react';
import type { ComponentPropsWithRef } from 'react';

type Handlers = Pick<ComponentPropsWithRef<'input'>, 'onFocus' | 'onMouseDown' | 'onClick'>;

/** The handlers of a box, beside its own; these alone where `on` is false. */
export function useEnteredWhole(on: boolean, { onFocus, onMouseDown, onClick }: Handlers): Handlers {
  const came = useRef(false);
  if (!on) return { onFocus, onMouseDown, onClick };
  return {
    onFocus(event) {
      came.current = true;
      onFocus?.(event);
    },
    onMouseDown(event) {
      came.current = event.currentTarget !== document.activeElement;
      onMouseDown?.(event);
    },
    onClick(event) {
      onClick?.(event);
      const { currentTarget: input } = event;
      if (came.current && input.selectionStart === input.selectionEnd) input.select();
      came.current = false;
    },
  };
}
