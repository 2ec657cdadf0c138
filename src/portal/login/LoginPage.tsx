/** The login screen, at /portal/login and /platform/member/login alike (3-decisions 1). */
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { safeRedirect } from '../../session/redirect.ts';
import { useSession } from '../../session/session.ts';
import { useT } from '../../ui/text.tsx';
import { LoginForm } from './LoginForm.tsx';

export function LoginPage() {
  const t = useT();
  const session = useSession();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const target = safeRedirect(params.get('redirect'));

  useEffect(() => {
    if (session.status === 'in') void navigate(target, { replace: true });
  }, [session.status, target, navigate]);

  return (
    <main id="main" className="pt-login" tabIndex={-1}>
      <div className="pt-card">
        <h1>{t('portal.login.title')}</h1>
        <p className="pt-card__lead">{t('portal.login.lead')}</p>
        {session.status === 'out' && session.why === 'ended' && (
          <p className="pt-note" role="status">
            {t('portal.login.session_ended')}
          </p>
        )}
        <LoginForm />
      </div>
    </main>
  );
}
