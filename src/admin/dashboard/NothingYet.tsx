/** For whom no service has figures: where their work is, and how a new company begins. */
import { useScreenAccess } from '../access/useRights.ts';
import { useDesk } from '../desk.ts';
import { screenPath } from '../routes.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { useT } from '../../ui/text.tsx';
import { useLinks } from './useLinks.ts';

const most = 6;
const storePage = '/portal/svcstore';
/** Whoever keeps it asks for services on behalf of the company. */
const company = 'platform/corp';

export function NothingYet() {
  const t = useT();
  const { menuName } = useDesk();
  const { screens, mayOpen, mayWrite } = useScreenAccess();
  const { follow } = useLinks();
  const begins = screens.some((screen) => screen.name === company && mayWrite(screen));
  const open = screens
    .filter(mayOpen)
    .toSorted((a, b) => Number(mayWrite(b)) - Number(mayWrite(a)))
    .slice(0, most);
  return (
    <div className="ds-card">
      <EmptyState
        title={t('dashboard.nothing_title')}
        hint={t(begins ? 'dashboard.nothing_begin' : 'dashboard.nothing_hint')}
        actions={
          <>
            {begins && (
              <ButtonLink kind="filled" size="s" href={storePage}>
                {t('dashboard.nothing_store')}
              </ButtonLink>
            )}
            {open.map((screen) => {
              const href = screenPath(screen.name, { type: 'list' });
              return (
                <ButtonLink key={screen.name} size="s" href={href} onClick={(event) => follow(event, href)}>
                  {menuName(screen.menu)}
                </ButtonLink>
              );
            })}
          </>
        }
      />
    </div>
  );
}
