/** What search engines read of the store and its services. */
import type { Answers, PageAsk, PageHead } from '../contract.ts';
import type { Translate } from '../../ui/text.tsx';
import { sharedPicture } from './picture.ts';
import { introOf, listCall, nameOf } from './service.ts';
import type { ServiceItem, ServiceRecord } from './service.ts';

type CallOf = (id: string | undefined) => string;

/** The list: its services in their order. */
export function storeHead({ base, language }: PageAsk, answers: Answers, t: Translate): PageHead {
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
        url: `/${base}/svcstore/${service.id}`,
      })),
    },
  };
}

/** A service by its answer; one that is not there stays out of the search engines. */
export const serviceHead =
  (callOf: CallOf) =>
  ({ params, language }: PageAsk, answers: Answers, t: Translate): PageHead => {
    const service = answers<ServiceRecord>(callOf(params['id']));
    if (!service) return { title: t('store.missing'), description: t('store.missing_hint'), noIndex: true };
    const [name, intro] = [nameOf(service, language).text, introOf(service, language).text];
    const [picture] = service.respFileList;
    const system = language === 'ko' ? service.sysNm : service.sysNmEn;
    return {
      title: name,
      description: `${name} · ${intro}. ${t('store.lead')}`,
      ...(picture ? { image: sharedPicture(picture) } : {}),
      structured: { '@type': 'Service', name, description: intro, serviceType: system },
      modified: `${service.updateDt.replace(' ', 'T')}+09:00`,
    };
  };

export const serviceStatus =
  (callOf: CallOf) =>
  ({ params }: PageAsk, answers: Answers): 200 | 404 =>
    answers(callOf(params['id'])) === undefined ? 404 : 200;
