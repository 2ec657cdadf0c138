import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';
import { useTrouble } from '../../session/calls/trouble.ts';
import type { Trouble } from '../../session/calls/trouble.ts';

type Box = ComponentType<{ readonly trouble: Trouble }>;

const nothing: { readonly default: Box } = { default: () => null };

// It stands above everything: were it missing and said so, the whole page would go.
const TroubleBox = lazy<Box>(() => import('./TroubleBox.tsx').catch(() => nothing));

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
