/** Labels of a service come with the first of its screens; whatever shows a resource waits for them here. */
import { createContext, use, useEffect } from 'react';
import type { ReactNode } from 'react';
import { serviceOf, stepsOf } from '../../../i18n/services.ts';
import type { TextPart } from '../../../i18n/services.ts';

export interface ServiceTextsState {
  readonly here: readonly TextPart[];
  /** Why what was asked for last did not come. */
  readonly failure: unknown;
  ask(part: TextPart): void;
}

export const ServiceTextsContext = createContext<ServiceTextsState>({ here: [], failure: undefined, ask: () => {} });

/** Draws its children once the texts of the service of a prefix or address are here; throws when they cannot be had. */
export function ServiceTexts({ of, children }: Props) {
  const service = serviceOf(of);
  return <Texts parts={service ? [service] : []}>{children}</Texts>;
}

/** The same of what forms say, those of this service and all. */
export function StepTexts({ of, children }: Props) {
  return <Texts parts={stepsOf(serviceOf(of))}>{children}</Texts>;
}

interface Props {
  readonly of: string;
  readonly children: ReactNode;
}

function Texts({ parts, children }: { readonly parts: readonly TextPart[]; readonly children: ReactNode }) {
  const { here, failure, ask } = use(ServiceTextsContext);
  const missing = parts.filter((part) => !here.includes(part));
  const wanted = missing.join();
  useEffect(() => {
    for (const part of wanted.split(',').filter(Boolean) as TextPart[]) ask(part);
  }, [wanted, ask]);
  if (missing.length > 0 && failure !== undefined) throw failure;
  return missing.length === 0 ? children : null;
}
