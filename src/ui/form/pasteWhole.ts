import type { ClipboardEvent } from 'react';

/**
 * For `onPaste` of a box with a longest length. A browser cuts a pasted text there without a word; here it goes in whole,
 * and the rule of the field says that it is too long. Boxes that search keep the browser's way.
 */
export function pasteWhole(event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  const box = event.currentTarget;
  const { selectionStart: from, selectionEnd: to, maxLength, value, readOnly } = box;
  if (event.defaultPrevented || readOnly || maxLength < 0 || from === null || to === null) return;
  // Over a cell that waits to be typed in, a paste is the grid's.
  if (box.getAttribute('role') === 'combobox' || box.closest('[data-mode=ready]')) return;
  const pasted = event.clipboardData.getData('text/plain');
  const text = box instanceof HTMLTextAreaElement ? pasted : pasted.replace(/[\r\n]+/g, ' ').trim();
  if (value.length - (to - from) + text.length <= maxLength) return;
  event.preventDefault();
  box.setRangeText(text, from, to, 'end');
  box.dispatchEvent(new Event('input', { bubbles: true }));
}
