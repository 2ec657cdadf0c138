import { Suspense } from 'react';
import type { ReactNode } from 'react';

/**
 * A part of a drawn page that the browser takes over by itself, after what stands above it: a page that is taken over in one piece
 * holds a slow phone for longer than a finger waits. Whoever presses something in it earlier brings it forward.
 */
export const TakenOverLater = ({ children }: { readonly children: ReactNode }) => (
  <Suspense fallback={null}>{children}</Suspense>
);
