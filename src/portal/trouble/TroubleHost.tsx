import { lazy, Suspense } from 'react';
import { useTrouble } from '../../session/calls/trouble.ts';

const TroubleBox = lazy(() => import('./TroubleBox.tsx'));

/** Shows what went wrong where no part of the screen could say it. */
export function TroubleHost() {
  const trouble = useTrouble();
  if (!trouble) return null;
  return (
    <Suspense fallback={null}>
      <TroubleBox trouble={trouble} />
    </Suspense>
  );
}
