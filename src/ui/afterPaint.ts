/** Runs `work` once what has changed now stands on the screen; in a page that nobody sees, as the next task. */
export function afterPaint(work: () => void): void {
  if (document.hidden) setTimeout(work);
  else requestAnimationFrame(() => setTimeout(work));
}
