/** A page that stands alone in a window of its own: no frame, one button that closes the window (1-foundations 2.2). */
import { useSearchParams } from 'react-router-dom';

/** Only the literal word `true` counts. */
export const isOnlyContents = (query: URLSearchParams): boolean => query.get('isOnlyContentsMode') === 'true';

export const useOnlyContents = (): boolean => isOnlyContents(useSearchParams()[0]);

/** Closes the window, or goes back where a window that no page opened refuses to close. */
export function closeWindow(): void {
  window.close();
  if (!window.closed) history.back();
}
