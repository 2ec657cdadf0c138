/** When a person begins to do something: what only the doing needs is fetched then. */
const kinds = ['pointermove', 'pointerdown', 'wheel', 'scroll', 'keydown', 'focusin', 'input', 'click'] as const;

let touched = false;

/** Runs `work` at the first sign of a person on this page; at once when there was one. Answers what calls it off. */
export function onFirstTouch(work: () => void): () => void {
  if (touched) {
    work();
    return () => undefined;
  }
  const stop = () => kinds.forEach((kind) => removeEventListener(kind, begin, true));
  const begin = () => {
    touched = true;
    stop();
    // What was touched hears of it first.
    setTimeout(work);
  };
  kinds.forEach((kind) => addEventListener(kind, begin, { capture: true, passive: true }));
  return stop;
}
