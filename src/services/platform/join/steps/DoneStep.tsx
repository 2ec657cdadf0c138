import type { ReactNode } from 'react';
import { usePortalPath } from '../../../../portal/base.ts';
import { ButtonLink, buttonClass } from '../../../../portal/parts/Button.tsx';
import { Icon } from '../../../../portal/parts/icons.tsx';
import { CardFoot, PortalCard } from '../../../../portal/parts/PortalCard.tsx';
import { PortalLink } from '../../../../portal/parts/PortalLink.tsx';
import { useT } from '../../../../ui/text.tsx';
import { AppLinks } from '../AppLinks.tsx';
import type { Joined } from '../wizard/steps.ts';

/** Step 4: welcome, and what comes next for this type of member. */
export function DoneStep({ above, joined }: { readonly above: ReactNode; readonly joined: Joined }) {
  const t = useT();
  const path = usePortalPath();
  const { userNm, loginId, userType } = joined;
  const apps = userType === 'bond' || userType === 'bwh';
  const lead = apps ? 'app_lead' : userType === 'corp' ? 'corp_lead' : 'sr_lead';
  const mark = (
    <div className="jn-mark">
      <Icon name="tick" size={36} />
    </div>
  );
  return (
    <PortalCard
      wide
      centred
      above={above}
      mark={mark}
      title={t('portal.join.done.title', { name: userNm })}
      lead={t(`portal.join.done.${lead}`)}
    >
      {userType === 'corp' && <Invitation />}
      {apps && <AppLinks />}
      <CardFoot>
        <ButtonLink kind="secondary" className="jn-even" to="/">
          {t('portal.join.done.home')}
        </ButtonLink>
        <ButtonLink to={path(`login?loginId=${encodeURIComponent(loginId)}`)}>{t('portal.join.done.login')}</ButtonLink>
      </CardFoot>
      <p className="jn-hint">{t('portal.join.done.known')}</p>
    </PortalCard>
  );
}

/** A corporate member subscribes to services. */
function Invitation() {
  const t = useT();
  return (
    <section className="pt-box jn-invite">
      <div>
        <h2>{t('portal.join.done.subscribe')}</h2>
        <p>{t('portal.join.done.subscribe_text')}</p>
      </div>
      <PortalLink page="svcstore" className={buttonClass({ kind: 'tint' })}>
        {t('portal.join.done.store')}
      </PortalLink>
    </section>
  );
}
