/** Rules of some size come with the first form of their resource, which waits for them here. */
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { Resource } from '../../core/resource.ts';
import { loadRules, rulesHere } from '../../record/rules.ts';
import { inTime } from '../../session/calls/chunk.ts';

/** Draws its children once the rules of a resource are here; throws when they cannot be had. */
export function RulesHere({ of, children }: { readonly of: Resource; readonly children: ReactNode }) {
  const [answer, setAnswer] = useState<{ readonly failure?: unknown }>();
  const here = rulesHere(of);
  useEffect(() => {
    if (here) return;
    inTime(() => loadRules([of]))().then(
      () => setAnswer({}),
      (failure: unknown) => setAnswer({ failure }),
    );
  }, [of, here]);
  if (!here && answer?.failure !== undefined) throw answer.failure;
  return here ? children : null;
}
