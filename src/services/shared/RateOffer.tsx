/** What helps to the rate that a document waits for; few do, so it comes with the first that does. */
import { lazy, Suspense } from 'react';
import type { KnownRateProps } from './KnownRate.tsx';

const KnownRate = lazy(async () => ({ default: (await import('./KnownRate.tsx')).KnownRate }));

export const RateOffer = (props: KnownRateProps) => (
  <Suspense fallback={null}>
    <KnownRate {...props} />
  </Suspense>
);
