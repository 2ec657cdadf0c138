import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePortalPath } from '../../../../portal/base.ts';
import { withRedirect } from '../../../../portal/login/withRedirect.ts';
import { ButtonLink } from '../../../../portal/parts/Button.tsx';
import { Icon } from '../../../../portal/parts/icons.tsx';
import { CardFoot, PortalCard } from '../../../../portal/parts/PortalCard.tsx';
import { useT } from '../../../../ui/text.tsx';
import type { Joined } from '../wizard/steps.ts';

/** What the store shows first to a type of member; all of it where nothing is named. */
const storeOf: Readonly<Record<string, string>> = {
  bond: 'svcstore?sys=BWMS',
  bwh: 'svcstore?sys=BTA',
  sr: 'svcstore?sys=RS4',
};
const ofType = (userType: string): string => (userType in storeOf ? userType : 'corp');

/** Step 4: welcome, and what comes next for this type of member. */
export function DoneStep({ above, joined }: { readonly above: ReactNode; readonly joined: Joined }) {
  const t = useT();
  const path = usePortalPath();
  const [params] = useSearchParams();
  const { userNm, loginId, userType } = joined;
  const type = ofType(userType);
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
      title={t('join.done.title', { name: userNm })}
      lead={t(`join.done.lead.${type}`)}
    >
      <ol className="jn-steps">
        <li>{t('join.done.step_login')}</li>
        <li>{t('join.done.step_corp')}</li>
        <li>{t(`join.done.step_service.${type}`)}</li>
      </ol>
      <section className="pt-box jn-invite">
        <div>
          <h2>{t(`join.done.invite.${type}`)}</h2>
          <p>{t(`join.done.invite_text.${type}`)}</p>
        </div>
        <ButtonLink kind="tint" to={path(storeOf[type] ?? 'svcstore')}>
          {t('join.done.store')}
        </ButtonLink>
      </section>
      <CardFoot>
        <ButtonLink kind="secondary" className="jn-even" to="/">
          {t('join.done.home')}
        </ButtonLink>
        <ButtonLink to={path(withRedirect(`login?loginId=${encodeURIComponent(loginId)}`, params.get('redirect')))}>
          {t('join.done.login')}
        </ButtonLink>
      </CardFoot>
      <p className="jn-hint">{t('join.done.known')}</p>
    </PortalCard>
  );
}
