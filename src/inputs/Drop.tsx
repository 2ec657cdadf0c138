/** A list or calendar that floats below its input, above it when there is no room. It never takes the keyboard. */
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import './inputs.css';

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly maxHeight: number;
}

const gap = 4;
const edge = 8;

/** Where a box stands below `at`: flipped above when that side has more room, moved to stay inside the window. */
export function placeDrop(
  at: { left: number; top: number; bottom: number; width: number },
  box: { width: number; height: number },
  window: { width: number; height: number },
): Place {
  const below = window.height - at.bottom - gap - edge;
  const above = at.top - gap - edge;
  const up = box.height > below && above > below;
  const maxHeight = Math.max(80, up ? above : below);
  const height = Math.min(box.height, maxHeight);
  const left = Math.max(edge, Math.min(at.left, window.width - Math.max(box.width, at.width) - edge));
  return { left, top: up ? at.top - gap - height : at.bottom + gap, width: at.width, maxHeight };
}

interface Props {
  readonly anchor: HTMLElement;
  readonly children: ReactNode;
  /** A fixed picture such as a calendar keeps its own width; a list is at least as wide as its input. */
  readonly own?: boolean;
  readonly maxHeight?: number;
}

export function Drop({ anchor, children, own, maxHeight = 320 }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place>();

  useLayoutEffect(() => {
    const settle = () => {
      if (!box.current) return;
      const { width } = box.current.getBoundingClientRect();
      const height = Math.min(box.current.scrollHeight + 2, maxHeight);
      setPlace(
        placeDrop(anchor.getBoundingClientRect(), { width, height }, { width: innerWidth, height: innerHeight }),
      );
    };
    settle();
    window.addEventListener('scroll', settle, true);
    window.addEventListener('resize', settle);
    return () => {
      window.removeEventListener('scroll', settle, true);
      window.removeEventListener('resize', settle);
    };
  }, [anchor, children, maxHeight]);

  const style = place
    ? {
        left: place.left,
        top: place.top,
        minWidth: own ? undefined : Math.max(place.width, 160),
        maxWidth: own ? undefined : Math.max(place.width, 360),
        maxHeight: Math.min(maxHeight, place.maxHeight),
      }
    : { left: 0, top: 0, visibility: 'hidden' as const };
  return createPortal(
    <div ref={box} className="hg-drop" style={style} onMouseDown={(event) => event.preventDefault()}>
      {children}
    </div>,
    document.body,
  );
}
