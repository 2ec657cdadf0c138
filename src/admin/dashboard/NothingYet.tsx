/** For whom no service has figures: where their work is, and how a new company begins. */
import { useGetOne } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { useScreenAccess } from '../access/useRights.ts';
import { useDesk } from '../desk.ts';
import { screenPath } from '../routes.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { useT } from '../../ui/text.tsx';
import { useLinks } from './useLinks.ts';

const most = 6;
const storePage = '/portal/svcstore';
/** What its papers need of it. */
interface Company extends RaRecord {
  readonly addr?: string | null;
  readonly ceoNm?: string | null;
}
/** Whoever keeps it asks for services on behalf of the company. */
const company = 'platform/corp';

export function NothingYet() {
  const t = useT();
  const { menuName, session } = useDesk();
  const { screens, mayOpen, mayWrite } = useScreenAccess();
  const { follow } = useLinks();
  const begins = screens.some((screen) => screen.name === company && mayWrite(screen));
  const { data: own } = useGetOne<Company>(company, { id: session.corp.id }, { enabled: begins, retry: false });
  const unstated =
    own && !(own.addr && own.ceoNm && own.ceoNm !== '-')
      ? screenPath(company, { type: 'edit', id: own.id })
      : undefined;
  const open = screens
    // One way to the same page is enough.
    .filter((screen) => mayOpen(screen) && !(unstated && screen.name === company))
    .toSorted((a, b) => Number(mayWrite(b)) - Number(mayWrite(a)))
    .slice(0, most);
  return (
    <div className="ds-card">
      <EmptyState
        title={t('dashboard.nothing_title')}
        hint={[
          t(begins ? 'dashboard.nothing_begin' : 'dashboard.nothing_hint'),
          ...(unstated ? [t('dashboard.nothing_address')] : []),
        ].join(' ')}
        actions={
          <>
            {unstated && (
              <ButtonLink kind="filled" size="s" href={unstated} onClick={(event) => follow(event, unstated)}>
                {t('dashboard.nothing_state')}
              </ButtonLink>
            )}
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
