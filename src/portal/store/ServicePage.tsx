/** A service of the store: pictures, three texts, and the way to subscribe (2-portal 2 "service store detail"). */
import { useLanguage } from '../../session/language.ts';
import { useT } from '../../ui/text.tsx';
import { usePortalPath } from '../base.ts';
import { ButtonLink } from '../parts/Button.tsx';
import { Icon } from '../parts/icons.tsx';
import { SubPage } from '../parts/SubPage.tsx';
import { ServiceWay } from './ServiceWay.tsx';
import { Carousel } from './Carousel.tsx';
import { MissingService } from './MissingService.tsx';
import { colourOf, introOf, nameOf, picturesOf, serviceCall } from './service.ts';
import type { ServiceRecord } from './service.ts';
import { ServiceFailed } from './ServiceFailed.tsx';
import { ServiceTabs } from './ServiceTabs.tsx';
import { useMissingAlert, useServiceAt } from './useServiceAt.ts';
import './store.css';
import './service.css';

export function ServicePage() {
  const { data, isMissing, error, refetch } = useServiceAt(serviceCall);
  useMissingAlert(isMissing);
  if (data) return <ServiceView key={data.id} service={data} />;
  if (isMissing) return <MissingService />;
  return <ServiceFailed failed={error !== undefined} onAgain={() => void refetch()} />;
}

function ServiceView({ service }: { readonly service: ServiceRecord }) {
  const t = useT();
  const language = useLanguage();
  const store = usePortalPath()('svcstore');
  const [name, intro] = [nameOf(service, language), introOf(service, language)];
  return (
    <SubPage crumbs={[{ label: t('store.title'), to: store }, { label: name.text }]} title={name.text} ownHeading>
      <div className={`ps-${colourOf(service.sysCd)}`}>
        <div className="ps-head">
          <div>
            {!service.isOpen && <p className="ps-head__soon">{t('store.soon')}</p>}
            <h1 lang={name.lang}>{name.text}</h1>
            <p className="pt-sub__lead" lang={intro.lang}>
              {intro.text}
            </p>
          </div>
          <div className="ps-head__ways">
            <ButtonLink kind="secondary" to={store}>
              <Icon name="back" />
              {t('store.detail.list')}
            </ButtonLink>
            <ServiceWay service={service} />
          </div>
        </div>
        <Carousel name={name.text} pictures={picturesOf(service, language)} eager />
        <ServiceTabs service={service} />
      </div>
    </SubPage>
  );
}
