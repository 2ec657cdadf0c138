import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePortalPath } from '../../../../portal/base.ts';
import { useAppliedService } from '../../../../portal/login/appliedService.ts';
import { withRedirect } from '../../../../portal/login/withRedirect.ts';
import { ButtonLink } from '../../../../portal/parts/Button.tsx';
import { Icon } from '../../../../portal/parts/icons.tsx';
import { CardFoot, PortalCard } from '../../../../portal/parts/PortalCard.tsx';
import { useT } from '../../../../ui/text.tsx';
import { joinTypes } from '../join.rules.ts';
import type { Joined } from '../wizard/steps.ts';

const isType = (userType: string): userType is keyof typeof joinTypes => Object.hasOwn(joinTypes, userType);

/** Step 4: welcome, and what comes next for this type of member. */
export function DoneStep({ above, joined }: { readonly above: ReactNode; readonly joined: Joined }) {
  const t = useT();
  const path = usePortalPath();
  const [params] = useSearchParams();
  const { userNm, loginId, userType, isOpen = true } = joined;
  const type = isType(userType) ? userType : 'corp';
  const { service } = joinTypes[type];
  const applied = useAppliedService(params.get('redirect'));
  const login = path(withRedirect(`login?loginId=${encodeURIComponent(loginId)}`, params.get('redirect')));
  // Who came to apply for a service has chosen already.
  const said = (key: string) =>
    applied
      ? t(`join.done.${key}.applied`, { service: applied })
      : isOpen
        ? t(`join.done.${key}.${type}`)
        : t(`join.done.${key}.later`, { service: t(`join.done.service.${type}`) });
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
      lead={said('lead')}
    >
      <ol className="jn-steps">
        <li>{t('join.done.step_login')}</li>
        <li>{t('join.done.step_corp')}</li>
        <li>{said('step_service')}</li>
      </ol>
      <section className="pt-box jn-invite">
        <div>
          <h2>{said('invite')}</h2>
          <p>{said('invite_text')}</p>
        </div>
        {applied ? (
          <ButtonLink kind="tint" to={login}>
            {t('join.done.go_on')}
          </ButtonLink>
        ) : (
          <ButtonLink kind="tint" to={path(service ? `svcstore?sys=${service.sysCd}` : 'svcstore')}>
            {t('join.done.store')}
          </ButtonLink>
        )}
      </section>
      <CardFoot>
        <ButtonLink kind="secondary" className="jn-even" to="/">
          {t('join.done.home')}
        </ButtonLink>
        <ButtonLink to={login}>{t('join.done.login')}</ButtonLink>
      </CardFoot>
      <p className="jn-hint">{t('join.done.known')}</p>
    </PortalCard>
  );
}
