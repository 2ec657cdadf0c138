import { createContext, use } from 'react';
import type { ReactNode } from 'react';

/** Finds a text by its key (`desk.action.save`) and fills `%{name}` places. */
export type Translate = (key: string, args?: Record<string, unknown>) => string;

const TextContext = createContext<Translate>((key) => key);

/** Gives the components below it their texts; without one they show keys. */
export function TextProvider({ t, children }: { t: Translate; children: ReactNode }) {
  return <TextContext value={t}>{children}</TextContext>;
}

/** The texts in force. */
export function useT(): Translate {
  return use(TextContext);
}
