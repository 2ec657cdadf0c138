import { sectionId, sections } from '../sections.ts';

/**
 * Keeps the section on screen in the address bar: a link to it can be passed on, and Back leaves the page as it would
 * without. The router need not hear of it, for nothing but the position changes.
 */
export function keepInAddress(at: number): void {
  const { pathname, search, hash } = window.location;
  const wanted = at === 0 ? '' : `#${sectionId(sections[at]!)}`;
  if (hash !== wanted) window.history.replaceState(window.history.state, '', pathname + search + wanted);
}
