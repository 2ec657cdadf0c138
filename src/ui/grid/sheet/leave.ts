/** The way out of a grid that takes Tab for itself. */

const reachable =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex]:not([tabindex="-1"])';

/** Brings the keyboard to the first place of the page behind a box, or the last one before it; past its end to the other. */
export function leaveTo(box: HTMLElement, back: boolean): void {
  const page = box.closest('main, [role=dialog]') ?? document;
  const places = [...page.querySelectorAll<HTMLElement>(reachable)].filter(
    (place) => place.tabIndex >= 0 && !box.contains(place) && place.getClientRects().length > 0,
  );
  const side = back ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const there = places.filter((place) => (box.compareDocumentPosition(place) & side) !== 0);
  const place = back ? there.at(-1) : there[0];
  (place ?? (back ? places.at(-1) : places[0]))?.focus();
}
