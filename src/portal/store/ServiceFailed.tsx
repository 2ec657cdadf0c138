import { useT } from '../../ui/text.tsx';
import { Button } from '../parts/Button.tsx';
import { SubPage } from '../parts/SubPage.tsx';
import './store.css';

export interface ServiceFailedProps {
  /** It did not come; otherwise it is on its way. */
  readonly failed: boolean;
  readonly onAgain: () => void;
}

/** While a service is on its way, and when it does not come. */
export function ServiceFailed({ failed, onAgain }: ServiceFailedProps) {
  const t = useT();
  const title = t('store.title');
  return (
    <SubPage crumbs={[{ label: title }]} title={title} ownHeading={!failed}>
      {failed ? (
        <div className="ps-none" role="alert">
          <p className="ps-none__title">{t('store.failed')}</p>
          <Button kind="secondary" size="m" onClick={onAgain}>
            {t('store.again')}
          </Button>
        </div>
      ) : (
        <div className="ps-ghost ps-ghost--page" aria-busy="true" />
      )}
    </SubPage>
  );
}
