const waiting: (() => void)[] = [];
let pressed = false;

function release(): void {
  pressed = false;
  // The click comes after the pointer went up.
  setTimeout(() => waiting.splice(0).forEach((work) => work()));
}

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => (pressed = true), true);
  window.addEventListener('pointerup', release, true);
  window.addEventListener('pointercancel', release, true);
}

/** Runs `work` once no pointer is down: what moves the page must not move a button from under a click. */
export function afterPress(work: () => void): void {
  if (pressed) waiting.push(work);
  else work();
}
