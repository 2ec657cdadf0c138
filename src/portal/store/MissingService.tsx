import { useT } from '../../ui/text.tsx';
import { usePortalPath } from '../base.ts';
import { ButtonLink } from '../parts/Button.tsx';
import { SubPage } from '../parts/SubPage.tsx';
import picture from '../pictures/emptySearch.svg';
import './store.css';

/** There is no such service; the way to those that are. */
export function MissingService() {
  const t = useT();
  const store = usePortalPath()('svcstore');
  const title = t('store.missing');
  return (
    <SubPage
      crumbs={[{ label: t('store.title'), to: store }, { label: title }]}
      title={title}
      lead={t('store.missing_hint')}
    >
      <div className="ps-none">
        <img src={picture} alt="" width="320" height="180" />
        <ButtonLink kind="secondary" to={store}>
          {t('store.to_store')}
        </ButtonLink>
      </div>
    </SubPage>
  );
}
