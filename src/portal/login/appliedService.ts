/** The service whose application the login or the joining leads back to (`/platform/subsc/new?subsReqId=SWK-STD`). */
import { useLanguage } from '../../session/language.ts';
import { listCall, nameOf } from '../store/service.ts';
import type { ServiceItem } from '../store/service.ts';
import { usePublicCall } from '../usePublicCall.ts';

const application = '/platform/subsc/new?';

export function appliedIn(redirect: string | null): string | undefined {
  if (!redirect?.startsWith(application)) return undefined;
  return new URLSearchParams(redirect.slice(application.length)).get('subsReqId') ?? undefined;
}

/** Its name; undefined where nothing is applied for, and until it is known. */
export function useAppliedService(redirect: string | null): string | undefined {
  const wanted = appliedIn(redirect);
  const language = useLanguage();
  const { data } = usePublicCall<{ readonly content: readonly ServiceItem[] }>(wanted ? listCall : undefined);
  const found = data?.content.find(({ subsReqId }) => subsReqId === wanted);
  return found && nameOf(found, language).text;
}
