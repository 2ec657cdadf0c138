import { useLanguage } from '../../session/language.ts';
import { useT } from '../../ui/text.tsx';
import { usePortalPath } from '../base.ts';
import { SubPage } from '../parts/SubPage.tsx';
import picture from '../pictures/bondTransport.svg';
import { FunctionItems } from '../store/FunctionItems.tsx';
import { serviceTitle } from '../store/heads.ts';
import { ServiceWay } from '../store/ServiceWay.tsx';
import { nameOf } from '../store/service.ts';
import type { ServiceRecord } from '../store/service.ts';
import { featureNames, glyphs } from './features.ts';
import { InfoHead } from './InfoHead.tsx';
import { bondSteps } from './steps.ts';
import '../store/store.css';
import './info.css';

/** Bonded transport: for whom, the five steps, and what it can do (2-portal 2 "service info", id 27). */
export function BondInfo({ service }: { readonly service: ServiceRecord }) {
  const t = useT();
  const path = usePortalPath();
  const name = nameOf(service, useLanguage()).text;
  return (
    <SubPage
      crumbs={[{ label: t('store.title'), to: path('svcstore') }, { label: name }]}
      title={serviceTitle('info', name, t)}
      ownHeading
    >
      <div className="ps-orange">
        <InfoHead
          service={service}
          way={<ServiceWay service={service} />}
          picture={<img src={picture} alt="" width="520" height="270" />}
        />
        <section className="pi-part">
          <h2>{t('store.info.who')}</h2>
          <p className="pi-part__text">{t('store.info.who_text')}</p>
        </section>
        <section className="pi-part">
          <h2>{t('store.info.steps')}</h2>
          <ol className="pi-steps">
            {bondSteps.map(({ name: step, picture: drawing }) => (
              <li key={step}>
                <img src={drawing} alt="" width="208" height="136" loading="lazy" />
                <h3>{t(`store.info.step.${step}.title`)}</h3>
                <p>{t(`store.info.step.${step}.text`)}</p>
              </li>
            ))}
          </ol>
        </section>
        <section className="pi-part">
          <h2>{t('store.info.features')}</h2>
          <FunctionItems
            items={featureNames.map((feature) => ({
              name: t(`store.info.feature.${feature}.title`),
              text: t(`store.info.feature.${feature}.text`),
              glyph: glyphs[feature],
            }))}
          />
        </section>
      </div>
    </SubPage>
  );
}
