import { Link } from 'react-router-dom';
import { useLanguage } from '../../session/language.ts';
import { useT } from '../../ui/text.tsx';
import { usePortalPath } from '../base.ts';
import { Icon } from '../parts/icons.tsx';
import { introOf, nameOf } from './service.ts';
import type { ServiceItem } from './service.ts';
import { ServiceImage } from './ServiceImage.tsx';

export interface ServiceCardProps {
  readonly service: ServiceItem;
  readonly eager: boolean;
}

const figures = (amount: string) => Number(amount).toLocaleString('en-US');

/** Picture, name and introduction of a service; all of it leads to the service. */
export function ServiceCard({ service, eager }: ServiceCardProps) {
  const t = useT();
  const language = useLanguage();
  const [name, intro] = [nameOf(service, language), introOf(service, language)];
  const address = usePortalPath()(`svcstore/${service.id}`);
  const { vrFilePath, saveFileNm } = service;
  return (
    <Link to={address} className="ps-card">
      <ServiceImage
        picture={vrFilePath && saveFileNm ? { vrFilePath, saveFileNm } : undefined}
        alt=""
        sizes="(max-width: 640px) 116px, (max-width: 1100px) 46vw, 265px"
        eager={eager}
      />
      <span className="ps-card__text">
        <span className="ps-card__name" role="heading" aria-level={3} lang={name.lang}>
          {name.text}
        </span>
        {!service.isOpen && <span className="ps-card__soon">{t('store.soon')}</span>}
        <span className="ps-card__intro" lang={intro.lang}>
          {intro.text}
        </span>
        {service.baseFee && (
          <span className="ps-card__fee hg-tn">
            <span>{t(service.isOpen ? 'store.from' : 'store.from_soon', { price: figures(service.baseFee) })}</span>
            {service.setupFee && <span>{t('store.setup', { price: figures(service.setupFee) })}</span>}
          </span>
        )}
        <span className="ps-card__go">
          {t('store.more')}
          <Icon name="forward" size={16} />
        </span>
      </span>
    </Link>
  );
}
