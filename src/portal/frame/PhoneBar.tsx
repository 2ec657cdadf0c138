import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isLogin } from '../../session/address/paths.ts';
import { useSession } from '../../session/session.ts';
import { useT } from '../../ui/text.tsx';
import { usePortalPath } from '../base.ts';
import { PortalLink } from '../parts/PortalLink.tsx';
import './phoneBar.css';

const glyphs = {
  home: 'm12 5.69 5 4.5V18h-2v-6H9v6H7v-7.81zM12 3 2 12h3v8h6v-6h2v6h6v-8h3z',
  store: 'M18.36 9l.6 3H5.04l.6-3zM20 4H4v2h16zm0 3H4l-1 5v2h1v6h10v-6h4v6h2v-6h1v-2zM6 18v-4h6v4z',
  notice:
    'M18 11v2h4v-2zm-2 6.61c.96.71 2.21 1.65 3.2 2.39.4-.53.8-1.07 1.2-1.6-.99-.74-2.24-1.68-3.2-2.4-.4.54-.8 1.08-1.2 1.61M20.4 5.6c-.4-.53-.8-1.07-1.2-1.6-.99.74-2.24 1.68-3.2 2.4.4.53.8 1.07 1.2 1.6.96-.72 2.21-1.65 3.2-2.4M4 9c-1.1 0-2 .9-2 2v2c0 1.1.9 2 2 2h1v4h2v-4h1l5 3V6L8 9zm5.03 1.71L11 9.53v4.94l-1.97-1.18-.48-.29H4v-2h4.55zM15.5 12c0-1.33-.58-2.53-1.5-3.35v6.69c.92-.81 1.5-2.01 1.5-3.34',
  person:
    'M12 6c1.1 0 2 .9 2 2s-.9 2-2 2-2-.9-2-2 .9-2 2-2m0 10c2.7 0 5.8 1.29 6 2H6c.23-.72 3.31-2 6-2m0-12C9.79 4 8 5.79 8 8s1.79 4 4 4 4-1.79 4-4-1.79-4-4-4m0 10c-2.67 0-8 1.34-8 4v2h16v-2c0-2.66-5.33-4-8-4',
} as const;

const entryClass = 'pt-bar__one';

/** The bar at the bottom of the phone pages (3-decisions 1 "mobile"). */
export function PhoneBar() {
  const t = useT();
  const inside = useSession().status === 'in';
  const address = usePortalPath();
  const { pathname } = useLocation();
  const inner = (glyph: keyof typeof glyphs, label: string): ReactNode => (
    <>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
        <path d={glyphs[glyph]} />
      </svg>
      {t(label)}
    </>
  );
  return (
    <nav className="pt-bar" aria-label={t('portal.phone.nav')}>
      <PortalLink page="index" className={entryClass}>
        {inner('home', 'portal.parts.home')}
      </PortalLink>
      <PortalLink page="svcstore" className={entryClass}>
        {inner('store', 'portal.header.store')}
      </PortalLink>
      <PortalLink page="about/notice" className={entryClass}>
        {inner('notice', 'portal.header.notice')}
      </PortalLink>
      {inside ? (
        <Link to="/" className={entryClass}>
          {inner('person', 'portal.header.dashboard')}
        </Link>
      ) : (
        <Link to={address('login')} className={entryClass} aria-current={isLogin(pathname) ? 'page' : undefined}>
          {inner('person', 'portal.header.login')}
        </Link>
      )}
    </nav>
  );
}
