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
  return <Texts part={serviceOf(of)}>{children}</Texts>;
}

/** The same of what its forms say. */
export function StepTexts({ of, children }: Props) {
  const service = serviceOf(of);
  return <Texts part={service && stepsOf(service)}>{children}</Texts>;
}

interface Props {
  readonly of: string;
  readonly children: ReactNode;
}

function Texts({ part, children }: { readonly part: TextPart | undefined; readonly children: ReactNode }) {
  const { here, failure, ask } = use(ServiceTextsContext);
  const ready = part === undefined || here.includes(part);
  useEffect(() => {
    if (part) ask(part);
  }, [part, ask]);
  if (!ready && failure !== undefined) throw failure;
  return ready ? children : null;
}
