/** The way on from a service: where it runs it is subscribed to, or looked at first; otherwise visitors may be told when it opens. */
import { lazy, Suspense, useId, useState } from 'react';
import { useLanguage } from '../../session/language.ts';
import { useT } from '../../ui/text.tsx';
import { usePortalPath } from '../base.ts';
import { Button, ButtonLink } from '../parts/Button.tsx';
import { useTaken } from '../useTaken.ts';
import { nameOf } from './service.ts';
import type { ServiceItem } from './service.ts';
import { StandingWay } from './StandingWay.tsx';

/** Film and yard show ship repair. */
const shown = 'RS4';
const OpenNotice = lazy(async () => ({ default: (await import('./OpenNotice.tsx')).OpenNotice }));
const Tryout = lazy(() => import('./Tryout.tsx').catch(() => ({ default: () => null })));

interface Props {
  readonly service: ServiceItem;
}

export function ServiceWay({ service }: Props) {
  const t = useT();
  const path = usePortalPath();
  const taken = useTaken();
  const [held, setHeld] = useState(false);
  if (service.isOpen)
    return (
      <>
        <StandingWay service={service} />
        <ButtonLink kind="secondary" to={path(`index?service=${encodeURIComponent(service.subsReqId)}#demo`)}>
          {t('store.tip.demo.way')}
        </ButtonLink>
        {service.sysCd === shown && (
          <div className="ps-try">
            {taken && (
              <Suspense fallback={null}>
                <Tryout />
              </Suspense>
            )}
          </div>
        )}
      </>
    );
  // The way of almost everybody stays, with what is typed in it, while it is asked whether the company has the service.
  return (
    <>
      {!held && <NoticeWay service={service} />}
      <StandingWay service={service} otherwise={null} onHeld={setHeld} />
    </>
  );
}

function NoticeWay({ service }: Props) {
  const t = useT();
  const name = nameOf(service, useLanguage()).text;
  const [asking, setAsking] = useState(false);
  const formId = useId();
  return (
    <>
      <Button kind="accent" aria-expanded={asking} aria-controls={formId} onClick={() => setAsking(!asking)}>
        {t('store.notice.ask')}
      </Button>
      <div id={formId} className="ps-notice" hidden={!asking}>
        {asking && (
          <Suspense fallback={null}>
            <OpenNotice service={service} name={name} />
          </Suspense>
        )}
      </div>
    </>
  );
}
