import { useLogout } from 'react-admin';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { corpName } from '../../session/corpName.ts';
import { inTime } from '../../session/calls/chunk.ts';
import { showFullMenu, useFullMenu } from '../../session/address/fullMenu.ts';
import { useLanguage } from '../../session/language.ts';
import { useSession } from '../../session/session.ts';
import type { SignedIn } from '../../session/session.ts';
import { cx } from '../../ui/cx.ts';
import { onFirstTouch } from '../../ui/firstTouch.ts';
import { useT } from '../../ui/text.tsx';
import { usePortalPath } from '../base.ts';
import { useBrand } from '../brand.ts';
import { buttonClass } from '../parts/Button.tsx';
import { Icon } from '../parts/icons.tsx';
import { PortalLink } from '../parts/PortalLink.tsx';
import { LanguageChoice } from './Language.tsx';
import { Logo } from './Logo.tsx';
import { mainNav } from './targets.ts';
import { useScrolled } from './useScrolled.ts';
import './header.css';

const loadMenu = inTime(async () => ({ default: (await import('./FullMenu.tsx')).FullMenu }));
const FullMenu = lazy(loadMenu);

/** Brand, main ways, language, login and logout, and the button of the full menu. */
export function Header() {
  const t = useT();
  const home = usePortalPath()('index');
  const open = useFullMenu();
  const header = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const close = (refocus: boolean) => {
    showFullMenu(false);
    if (refocus) button.current?.focus();
  };
  useEffect(() => onFirstTouch(() => void loadMenu().catch(() => undefined)), []);
  const brand = useBrand();
  const isScrolled = useScrolled();
  const session = useSession();
  const isMember = session.status === 'in' && !session.user.guest;
  return (
    <header className={cx('pt-head', (isScrolled || open) && 'is-solid')} ref={header}>
      <a className="pt-skip" href="#main">
        {t('portal.header.skip')}
      </a>
      <div className="pt-wrap pt-head__in">
        <Link to={home} className="pt-head__logo" aria-label={brand}>
          <Logo />
        </Link>
        <nav className="pt-head__nav" aria-label={t('portal.header.nav')}>
          {mainNav
            .filter(({ forVisitors }) => !(forVisitors && isMember))
            .map(({ label, page, holds }) => (
              <PortalLink key={label} page={page} holds={holds} className="pt-head__way">
                {t(`portal.${label}`)}
              </PortalLink>
            ))}
        </nav>
        <div className="pt-head__right">
          <LanguageChoice />
          <Entrance />
          <span className="pt-head__sep" />
          <button
            ref={button}
            type="button"
            className="pt-head__item pt-head__menu pt-scripted"
            aria-expanded={open}
            aria-controls="full-menu"
            onClick={() => showFullMenu(!open)}
          >
            <span className="pt-head__word">{t('portal.header.all_menus')}</span>
            <Icon name={open ? 'close' : 'menu'} size={24} />
          </button>
          <PortalLink page="about/sitemap" className="pt-head__item pt-unscripted">
            <span className="pt-head__word">{t('portal.header.all_menus')}</span>
            <Icon name="menu" size={24} />
          </PortalLink>
        </div>
      </div>
      {open && (
        <Suspense fallback={<nav id="full-menu" aria-busy="true" aria-label={t('portal.header.all_menus')} />}>
          <FullMenu around={header} onClose={close} />
        </Suspense>
      )}
    </header>
  );
}

/** Login and join for a visitor; name, logout and the way to work for a member. */
function Entrance() {
  const session = useSession();
  // While nobody is known yet, both stand there: the server's mark on the page tells which one shows (header.css).
  const unsure = session.status === 'unknown' && 'is-unsure';
  return (
    <>
      {session.status !== 'in' && (
        <span className={cx('pt-head__guest', unsure)}>
          <GuestWays />
        </span>
      )}
      {session.status !== 'out' && (
        <span className={cx('pt-head__member', unsure)}>
          {session.status === 'in' && <Name of={session} />}
          <MemberWays />
        </span>
      )}
    </>
  );
}

function GuestWays() {
  const t = useT();
  return (
    <>
      <PortalLink page="login" className="pt-head__item">
        {t('portal.header.login')}
      </PortalLink>
      <PortalLink page="join" className={`${buttonClass({ size: 'm' })} pt-head__join`}>
        {t('portal.header.join')}
      </PortalLink>
    </>
  );
}

function Name({ of: { corp, user } }: { readonly of: SignedIn }) {
  const language = useLanguage();
  return (
    <>
      <span className="pt-head__who">
        <span>{corpName(corp, language)}</span> {user.userNm}
      </span>
      <span className="pt-head__sep pt-head__sep--who" />
    </>
  );
}

function MemberWays() {
  const t = useT();
  const logout = useLogout();
  return (
    <>
      <button type="button" className="pt-head__item" onClick={() => void logout()}>
        {t('portal.header.logout')}
      </button>
      <a className={`${buttonClass({ size: 'm' })} pt-head__work`} href="/" target="_blank" rel="noreferrer">
        {t('portal.header.dashboard')}
        <Icon name="open" size={18} />
        <span className="hg-sr"> ({t('portal.header.new_window')})</span>
      </a>
    </>
  );
}
