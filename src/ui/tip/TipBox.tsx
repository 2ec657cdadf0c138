import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

export type TipTone = 'plain' | 'error';

interface Place {
  left: number;
  top: number;
  arrow: number;
  above: boolean;
}

const gap = 8;
const edge = 8;

/** Where a box of this size stands: below its element, above it when there is no room, always inside the window and right of `from`. */
export function placeTip(
  at: DOMRect,
  box: { width: number; height: number },
  window: { width: number; height: number },
  from = 0,
): Place {
  const centre = at.left + at.width / 2;
  const most = window.width - box.width - edge;
  // What is too narrow for it gives way.
  const least = Math.max(edge, Math.min(from + edge, most));
  const left = Math.max(least, Math.min(centre - box.width / 2, most));
  const above = at.bottom + gap + box.height > window.height - edge && at.top - gap - box.height > edge;
  const top = above ? at.top - gap - box.height : at.bottom + gap;
  const arrow = Math.max(12, Math.min(centre - left, box.width - 12));
  return { left, top, arrow, above };
}

interface Props {
  id: string;
  anchor: HTMLElement;
  tone: TipTone;
  children: ReactNode;
  onEnter: () => void;
  onLeave: () => void;
}

export function TipBox({ id, anchor, tone, children, onEnter, onLeave }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place>();

  useLayoutEffect(() => {
    const settle = () => {
      const size = box.current?.getBoundingClientRect();
      if (!size) return;
      // What is said of the page does not lie over the menu beside it.
      const page = anchor.closest('main')?.getBoundingClientRect();
      setPlace(placeTip(anchor.getBoundingClientRect(), size, { width: innerWidth, height: innerHeight }, page?.left));
    };
    settle();
    window.addEventListener('scroll', settle, true);
    window.addEventListener('resize', settle);
    return () => {
      window.removeEventListener('scroll', settle, true);
      window.removeEventListener('resize', settle);
    };
  }, [anchor, children]);

  return (
    <div
      ref={box}
      id={id}
      role="tooltip"
      className={`hg-tip hg-tip--${tone}`}
      data-above={place?.above || undefined}
      style={
        place
          ? { left: place.left, top: place.top, ['--arrow' as string]: `${place.arrow}px` }
          : { left: 0, top: 0, visibility: 'hidden' }
      }
      onMouseEnter={onEnter}
      onMouseLeave={onLeave}
    >
      {typeof children === 'string' ? codesWhole(children) : children}
    </div>
  );
}

/** Numbers and codes with hyphens (CS-0104, 2026-11-30) are not broken at them. */
const codesWhole = (text: string): ReactNode =>
  text.split(/([A-Z\d-]+)/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className="hg-tip__code">
        {part}
      </span>
    ),
  );
