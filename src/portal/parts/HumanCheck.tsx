/** Tells people from programs, by the adapter that the server names (3-decisions 3 "human verification"). */
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Challenge } from 'altcha-lib';
import { send } from '../../session/calls/transport.ts';
import { useT } from '../../ui/text.tsx';
import { Button } from './Button.tsx';
import './human.css';

const AltchaCheck = lazy(async () => ({ default: (await import('../human/AltchaCheck.tsx')).AltchaCheck }));
const RecaptchaCheck = lazy(async () => ({ default: (await import('../human/RecaptchaCheck.tsx')).RecaptchaCheck }));

type Demand =
  { readonly kind: 'altcha'; readonly challenge: Challenge } | { readonly kind: 'recaptcha'; readonly siteKey: string };

export interface HumanCheckProps {
  /** The token to send as `reCaptchaToken`, good for one call; undefined when it is not good any more. */
  readonly onToken: (token: string | undefined) => void;
  /** Asks for nothing yet. */
  readonly hold?: boolean;
}

/** A token is good once: after a call begin anew by another `key`, or let the person press "verify again". */
export function HumanCheck({ onToken, hold = false }: HumanCheckProps) {
  const t = useT();
  const [round, setRound] = useState(0);
  const [demand, setDemand] = useState<Demand | 'failed'>();
  useEffect(() => {
    if (hold) return;
    const controller = new AbortController();
    send<Demand>('platform/human/challenge', { signal: controller.signal })
      .then(setDemand)
      .catch(() => controller.signal.aborted || setDemand('failed'));
    return () => controller.abort();
  }, [round, hold]);

  const again = () => {
    onToken(undefined);
    setDemand(undefined);
    setRound(round + 1);
  };
  return (
    <div className="pt-human" role="group" aria-label={t('portal.human.label')}>
      <div className="pt-human__box">
        {demand === 'failed' && <span role="alert">{t('portal.human.failed')}</span>}
        {demand !== undefined && demand !== 'failed' && (
          <Suspense fallback={null}>
            {demand.kind === 'altcha' ? (
              <AltchaCheck key={round} challenge={demand.challenge} onToken={onToken} />
            ) : (
              <RecaptchaCheck key={round} siteKey={demand.siteKey} onToken={onToken} />
            )}
          </Suspense>
        )}
      </div>
      <Button kind="secondary" size="m" onClick={again}>
        {t('portal.human.again')}
      </Button>
    </div>
  );
}
