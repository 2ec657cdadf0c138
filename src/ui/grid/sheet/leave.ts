/** The way out of a grid that takes Tab for itself. */

const reachable =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex]:not([tabindex="-1"])';

/** Brings the keyboard to the first place behind a box, or the last one before it. */
export function leaveTo(box: HTMLElement, back: boolean): void {
  const places = [...document.querySelectorAll<HTMLElement>(reachable)].filter(
    (place) => place.tabIndex >= 0 && !box.contains(place) && place.getClientRects().length > 0,
  );
  const side = back ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const there = places.filter((place) => (box.compareDocumentPosition(place) & side) !== 0);
  const place = back ? there.at(-1) : there[0];
  (place ?? (back ? places.at(-1) : places[0]))?.focus();
}
