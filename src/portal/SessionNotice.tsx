/** Keeps the session of this tab under watch, and tells whoever was logged out by it (1-foundations 4.1). */
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSession } from '../session/session.ts';
import { watchSession } from '../session/watch.ts';

const EndedBox = lazy(() => import('./EndedBox.tsx'));

export function SessionNotice() {
  const session = useSession();
  const [read, setRead] = useState<object>();
  useEffect(watchSession, []);
  const ended = session.status === 'out' && session.why === 'ended';
  if (!ended || read === session) return null;
  return (
    <Suspense fallback={null}>
      <EndedBox onClose={() => setRead(session)} />
    </Suspense>
  );
}
