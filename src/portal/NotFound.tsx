import { useLocation, useNavigate } from 'react-router-dom';
import { outerOf } from '../session/address/mobile.ts';
import { goBack } from '../session/address/navigate.ts';
import { usePhoneHeld } from '../ui/phone.ts';
import { useT } from '../ui/text.tsx';
import { usePortalPath } from './base.ts';
import picture from './pictures/lighthouse.svg';
import { usePageTitle } from './pageTitle.ts';
import { Button, ButtonLink } from './parts/Button.tsx';
import './notFound.css';

/** An address that nothing answers to: says which, and leads back or home (2-portal 2 "404 page"). */
export function NotFound() {
  const t = useT();
  usePageTitle(t('portal.not_found.title'));
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const phone = usePhoneHeld();
  const home = usePortalPath()('index');
  const back = () => goBack(() => void navigate('/'));
  return (
    <main id="main" className="pt-lost" tabIndex={-1}>
      <div className="pt-wrap">
        <img className="pt-lost__picture" src={picture} alt="" width="480" height="300" />
        <h1>{t('portal.not_found.title')}</h1>
        <p className="pt-lost__lead">{t('portal.not_found.lead')}</p>
        <p className="pt-lost__address">
          <span className="hg-sr">{t('portal.not_found.address')} </span>
          <code>{phone ? outerOf(address) : address}</code>
        </p>
        <div className="pt-lost__ways">
          <Button kind="secondary" onClick={back}>
            {t('portal.not_found.back')}
          </Button>
          <ButtonLink to={home}>{t('portal.not_found.home')}</ButtonLink>
        </div>
      </div>
    </main>
  );
}
