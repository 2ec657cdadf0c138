/** Every page of the portal, and for members those of the platform (2-portal 2 "sitemap"). */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  dashboard,
  mainNav,
  memberPages,
  policies,
  services,
  support,
  workSystems,
} from '../../../portal/frame/targets.ts';
import type { Target } from '../../../portal/frame/targets.ts';
import { Icon } from '../../../portal/parts/icons.tsx';
import { PortalLink } from '../../../portal/parts/PortalLink.tsx';
import { SubPage } from '../../../portal/parts/SubPage.tsx';
import type { MenuEntry } from '../../../core/authority.ts';
import { useSession } from '../../../session/session.ts';
import { useT } from '../../../ui/text.tsx';
import { memberMenus } from './memberMenus.ts';
import './sitemap.css';

/** The store, and each system in it. */
const storePages: readonly Target[] = [...mainNav.filter(({ page }) => page === 'svcstore'), ...services];

export default function SitemapPage() {
  const t = useT();
  const title = t('siteMap.title');
  const session = useSession();
  const menu = session.status === 'in' ? session.menu : undefined;
  return (
    <SubPage crumbs={[{ label: t('portal.menu.support') }, { label: title }]} title={title}>
      <div className="sm-row">
        <Part title={t('portal.menu.support')}>
          <Links targets={support} />
        </Part>
        {menu ? (
          <Part title={t('portal.menu.policies')}>
            <Links targets={policies} />
          </Part>
        ) : (
          <Part title={t('portal.menu.member')}>
            <Links targets={memberPages} />
            <h3>{t('portal.menu.policies')}</h3>
            <Links targets={policies} />
          </Part>
        )}
        <Part title={t('siteMap.services')}>
          <Links targets={storePages} />
        </Part>
        {menu && <Homes menu={menu} />}
      </div>
      {menu && <Business menu={menu} />}
    </SubPage>
  );
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    {children}
  </section>
);

function Links({ targets }: { readonly targets: readonly Target[] }) {
  const t = useT();
  return (
    <ul>
      {targets.map(({ label, page }) => (
        <li key={page}>
          <PortalLink page={page}>{t(`portal.${label}`)}</PortalLink>
        </li>
      ))}
    </ul>
  );
}

/** The front pages of the systems, each in a window of its own. */
function Homes({ menu }: { readonly menu: readonly MenuEntry[] }) {
  const t = useT();
  // The dashboard stands among the menus of the platform.
  const open = workSystems(menu).filter((one) => one !== dashboard);
  if (open.length === 0) return null;
  return (
    <Part title={t('portal.menu.work')}>
      <ul>
        {open.map(({ label, path }) => (
          <li key={path}>
            <a href={path} target="_blank" rel="noreferrer">
              {t('siteMap.home_of', { name: t(`portal.${label}`) })}
              <Icon name="open" size={16} />
              <span className="hg-sr"> ({t('portal.header.new_window')})</span>
            </a>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** The person's menus of the platform. */
function Business({ menu }: { readonly menu: readonly MenuEntry[] }) {
  const t = useT();
  return (
    <section className="sm-business" aria-labelledby="sitemap-business">
      <div className="sm-business__head">
        <h2 id="sitemap-business">{t('siteMap.business')}</h2>
        <p>{t('siteMap.members_only')}</p>
      </div>
      <div className="sm-row">
        {memberMenus(menu).map(({ treeId, menus }) => (
          <div key={treeId}>
            <h3>{treeId === 'P0' ? t('siteMap.me') : t(`menus.${treeId}`)}</h3>
            <ul>
              {menus.map(({ treeId: leaf, url }) => (
                <li key={leaf}>
                  <Link to={url}>{t(`menus.${leaf}`)}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
