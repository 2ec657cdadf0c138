import { useEffect } from 'react';
import { isPhoneHeld } from '../../../ui/phone.ts';
import { isPageTaken } from '../../parts/coverings.ts';
import { sections } from '../sections.ts';
import { neighbour, stepFrom } from './step.ts';
import { readExtents } from './useSections.ts';
import type { Sections } from './useSections.ts';
import { wheelJudge } from './wheel.ts';

/** Where sections fill the window and nobody asked for rest; elsewhere the page scrolls like every page. */
const roomy = '(min-width: 640.05px) and (prefers-reduced-motion: no-preference)';
const keys: Readonly<Record<string, 1 | -1>> = { PageDown: 1, ArrowDown: 1, PageUp: -1, ArrowUp: -1 };

/** Whether the page itself has wheel and keyboard: it has the room, nothing lies over it, nobody types. */
const isFree = (event: Event): boolean =>
  !isPhoneHeld() &&
  (window.matchMedia?.(roomy).matches ?? false) &&
  !isPageTaken(event) &&
  !(event.target instanceof Element && event.target.closest('[role=dialog]'));

/** Wheel and keys move from section to section, around the end (2-portal 2 "home page"); Home and End are the browser's. */
export function useSectionMoves({ place, go }: Pick<Sections, 'place' | 'go'>): void {
  useEffect(() => {
    const judge = wheelJudge();

    /** Answers whether it has moved; otherwise the browser scrolls. */
    const move = (by: 1 | -1): boolean => {
      const { at, underway } = place();
      const step = underway ? neighbour(at, by, sections.length) : stepFrom(readExtents(), at, by, window.innerHeight);
      if (step === 'scroll') return false;
      judge.moved(performance.now());
      go(step);
      return true;
    };
    const onWheel = (event: WheelEvent) => {
      if (event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY) || !isFree(event)) return;
      const by = judge.ask(event.deltaY, performance.now());
      if (by === 'locked' || move(by)) event.preventDefault();
    };
    const onKey = (event: KeyboardEvent) => {
      const by = keys[event.key];
      if (!by || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (isFree(event) && move(by)) event.preventDefault();
    };
    window.addEventListener('wheel', onWheel, { passive: false });
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('wheel', onWheel);
      window.removeEventListener('keydown', onKey);
    };
  }, [place, go]);
}
