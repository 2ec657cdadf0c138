/** Calls on behalf of the logged-in person: bearer choice, one renewal on 401, then the session ends. */
import { ApiError } from './error.ts';
import { renewAccess } from './renew.ts';
import { bearerKind } from './token.ts';
import { readTokens } from './tokenStore.ts';
import { send } from './transport.ts';
import type { CallOptions } from './transport.ts';

type Ended = () => void;
let ended: Ended = () => undefined;

/** Called when a request finds that the session is over. */
export const onSessionEnd = (listener: Ended): void => {
  ended = listener;
};

/** Runs a call of the API, for example `call('rs4/clnt/list', {query: {page: 1}})`. Throws ApiError. */
export async function call<T>(path: string, options: CallOptions = {}): Promise<T> {
  if (bearerKind(readTokens()) === 'refresh') await renewAccess();
  const bearer = readTokens().access;
  if (bearerKind(readTokens()) !== 'access') return over(path, options);
  try {
    return await send<T>(path, options, bearer);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    if (!(await renewAccess(bearer))) return over(path, options, error);
    return send<T>(path, options, readTokens().access);
  }
}

function over(path: string, options: CallOptions, error?: ApiError): never {
  ended();
  throw error ?? new ApiError(401, { code: 'E_TOKEN' }, `${options.method ?? 'GET'} /${path}`);
}
