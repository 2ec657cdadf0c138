import { lazy, Suspense } from 'react';

const NoPermission = lazy(async () => ({ default: (await import('../../ui/state/NoPermission.tsx')).NoPermission }));

/** For a person whose authority opens no screen at all. */
export const NothingOpen = () => (
  <Suspense fallback={null}>
    <NoPermission />
  </Suspense>
);
