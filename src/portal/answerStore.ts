/**
 * Answers of public calls by their address: one request for all who ask, shown at once when it is known, asked again when
 * it is old. A library for this (react-query) would weigh as much as all pages' texts together.
 */
import { createContext } from 'react';
import { ApiError } from '../session/calls/error.ts';
import type { WireError } from '../session/calls/error.ts';
import { tellTrouble } from '../session/calls/trouble.ts';
import { send } from '../session/calls/transport.ts';

/** What is known of a call; the same object until something changes. */
export interface HeldAnswer {
  readonly data?: unknown;
  readonly error?: ApiError;
}

/** Answers as they travel from the server's drawing into the browser: the body, or the refusal. */
export type Carried = Readonly<
  Record<string, { readonly data: unknown } | { readonly status: number; readonly refusal: WireError }>
>;

export interface AnswerStore {
  readonly read: (address: string) => HeldAnswer;
  /** Asks the server unless the answer is fresh or on its way; `anew` asks whatever is known. */
  readonly ask: (address: string, anew?: boolean) => Promise<void>;
  readonly watch: (address: string, changed: () => void) => () => void;
}

/** An answer of this age is shown and asked for again. */
const freshMs = 30_000;
const nothing: HeldAnswer = {};

const knownOf = (address: string, entry: Carried[string]): HeldAnswer =>
  'data' in entry ? { data: entry.data } : { error: new ApiError(entry.status, entry.refusal, `GET ${address}`) };

export function answerStore(carried: Carried = {}): AnswerStore {
  const answers = new Map<string, HeldAnswer>(
    Object.entries(carried).map(([address, one]) => [address, knownOf(address, one)]),
  );
  const since = new Map<string, number>([...answers.keys()].map((address) => [address, Date.now()]));
  const running = new Map<string, Promise<void>>();
  const watchers = new Map<string, Set<() => void>>();

  async function fetchAnswer(address: string): Promise<void> {
    let next: HeldAnswer;
    try {
      next = { data: await send<unknown>(address, {}) };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 0 || error.status >= 500) tellTrouble({ kind: 'call', error });
      // What was known stays on the screen; only a refusal takes it away.
      next = error.status >= 400 && error.status < 500 ? { error } : { ...answers.get(address), error };
    } finally {
      running.delete(address);
    }
    answers.set(address, next);
    since.set(address, next.error ? 0 : Date.now());
    watchers.get(address)?.forEach((tell) => tell());
  }

  return {
    read: (address) => answers.get(address) ?? nothing,
    ask: async (address, anew = false) => {
      if (!anew && Date.now() - (since.get(address) ?? 0) < freshMs) return undefined;
      // What was asked before something changed may be the old answer.
      if (anew) await running.get(address);
      const asked = running.get(address) ?? fetchAnswer(address);
      running.set(address, asked);
      return asked;
    },
    watch: (address, changed) => {
      const set = watchers.get(address) ?? new Set();
      watchers.set(address, set.add(changed));
      return () => void set.delete(changed);
    },
  };
}

/** The answers of this document; the server gives each drawing its own. */
export const AnswersContext = createContext<AnswerStore>(answerStore());
