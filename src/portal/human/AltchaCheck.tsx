import { useEffect, useRef, useState } from 'react';
import type { Challenge } from 'altcha-lib';
import { useT } from '../../ui/text.tsx';
import { CheckRow } from '../parts/CheckRow.tsx';
import { solve } from './solve.ts';

export interface AltchaCheckProps {
  readonly challenge: Challenge;
  readonly onToken: (token: string | undefined) => void;
}

/** A box to tick; the browser then works for about a second. */
export function AltchaCheck({ challenge, onToken }: AltchaCheckProps) {
  const t = useT();
  const [state, setState] = useState<'open' | 'working' | 'done' | 'failed'>('open');
  const controllerRef = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    controllerRef.current = controller;
    return () => controller.abort();
  }, []);

  const work = async () => {
    setState('working');
    const { signal } = controllerRef.current;
    try {
      const token = await solve(challenge, signal);
      setState('done');
      onToken(token);
    } catch {
      if (!signal.aborted) setState('failed');
    }
  };
  const words = { open: 'check', working: 'working', done: 'done', failed: 'failed' } as const;
  return (
    <>
      <CheckRow
        checked={state === 'done' || state === 'working'}
        aria-disabled={state === 'done' || state === 'working' || undefined}
        onChange={() => (state === 'open' || state === 'failed') && void work()}
      >
        {t('portal.human.check')}
      </CheckRow>
      <span className="pt-human__said" role="status">
        {state !== 'open' && t(`portal.human.${words[state]}`)}
      </span>
    </>
  );
}
