import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useT } from '../ui/text.tsx';

/** An address that the portal does not know (1-foundations 2.1). */
export function NotFound() {
  const t = useT();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <main id="main" className="pt-page" tabIndex={-1}>
      <h1>{t('portal.not_found.title')}</h1>
      <p className="pt-page__address">{t('portal.not_found.address', { path: pathname })}</p>
      <div className="pt-page__ways">
        <button type="button" className="pt-btn pt-btn--line" onClick={() => void navigate(-1)}>
          {t('portal.not_found.back')}
        </button>
        <Link className="pt-btn pt-btn--fill" to="/">
          {t('portal.not_found.home')}
        </Link>
      </div>
    </main>
  );
}
