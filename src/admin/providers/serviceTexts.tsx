/** Labels of a service come with the first of its screens; whatever shows a resource waits for them here. */
import { createContext, use, useEffect } from 'react';
import type { ReactNode } from 'react';
import { serviceOf } from '../../../i18n/services.ts';
import type { Service } from '../../../i18n/services.ts';

export interface ServiceTextsState {
  readonly here: readonly Service[];
  /** Why what was asked for last did not come. */
  readonly failure: unknown;
  ask(service: Service): void;
}

export const ServiceTextsContext = createContext<ServiceTextsState>({ here: [], failure: undefined, ask: () => {} });

/** Draws its children once the texts of the service of a prefix or address are here; throws when they cannot be had. */
export function ServiceTexts({ of, children }: { readonly of: string; readonly children: ReactNode }) {
  const { here, failure, ask } = use(ServiceTextsContext);
  const service = serviceOf(of);
  const ready = service === undefined || here.includes(service);
  useEffect(() => {
    if (service) ask(service);
  }, [service, ask]);
  if (!ready && failure !== undefined) throw failure;
  return ready ? children : null;
}
