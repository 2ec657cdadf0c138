/** What a person is told of a call that failed (1-foundations 8). */
import { isProduction, sessionConfig } from '../../session/config.ts';
import { ApiError } from '../../session/calls/error.ts';
import type { Translate } from '../../ui/text.tsx';

interface Told {
  readonly message: string;
}

export interface ErrorWords {
  /** Absent where several problems stand side by side. */
  readonly headline?: string;
  readonly details: readonly string[];
}

const isOnline = (): boolean => globalThis.navigator?.onLine !== false;

/** Without a network: to try again. No answer: advice, request, whom to call. Problems: each of them. None: the error's name, beyond production what happened where. */
export function errorWords(
  error: Error,
  t: Translate,
  problems?: readonly Told[],
  production = isProduction,
  online = isOnline(),
): ErrorWords {
  if (!(error instanceof ApiError)) return { headline: error.message, details: [] };
  const { status, request, message, name } = error;
  if (status === 0 && !online) return { headline: t('desk.error.offline'), details: [] };
  if (status === 0) {
    const contact = t('desk.error.contact', { phone: sessionConfig.supportPhone });
    return { headline: t('desk.error.network'), details: [t('desk.error.request', { request }), contact] };
  }
  const messages = (problems ?? error.problems).map((problem) => problem.message);
  if (messages.length === 1) return { headline: messages[0], details: [] };
  if (messages.length > 1) return { details: messages };
  return { headline: t('desk.error.general'), details: production ? [name] : [`${request} · ${status}`, message] };
}
