import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { goBack } from '../../session/address/navigate.ts';
import { useLanguage } from '../../session/language.ts';
import { useT } from '../../ui/text.tsx';
import { usePortalPath } from '../base.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/icons.tsx';
import { introOf, nameOf } from '../store/service.ts';
import type { ServiceRecord } from '../store/service.ts';

export interface InfoHeadProps {
  readonly service: ServiceRecord;
  /** The way on, before the way back. */
  readonly way: ReactNode;
  readonly picture: ReactNode;
}

/** System, name and introduction over the tint of the system, with its picture. */
export function InfoHead({ service, way, picture }: InfoHeadProps) {
  const t = useT();
  const language = useLanguage();
  const navigate = useNavigate();
  const store = usePortalPath()('svcstore');
  const [name, intro] = [nameOf(service, language), introOf(service, language)];
  return (
    <div className="pi-head">
      <div className="pi-head__text">
        <p className="pi-head__system">{language === 'ko' ? service.sysNm : service.sysNmEn}</p>
        {!service.isOpen && <p className="ps-head__soon">{t('store.soon')}</p>}
        <h1 lang={name.lang}>{name.text}</h1>
        <p className="pi-head__intro" lang={intro.lang}>
          {intro.text}
        </p>
        <div className="pi-head__ways">
          {way}
          <Button kind="secondary" onClick={() => goBack(() => void navigate(store))}>
            <Icon name="back" />
            {t('store.info.back')}
          </Button>
        </div>
      </div>
      <div className="pi-head__picture">{picture}</div>
    </div>
  );
}
