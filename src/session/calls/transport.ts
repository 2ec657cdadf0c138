/** One HTTP call: address, headers, JSON, and the error object. Knows no tokens but the one it is given. */
import { counted } from './busy.ts';
import { apiBase } from '../config.ts';
import { ApiError } from './error.ts';
import type { WireError } from './error.ts';
import { currentLanguage } from '../language.ts';
import { noteAnswered } from '../today.ts';

/** A parameter that stands several times in the address. */
export interface Repeated {
  readonly each: readonly string[];
}
export type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[] | Repeated;
export type Query = Readonly<Record<string, QueryValue>>;

export interface CallOptions {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly query?: Query | undefined;
  readonly body?: unknown;
  /** A body that is JSON text already. */
  readonly json?: string;
  readonly signal?: AbortSignal | undefined;
  /** `Idempotency-Key`: sent again under the same, the call happens once. */
  readonly key?: string;
  /** The call is finished even when the page goes away. */
  readonly keepalive?: boolean;
  /** The page asks by itself: where the session turns out to be over, it ends as the regular check ends it. */
  readonly unasked?: boolean;
}

const isRepeated = (value: QueryValue): value is Repeated =>
  typeof value === 'object' && value !== null && 'each' in value;

/** Query text without `?`: strings trimmed, empty ones dropped, lists joined by comma (1-foundations 5). */
export function queryText(query: Query = {}): string {
  const out = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (isRepeated(value)) for (const item of value.each) out.append(key, item);
    else {
      const text = Array.isArray(value) ? value.join(',') : String(value ?? '').trim();
      if (text !== '') out.append(key, text);
    }
  }
  return out.toString();
}

/** Address of a call: `path` without leading slash (`rs4/clnt/list`); its first segment chooses the base. */
export function callAddress(path: string, query?: Query): string {
  const text = queryText(query);
  const service = (path.split('/')[0] ?? '').replace(/_m$/, '');
  return `${apiBase(service)}/${path}${text ? `?${text}` : ''}`;
}

export async function send<T>(path: string, options: CallOptions, bearer?: string): Promise<T> {
  const { method = 'GET', query, body, signal, keepalive = false } = options;
  const json = options.json ?? (body === undefined ? undefined : JSON.stringify(body));
  const headers: Record<string, string> = { accept: 'application/json', 'accept-language': currentLanguage() };
  if (bearer) headers.authorization = `Bearer ${bearer}`;
  if (options.key) headers['idempotency-key'] = options.key;
  if (json !== undefined) headers['content-type'] = 'application/json';
  const request = `${method} ${callAddress(path)}`;
  return counted(path, async () => {
    let response: Response;
    try {
      response = await fetch(callAddress(path, query), {
        method,
        headers,
        signal: signal ?? null,
        keepalive,
        credentials: 'same-origin',
        body: json ?? null,
      });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') throw error;
      throw new ApiError(0, {}, request);
    }
    noteAnswered(response.headers.get('date'));
    const answer = await readJson(response);
    if (!response.ok) {
      const wait = Number(response.headers.get('retry-after') ?? '') || undefined;
      throw new ApiError(response.status, isWireError(answer) ? answer : {}, request, wait);
    }
    return answer as T;
  });
}

const isWireError = (value: unknown): value is WireError => typeof value === 'object' && value !== null;

async function readJson(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    if (response.ok) throw new ApiError(response.status, { code: 'E_BODY' }, response.url);
    return undefined;
  }
}
