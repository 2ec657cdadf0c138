import type { RefObject } from 'react';
import type { MenuEntry } from '../../core/authority.ts';
import { useSession } from '../../session/session.ts';
import { useT } from '../../ui/text.tsx';
import { Icon } from '../parts/icons.tsx';
import { PortalLink } from '../parts/PortalLink.tsx';
import { memberPages, policies, services, support, workSystems } from './targets.ts';
import type { Target } from './targets.ts';
import { useTrap } from './useTrap.ts';
import './fullMenu.css';

export interface FullMenuProps {
  /** The header: focus stays within it while the menu is open. */
  readonly around: RefObject<HTMLElement | null>;
  readonly onClose: (refocus: boolean) => void;
}

/** Every page of the portal in one panel. Escape closes it, a press beside it too. */
export function FullMenu({ around, onClose }: FullMenuProps) {
  const t = useT();
  const session = useSession();
  const menu = session.status === 'in' ? session.menu : undefined;
  useTrap(around, onClose);
  const members = memberPages.filter(() => !menu);
  return (
    <nav id="full-menu" className="pt-full" aria-label={t('portal.header.all_menus')}>
      <div className="pt-wrap pt-full__in">
        <div>
          <h2>{t('portal.menu.services')}</h2>
          <ul className="pt-full__services">
            {services.map(({ label, page, group }) => (
              <li key={label}>
                <PortalLink page={page} className={`pt-full__service pt-full__service--${group}`}>
                  {t(`portal.${label}`)}
                </PortalLink>
              </li>
            ))}
          </ul>
          <p className="pt-full__all">
            <PortalLink page="svcstore" className="pt-link">
              {t('portal.menu.all_services')}
            </PortalLink>
          </p>
        </div>
        <Column title={t('portal.menu.support')} targets={support} />
        {members.length > 0 && <Column title={t('portal.menu.member')} targets={members} />}
        <Column title={t('portal.menu.policies')} targets={policies} />
      </div>
      {menu && <WorkSystems menu={menu} />}
    </nav>
  );
}

interface ColumnProps {
  readonly title: string;
  readonly targets: readonly Target[];
}

function Column({ title, targets }: ColumnProps) {
  const t = useT();
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {targets.map(({ label, page }) => (
          <li key={label}>
            <PortalLink page={page}>{t(`portal.${label}`)}</PortalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function WorkSystems({ menu }: { readonly menu: readonly MenuEntry[] }) {
  const t = useT();
  return (
    <div className="pt-full__work">
      <div className="pt-wrap">
        <b>{t('portal.menu.work')}</b>
        {workSystems(menu).map(({ label, path }) => (
          <a key={path} href={path} target="_blank" rel="noreferrer">
            {t(`portal.${label}`)}
            <Icon name="open" size={18} />
            <span className="hg-sr"> ({t('portal.header.new_window')})</span>
          </a>
        ))}
      </div>
    </div>
  );
}
