/** Enter in a line of text, and Ctrl Enter anywhere, press the main button of a window, as a pointer would. */
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { isComposing, isTyping } from '../keys.ts';

/** On a box whose text is taken as something else once it is left: 1.5 of pieces as 2. */
export const takenOtherwise = 'data-taken-otherwise';

const oneLine = new Set(['text', 'search', 'tel', 'email', 'url', 'number', 'password']);

/** Whoever has a form of its own, rows to type in, or a list that is open, has the key. */
function takesEnter(target: EventTarget): boolean {
  return (
    target instanceof HTMLInputElement &&
    oneLine.has(target.type) &&
    target.form === null &&
    target.getAttribute('aria-expanded') !== 'true'
  );
}

export function confirmKeys(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || isComposing(event) || event.altKey || event.shiftKey) return;
  const { target, currentTarget } = event;
  // A window above this one is its child for React, not for the page.
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest('[role=grid]')) return;
  if (!event.ctrlKey && !event.metaKey && !takesEnter(target)) return;
  const wanted = event.ctrlKey || event.metaKey;
  const button = (kind: string) => currentTarget.querySelector<HTMLButtonElement>(`.hg-dlg__buttons .hg-btn--${kind}`);
  // What destroys something is pressed on purpose: behind words that were written for it, as a reason, Ctrl Enter is that.
  const main = button('filled') ?? (wanted && isTyping(target) ? button('danger-filled') : null);
  // Enter presses the button it is on by itself; Ctrl Enter does not.
  if (!main || (main === target && !wanted)) return;
  event.preventDefault();
  event.stopPropagation();
  // What was typed is taken over when its box is left. Where that is another figure than was typed, it is looked at first.
  const isOther = target.hasAttribute(takenOtherwise);
  flushSync(() => main.focus());
  if (isOther && target instanceof HTMLElement) target.focus();
  else main.click();
}

let isHeld = false;

/** A press of the main button leaves the box that was typed in: is what it is taken as seen by nobody yet? */
export function holdsPress({ target, currentTarget }: PointerEvent<HTMLElement>): void {
  const typed = document.activeElement;
  const main =
    target instanceof Element &&
    target.closest('.hg-dlg__buttons .hg-btn--filled, .hg-dlg__buttons .hg-btn--danger-filled');
  isHeld = Boolean(main) && typed !== null && typed.hasAttribute(takenOtherwise) && currentTarget.contains(typed);
}

/** The click of such a press runs nothing: the figure stands there now, and the next click means it. */
export function holdsClick(event: MouseEvent<HTMLElement>): void {
  if (!isHeld) return;
  isHeld = false;
  event.preventDefault();
  event.stopPropagation();
}
