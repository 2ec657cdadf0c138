/** The phone's layout whatever the width: pages under `/…_m` (3-decisions 1). */
import { createContext, use, useSyncExternalStore } from 'react';

let held = false;
export const isPhoneHeld = (): boolean => held;

/** Whether the server has drawn the page for the phone's layout; it draws for many at once. */
export const DrawnPhone = createContext(false);

const never = () => () => undefined;
/** The same while drawing, on the server as well. */
export function usePhoneHeld(): boolean {
  const drawn = use(DrawnPhone);
  return useSyncExternalStore(never, isPhoneHeld, () => drawn);
}

const narrow = /\(max-width:/;
const wide = /\(min-width:/;

/** Lets every rule for narrow windows count, and none for wide ones; style sheets that come later are treated alike. */
export function holdPhone(page: Document = document): void {
  held = true;
  page.documentElement.dataset.phone = '';
  const hold = () => [...page.styleSheets].forEach(holdRules);
  hold();
  new MutationObserver(hold).observe(page.head, { childList: true });
  page.addEventListener('load', hold, true);
}

function holdRules(sheet: CSSStyleSheet): void {
  for (const rule of sheet.cssRules) {
    if (!(rule instanceof CSSMediaRule)) continue;
    if (narrow.test(rule.media.mediaText)) rule.media.mediaText = 'all';
    else if (wide.test(rule.media.mediaText)) rule.media.mediaText = 'not all';
  }
}
