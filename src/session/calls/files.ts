/** Files up with progress and down as blobs, with the bearer of the person (foundations 7). */
import { authorised } from './client.ts';
import { ApiError } from './error.ts';
import type { WireError } from './error.ts';
import { currentLanguage } from '../language.ts';
import { callAddress } from './transport.ts';
import type { Query } from './transport.ts';

export interface UploadOptions {
  /** 0 to 1. */
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
}
/** Calls of one service that carry files. */
const uploadPath = 'file/app/uploadFiles';
const downloadPath = 'file/app/downloadFiles';

/** Uploads one file for records of a table; answers its row. Throws ApiError; an AbortError when it was broken off. */
export async function uploadFile<T>(
  file: File,
  info: Readonly<Record<string, string>>,
  options: UploadOptions,
): Promise<T> {
  const run = (bearer: string) => {
    const form = new FormData();
    form.append('fileInfo', JSON.stringify(info));
    form.append('files', file, file.name);
    return sendForm<{ content: readonly T[] }>(form, bearer, options);
  };
  const { content } = await authorised(run, `POST /${uploadPath}`, options.signal);
  return content[0]!;
}

/** XMLHttpRequest: fetch tells nothing about how much has been sent. */
function sendForm<T>(form: FormData, bearer: string, { onProgress, signal }: UploadOptions): Promise<T> {
  const request = `POST ${callAddress(uploadPath)}`;
  return new Promise((done, failed) => {
    const xhr = new XMLHttpRequest();
    const abort = () => xhr.abort();
    signal.addEventListener('abort', abort);
    xhr.open('POST', callAddress(uploadPath));
    xhr.setRequestHeader('authorization', `Bearer ${bearer}`);
    xhr.setRequestHeader('accept', 'application/json');
    xhr.setRequestHeader('accept-language', currentLanguage());
    xhr.upload.addEventListener(
      'progress',
      (event) => event.lengthComputable && onProgress(event.loaded / event.total),
    );
    xhr.addEventListener('abort', () => failed(new DOMException('aborted', 'AbortError')));
    xhr.addEventListener('error', () => failed(new ApiError(0, {}, request)));
    xhr.addEventListener('load', () => {
      const answer = parsed(xhr.responseText);
      if (xhr.status >= 200 && xhr.status < 300 && answer) done(answer as T);
      else failed(new ApiError(xhr.status, (answer as WireError | undefined) ?? {}, request));
    });
    xhr.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
    if (signal.aborted) failed(new DOMException('aborted', 'AbortError'));
    else xhr.send(form);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

export interface Downloaded {
  readonly blob: Blob;
  readonly name: string;
}

/** One file, or several as a zip. An empty error body is no error to tell: undefined. */
export const downloadFiles = (rows: readonly { readonly fileDetailId: number }[]): Promise<Downloaded | undefined> =>
  authorised(
    (bearer) =>
      fetched(
        downloadPath,
        bearer,
        rows.map(({ fileDetailId }) => ({ fileDetailId })),
      ),
    `POST /${downloadPath}`,
  );

/** Bytes of one file, or its small picture, for showing. */
export async function fileBlob(id: number, thumb: boolean): Promise<Blob> {
  const path = `file/app/${id}`;
  const found = await authorised(
    (bearer) => fetched(path, bearer, undefined, thumb ? { thumb: 1 } : {}),
    `GET /${path}`,
  );
  return found?.blob ?? new Blob();
}

/** A file that a call answers, whole. An AbortError when the signal ends it, an ApiError of status 0 when the connection broke. */
export const downloadFrom = async (path: string, signal?: AbortSignal, query: Query = {}): Promise<Downloaded> =>
  (await authorised((bearer) => fetched(path, bearer, undefined, query, signal ?? null), `GET /${path}`, signal)) ?? {
    blob: new Blob(),
    name: 'file',
  };

async function fetched(
  path: string,
  bearer: string,
  body?: unknown,
  query: Query = {},
  signal: AbortSignal | null = null,
): Promise<Downloaded | undefined> {
  const address = callAddress(path, query);
  const headers: Record<string, string> = { authorization: `Bearer ${bearer}`, 'accept-language': currentLanguage() };
  if (body !== undefined) headers['content-type'] = 'application/json';
  const method = body === undefined ? 'GET' : 'POST';
  const broken = (error: unknown): never => {
    if (signal?.aborted) throw error;
    throw new ApiError(0, {}, `${method} ${address}`);
  };
  const response = await fetch(address, {
    method,
    headers,
    signal,
    body: body === undefined ? null : JSON.stringify(body),
  }).catch(broken);
  if (response.ok)
    return { blob: await response.blob().catch(broken), name: nameOf(response.headers.get('content-disposition')) };
  const text = await response.text();
  if (text === '' && response.status !== 401) return undefined;
  throw new ApiError(response.status, (parsed(text) as WireError | undefined) ?? {}, `${method} ${address}`);
}

/** The name that a content-disposition gives; the exact form stands above the plain one. */
export function nameOf(disposition: string | null): string {
  const exact = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (exact !== undefined) {
    try {
      return decodeURIComponent(exact);
    } catch {
      // Broken escapes: the plain name is all there is.
    }
  }
  return /filename="([^"]*)"/i.exec(disposition ?? '')?.[1] ?? 'file';
}
