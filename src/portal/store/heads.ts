/** What search engines read of the store and its services. */
import type { Language } from '../../../i18n/messages.ts';
import { companyReference } from '../company.ts';
import type { Answers, PageAsk, PageFacts, PageHead } from '../contract.ts';
import type { Translate } from '../../ui/text.tsx';
import { sharedPicture } from './picture.ts';
import { introOf, listCall, nameOf } from './service.ts';
import type { ServiceFee, ServiceItem, ServiceRecord } from './service.ts';

type CallOf = (id: string | undefined) => string;

/** The list: its services in their order. */
function storeHead({ language }: PageAsk, answers: Answers, t: Translate): PageHead {
  const services = answers<{ readonly content: readonly ServiceItem[] }>(listCall)?.content ?? [];
  return {
    title: t('store.title'),
    description: t('store.lead'),
    structured: {
      '@type': 'ItemList',
      itemListElement: services.map((service, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: nameOf(service, language).text,
        url: `/portal/svcstore/${service.id}`,
      })),
    },
  };
}

/** The two pages of a service: what it costs and does, and its introduction. */
type ServiceFacet = 'detail' | 'info';

/** Titles of the two; the document keeps its title when the browser takes the page over. */
export const serviceTitle = (facet: ServiceFacet, name: string, t: Translate): string =>
  facet === 'info' ? t('store.info.title', { name }) : name;

/** A service by its answer; one that is not there stays out of the search engines. */
const serviceHead =
  (facet: ServiceFacet, callOf: CallOf) =>
  ({ params, language }: PageAsk, answers: Answers, t: Translate): PageHead => {
    const service = answers<ServiceRecord>(callOf(params['id']));
    if (!service) return { title: t('store.missing'), description: t('store.missing_hint'), noIndex: true };
    const [name, intro] = [nameOf(service, language).text, introOf(service, language).text];
    const [picture] = service.respFileList;
    const image = picture && sharedPicture(picture);
    const system = language === 'ko' ? service.sysNm : service.sysNmEn;
    return {
      title: serviceTitle(facet, name, t),
      description: `${name} · ${intro}. ${t(`store.${facet}.description`)}`,
      ...(image ? { image } : {}),
      structured: {
        '@type': 'Service',
        name,
        description: intro,
        serviceType: system,
        url: `/portal/svcstore/${service.id}`,
        ...(image ? { image } : {}),
        provider: companyReference,
        offers: service.feeList.map((fee) => ({
          ...offerOf(fee, language),
          availability: `https://schema.org/${service.isOpen ? 'InStock' : 'PreOrder'}`,
        })),
      },
      modified: `${service.updateDt.replace(' ', 'T')}+09:00`,
    };
  };

/** A fee; prices of the store are in won, without VAT. */
function offerOf({ feeNm, feeNmEn, unitPrice, unitNm }: ServiceFee, language: Language): object {
  const money = { price: unitPrice, priceCurrency: 'KRW' };
  const unit = language === 'ko' && unitNm ? { unitText: unitNm } : {};
  return {
    '@type': 'Offer',
    name: language === 'ko' ? feeNm : (feeNmEn ?? feeNm),
    ...money,
    priceSpecification: { '@type': 'UnitPriceSpecification', ...money, ...unit, valueAddedTaxIncluded: false },
  };
}

const serviceStatus =
  (callOf: CallOf) =>
  ({ params }: PageAsk, answers: Answers): 200 | 404 =>
    answers(callOf(params['id'])) === undefined ? 404 : 200;

export const storeFacts: PageFacts = { head: storeHead };

export const serviceFacts = (facet: ServiceFacet, callOf: CallOf): PageFacts => ({
  head: serviceHead(facet, callOf),
  status: serviceStatus(callOf),
});
