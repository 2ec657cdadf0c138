import { Link, useLocation } from 'react-router-dom';
import { languages } from '../../i18n/messages.ts';
import type { Language } from '../../i18n/messages.ts';
import { logout } from '../session/flow.ts';
import { isLogin } from '../session/guard.ts';
import { chooseLanguage, languageNames, useLanguage } from '../session/language.ts';
import { useSession } from '../session/session.ts';
import { useT } from '../ui/text.tsx';
import { Logo } from './Logo.tsx';
import type { PortalBase } from './Portal.tsx';

export function Header({ base }: { readonly base: PortalBase }) {
  const t = useT();
  const language = useLanguage();
  const session = useSession();
  const { pathname } = useLocation();
  return (
    <header className="pt-head">
      <a className="pt-skip" href="#main">
        {t('portal.header.skip')}
      </a>
      <div className="pt-wrap pt-head__in">
        <Link to={`/${base}/index`} className="pt-head__logo" aria-label={t('portal.brand')}>
          <Logo />
        </Link>
        <div className="pt-head__right">
          <select
            className="pt-lang"
            aria-label={t('portal.header.language')}
            value={language}
            onChange={(event) => chooseLanguage(event.target.value as Language)}
          >
            {languages.map((code) => (
              <option key={code} value={code} lang={code}>
                {languageNames[code]}
              </option>
            ))}
          </select>
          {session.status === 'in' ? (
            <>
              <button type="button" className="pt-btn pt-btn--line" onClick={() => void logout()}>
                {t('portal.header.logout')}
              </button>
              <Link className="pt-btn pt-btn--fill" to="/">
                {t('portal.header.dashboard')}
              </Link>
            </>
          ) : (
            !isLogin(pathname) && (
              <Link className="pt-btn pt-btn--fill" to={`/${base}/login`}>
                {t('portal.header.login')}
              </Link>
            )
          )}
        </div>
      </div>
    </header>
  );
}
