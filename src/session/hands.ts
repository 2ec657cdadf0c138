/** Whether somebody is at this page right now: who has just clicked or typed must not be sent away by a check of the page's own. */

const withinMs = 60_000;
let touchedAt = Number.NEGATIVE_INFINITY;

/** Notes clicks and keys; answers what ends it. */
export function noteHands(): () => void {
  const note = () => void (touchedAt = Date.now());
  const signs = ['pointerdown', 'keydown'] as const;
  for (const sign of signs) document.addEventListener(sign, note, { capture: true, passive: true });
  return () => {
    for (const sign of signs) document.removeEventListener(sign, note, { capture: true });
    touchedAt = Number.NEGATIVE_INFINITY;
  };
}

/** Clicked or typed within the last minute. */
export const handsOn = (): boolean => Date.now() - touchedAt < withinMs;
