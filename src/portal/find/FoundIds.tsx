import { Link } from 'react-router-dom';
import { useT } from '../../ui/text.tsx';
import { usePortalPath } from '../base.ts';
import { ButtonLink } from '../parts/Button.tsx';
import { Icon } from '../parts/icons.tsx';

const withId = (page: string, loginId: string) => `${page}?loginId=${encodeURIComponent(loginId)}`;

/** Login ids that were found, each a way to log in; for exactly one also the two ways on as buttons. */
export function FoundIds({ ids }: { readonly ids: readonly string[] }) {
  const t = useT();
  const path = usePortalPath();
  const [only] = ids;
  return (
    <div role="status">
      {only !== undefined && (
        <div className="pt-found">
          <p className="pt-found__title">{t('portal.find_id.found')}</p>
          {ids.length > 1 && <p>{t('portal.find_id.choose')}</p>}
          <ul className="pt-found__ids">
            {ids.map((id) => (
              <li key={id}>
                <Link to={path(withId('login', id))}>
                  <span>{id}</span>
                  <Icon name="next" />
                </Link>
              </li>
            ))}
          </ul>
          {ids.length === 1 && (
            <div className="pt-find__ways">
              <ButtonLink kind="secondary" to={path(withId('find/pw', only))}>
                {t('portal.find_id.find_pw')}
              </ButtonLink>
              <ButtonLink to={path(withId('login', only))}>{t('portal.find_id.login_now')}</ButtonLink>
            </div>
          )}
        </div>
      )}
    </div>
  );
}
