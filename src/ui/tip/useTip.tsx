import { useEffect, useId, useRef, useState } from 'react';
import type { FocusEvent, MouseEvent, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { TipBox } from './TipBox.tsx';
import type { TipTone } from './TipBox.tsx';
import './tip.css';

export interface TipOptions {
  tone?: TipTone;
  /** Milliseconds of resting before it shows under a pointer; a focused element shows it at once. */
  delay?: number;
}

export interface Tip {
  /** To spread on the element that the tip explains. */
  handlers: {
    onMouseMove: (event: MouseEvent<HTMLElement>) => void;
    onMouseLeave: () => void;
    onFocus: (event: FocusEvent<HTMLElement>) => void;
    onBlur: () => void;
  };
  /** Id of the tip while it is open. */
  describedBy: string | undefined;
  /** The tip itself, to render anywhere beside the element. */
  tip: ReactNode;
  show: (element: HTMLElement) => void;
  hide: () => void;
}

/**
 * A short explanation at an element, for pointer and keyboard; Escape closes it, and the pointer may rest on it. Not MUI's Tooltip,
 * which wraps one child each: this one box serves any cell of a grid that is handed to it.
 */
export function useTip(text: ReactNode, { tone = 'plain', delay = 300 }: TipOptions = {}): Tip {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const inside = useRef(false);
  const has = text !== undefined && text !== null && text !== '';
  const open = has && anchor !== null;

  const later = (run: () => void, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(run, ms);
  };
  const show = (element: HTMLElement) => {
    clearTimeout(timer.current);
    setAnchor(element);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setAnchor(null);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // says that this Escape was for the tip, so that the page is not left too
      event.preventDefault();
      setAnchor(null);
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [open]);

  return {
    handlers: {
      // Not onMouseEnter: React tells of none when the pointer comes from something that has just gone, such as a dialog's button.
      onMouseMove: (event) => {
        if (inside.current) return;
        inside.current = true;
        const element = event.currentTarget;
        later(() => setAnchor(element), delay);
      },
      onMouseLeave: () => {
        inside.current = false;
        later(() => setAnchor(null), 120);
      },
      onFocus: (event) => {
        if (event.currentTarget.matches(':focus-visible')) show(event.currentTarget);
      },
      onBlur: hide,
    },
    describedBy: open ? id : undefined,
    tip: open
      ? createPortal(
          <TipBox id={id} anchor={anchor} tone={tone} onEnter={() => clearTimeout(timer.current)} onLeave={hide}>
            {text}
          </TipBox>,
          document.body,
        )
      : null,
    show,
    hide,
  };
}
