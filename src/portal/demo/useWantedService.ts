import { useSearchParams } from 'react-router-dom';
import { useLanguage } from '../../session/language.ts';
import { listCall, nameOf } from '../store/service.ts';
import type { ServiceItem } from '../store/service.ts';
import { usePublicCall } from '../usePublicCall.ts';

/** The service of the store whose page led here (`?service=RS4-STD`); undefined without one. */
export function useWantedService(): { readonly subsReqId: string; readonly name: string } | undefined {
  const wanted = useSearchParams()[0].get('service');
  const language = useLanguage();
  const { data } = usePublicCall<{ readonly content: readonly ServiceItem[] }>(wanted ? listCall : undefined);
  const found = data?.content.find(({ subsReqId }) => subsReqId === wanted);
  return found && { subsReqId: found.subsReqId, name: nameOf(found, language).text };
}
