/** The way on from a service: where it runs it is subscribed to, or looked at first; otherwise visitors may be told when it opens. */
import { useId, useState } from 'react';
import { useLanguage } from '../../session/language.ts';
import { useT } from '../../ui/text.tsx';
import { usePortalPath } from '../base.ts';
import { Button, ButtonLink } from '../parts/Button.tsx';
import { OpenNotice } from './OpenNotice.tsx';
import { nameOf } from './service.ts';
import type { ServiceItem } from './service.ts';

export function ServiceWay({ service }: { readonly service: ServiceItem }) {
  const t = useT();
  const path = usePortalPath();
  const name = nameOf(service, useLanguage()).text;
  const [asking, setAsking] = useState(false);
  const formId = useId();
  if (service.isOpen)
    return (
      <>
        <ButtonLink kind="accent" to={`/platform/subsc/new?subsReqId=${encodeURIComponent(service.subsReqId)}`}>
          {t('store.detail.apply')}
        </ButtonLink>
        <ButtonLink kind="secondary" to={path(`index?service=${encodeURIComponent(service.subsReqId)}#demo`)}>
          {t('store.tip.demo.way')}
        </ButtonLink>
      </>
    );
  return (
    <>
      <Button kind="accent" aria-expanded={asking} aria-controls={formId} onClick={() => setAsking(!asking)}>
        {t('store.notice.ask')}
      </Button>
      <div id={formId} className="ps-notice" hidden={!asking}>
        {asking && <OpenNotice service={service} name={name} />}
      </div>
    </>
  );
}
