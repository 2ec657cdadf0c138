/** The way on from a service: where it runs it is subscribed to, or looked at first; otherwise visitors may be told when it opens. */
import { lazy, Suspense, useId, useState } from 'react';
import { useLanguage } from '../../session/language.ts';
import { useSession } from '../../session/session.ts';
import { useT } from '../../ui/text.tsx';
import { usePortalPath } from '../base.ts';
import { Button, ButtonLink } from '../parts/Button.tsx';
import { useTaken } from '../useTaken.ts';
import { ApplyWay } from './ApplyWay.tsx';
import { nameOf } from './service.ts';
import type { ServiceItem } from './service.ts';

/** Film and yard show ship repair. */
const shown = 'RS4';
/** A part that does not come leaves the way of visitors: the server refuses what cannot be applied for. */
const MemberWay = lazy(() => import('./MemberWay.tsx').catch(() => ({ default: ApplyWay })));
const OpenNotice = lazy(async () => ({ default: (await import('./OpenNotice.tsx')).OpenNotice }));
const Tryout = lazy(() => import('./Tryout.tsx').catch(() => ({ default: () => null })));

export function ServiceWay({ service }: { readonly service: ServiceItem }) {
  const t = useT();
  const path = usePortalPath();
  const name = nameOf(service, useLanguage()).text;
  const [asking, setAsking] = useState(false);
  const formId = useId();
  const taken = useTaken();
  if (service.isOpen)
    return (
      <>
        <ApplyOrState service={service} />
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

/** Members read how their company stands to the service; guests of the demo yard have none. */
function ApplyOrState({ service }: { readonly service: ServiceItem }) {
  const session = useSession();
  if (session.status === 'in' && !session.user.guest)
    return (
      <Suspense fallback={<span className="ps-standing" />}>
        <MemberWay service={service} />
      </Suspense>
    );
  return <ApplyWay service={service} unsure={session.status === 'unknown'} />;
}
