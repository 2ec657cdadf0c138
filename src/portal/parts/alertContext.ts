import { createContext, use } from 'react';
import type { RefObject } from 'react';

/** Where the focus goes when the dialog closes; without it, to where it was. */
export type FocusTarget = RefObject<HTMLElement | null> | HTMLElement | null | (() => HTMLElement | null);

export interface AlertOptions {
  readonly focus?: FocusTarget | undefined;
}

export interface Alerts {
  /** Resolves when the person has closed it. */
  readonly alert: (text: string, options?: AlertOptions) => Promise<void>;
  /** Resolves true when the person agreed. */
  readonly confirm: (text: string, options?: AlertOptions) => Promise<boolean>;
}

const outside = () => {
  throw new Error('useAlert needs an AlertHost around it');
};
export const AlertContext = createContext<Alerts>({ alert: outside, confirm: outside });

/** The product's own alert and confirm (3-decisions 4 "alerts"). */
export const useAlert = (): Alerts => use(AlertContext);
