import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { sectionAt, sectionId, sections } from '../sections.ts';
import { keepInAddress } from './address.ts';
import { currentAt } from './step.ts';
import type { Extent } from './step.ts';

export interface Sections {
  /** Place of the section on screen. */
  readonly current: number;
  /** The same now, or the one that the page is on its way to (`underway`). */
  readonly place: () => { readonly at: number; readonly underway: boolean };
  readonly go: (to: number) => void;
}

/** How long a smooth scroll may be on its way, and when a scroll by hand has ended, in ms. */
const wayMs = 800;
const settleMs = 150;

const elementOf = (at: number) => document.getElementById(sectionId(sections[at]!));

/** Extents of the sections in the window; the footer belongs to the last one. */
export const readExtents = (): Extent[] =>
  sections.map((_, at) => {
    const { top, bottom } = elementOf(at)!.getBoundingClientRect();
    const end = document.documentElement.scrollHeight - window.scrollY;
    return { top, bottom: at === sections.length - 1 ? end : bottom };
  });

const wantsRest = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/** Knows the section on screen, moves to another, and keeps it in the address. */
export function useSections(): Sections {
  const [current, setCurrent] = useState(0);
  const scrolling = useRef({ to: 0, until: -Infinity });
  const { hash, key } = useLocation();

  const place = useCallback(() => {
    const underway = performance.now() < scrolling.current.until;
    return { at: underway ? scrolling.current.to : currentAt(readExtents()), underway };
  }, []);

  const go = useCallback(
    (to: number) => {
      const isNear = Math.abs(to - place().at) === 1;
      scrolling.current = { to, until: performance.now() + wayMs };
      elementOf(to)?.scrollIntoView({ behavior: isNear && !wantsRest() ? 'smooth' : 'instant' });
      setCurrent(to);
      keepInAddress(to);
    },
    [place],
  );

  useEffect(() => {
    const at = sectionAt(hash);
    if (at >= 0) go(at);
  }, [hash, key, go]);

  useEffect(() => {
    let settled: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(settled);
      const rest = scrolling.current.until - performance.now();
      if (rest > 0) {
        settled = setTimeout(look, rest);
        return;
      }
      const at = currentAt(readExtents(), window.innerHeight / 2);
      setCurrent(at);
      settled = setTimeout(() => keepInAddress(at), settleMs);
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      clearTimeout(settled);
      window.removeEventListener('scroll', look);
    };
  }, []);

  return useMemo(() => ({ current, place, go }), [current, place, go]);
}
