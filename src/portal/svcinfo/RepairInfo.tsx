import { useLanguage } from '../../session/language.ts';
import { useT } from '../../ui/text.tsx';
import { usePortalPath } from '../base.ts';
import { PublicHtml } from '../parts/PublicHtml.tsx';
import { SubPage } from '../parts/SubPage.tsx';
import { Carousel } from '../store/Carousel.tsx';
import { FunctionList } from '../store/FunctionList.tsx';
import { serviceTitle } from '../store/heads.ts';
import { colourOf, nameOf, picturesOf, textOf } from '../store/service.ts';
import type { ServiceRecord } from '../store/service.ts';
import { ServiceWay } from '../store/ServiceWay.tsx';
import { ServiceImage } from '../store/ServiceImage.tsx';
import { InfoHead } from './InfoHead.tsx';
import '../store/store.css';
import '../store/tabs.css';
import './info.css';

/** Ship repair: what it is, its pictures, and the way to request it (2-portal 2 "service info", id 30). */
export function RepairInfo({ service }: { readonly service: ServiceRecord }) {
  const t = useT();
  const language = useLanguage();
  const path = usePortalPath();
  const name = nameOf(service, language).text;
  const [summary, functions] = [textOf(service, 'prdSummary', language), textOf(service, 'mainFunc', language)];
  const other = (lang: string) => (lang === language ? undefined : lang);
  return (
    <SubPage
      crumbs={[{ label: t('store.title'), to: path('svcstore') }, { label: name }]}
      title={serviceTitle('info', name, t)}
      ownHeading
    >
      <div className={`ps-${colourOf(service.sysCd)}`}>
        <InfoHead
          service={service}
          way={<ServiceWay service={service} />}
          picture={
            <ServiceImage picture={service.respFileList[0]} alt="" sizes="(max-width: 640px) 90vw, 520px" eager />
          }
        />
        <section className="pi-part">
          <PublicHtml html={summary.text} lang={other(summary.lang)} className="ps-text" />
        </section>
        <section className="pi-part">
          <FunctionList html={functions.text} lang={other(functions.lang)} />
        </section>
        {/* The drawing stands in the head already. */}
        {service.respFileList.length > 1 && (
          <Carousel
            name={name}
            pictures={picturesOf(service, language).filter(({ picture }) => picture !== service.respFileList[0])}
          />
        )}
      </div>
    </SubPage>
  );
}
