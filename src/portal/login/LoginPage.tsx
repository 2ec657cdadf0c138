/** The login screen, at /portal/login and /platform/member/login alike (3-decisions 1). */
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isProduction } from '../../session/config.ts';
import { useT } from '../../ui/text.tsx';
import { buttonClass } from '../parts/Button.tsx';
import { PortalCard } from '../parts/PortalCard.tsx';
import { PortalLink } from '../parts/PortalLink.tsx';
import { useTaken } from '../useTaken.ts';
import { useAppliedService } from './appliedService.ts';
import { withRedirect } from './withRedirect.ts';
import { LoginForm } from './LoginForm.tsx';
import './login.css';

const QuickLogins = lazy(async () => ({ default: (await import('./QuickLogins.tsx')).QuickLogins }));

export function LoginPage() {
  const t = useT();
  const [params] = useSearchParams();
  const taken = useTaken();
  const redirect = params.get('redirect');
  const service = useAppliedService(redirect);
  return (
    <PortalCard
      title={t('portal.login.title')}
      lead={service ? t('portal.login.apply', { service }) : t('portal.login.lead')}
    >
      {service && (
        <p className="pt-login__apply">
          {t('portal.login.apply_first')}{' '}
          <PortalLink page={withRedirect('join', redirect)}>{t('portal.login.join')}</PortalLink>
        </p>
      )}
      <LoginForm loginId={params.get('loginId') ?? undefined} redirect={redirect} />
      <div className="pt-login__finds">
        <PortalLink page="find/id">{t('portal.login.find_id')}</PortalLink>
        <PortalLink page="find/pw">{t('portal.login.find_pw')}</PortalLink>
      </div>
      <p className="pt-login__first">{t('portal.login.first')}</p>
      <PortalLink
        page={withRedirect('join', redirect)}
        className={buttonClass({ kind: 'secondary', size: 'l', full: true })}
      >
        {t('portal.login.join')}
      </PortalLink>
      {taken && !isProduction && (
        <Suspense fallback={null}>
          <QuickLogins shown={params.has('ez')} />
        </Suspense>
      )}
    </PortalCard>
  );
}
