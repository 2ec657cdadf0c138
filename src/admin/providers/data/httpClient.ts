/**
 * The client that `ra-data-simple-rest` calls with: addresses below the API, bearer, renewal and language as in every call.
 * A refusal is an ApiError: beside its code and problems it has the `status`, `message` and `body.errors` of an HttpError.
 */
import type { fetchUtils } from 'react-admin';
import { call } from '../../../session/calls/client.ts';
import { callOnce } from './once.ts';
import type { CallOptions } from '../../../session/calls/transport.ts';

type Client = typeof fetchUtils.fetchJson;

/** `view` of the resource goes along with each call. */
export const httpClient =
  (view: string | undefined): Client =>
  async (url: string, { method, body, signal }: Parameters<Client>[1] = {}) => {
    const send = method === 'POST' ? callOnce : call;
    const json = await send<unknown>(url.replace(/^\//, ''), {
      method: (method ?? 'GET') as CallOptions['method'],
      query: { view },
      ...(typeof body === 'string' && { json: body }),
      signal: signal ?? undefined,
    });
    return { status: 200, headers: new Headers(), body: '', json };
  };
