/** Imports: a file up and its rows down, and the answer of a check or a run line by line, with the bearer of the person. */
import type { ImportAnswer, ImportBody, ImportLine, ReadFile } from '../../core/files/importing.ts';
import { authorised } from './client.ts';
import { ApiError } from './error.ts';
import type { WireError } from './error.ts';
import { currentLanguage } from '../language.ts';
import { callAddress } from './transport.ts';
import type { Query } from './transport.ts';

/** The rows of a sheet of the file. */
export const readImport = (path: string, file: File, query: Query, signal: AbortSignal): Promise<ReadFile> =>
  sent(path, query, signal, {}, () => {
    const form = new FormData();
    form.append('file', file, file.name);
    return form;
  }).then(async (response) => (await response.json()) as ReadFile);

/** What a refused run says of every row. */
export class RefusedImport extends ApiError {
  readonly answer: ImportAnswer;
  constructor(wire: WireError, answer: ImportAnswer, request: string) {
    super(wire.status ?? 400, wire, request);
    this.answer = answer;
  }
}

/** A check or a run; `tell` hears how far it is. */
export async function sendImport(
  path: string,
  query: Query,
  body: ImportBody,
  tell: (done: number, total: number) => void,
  signal: AbortSignal,
): Promise<ImportAnswer> {
  const headers = { accept: 'application/x-ndjson', 'content-type': 'application/json' };
  const response = await sent(path, query, signal, headers, () => JSON.stringify(body));
  const request = `POST ${callAddress(path)}`;
  try {
    for await (const line of linesOf(response)) {
      if ('done' in line) tell(line.done, line.total);
      else if ('answer' in line) return line.answer;
      else throw failureOf(line.error, request);
    }
  } catch (error) {
    if (error instanceof ApiError || signal.aborted) throw error;
  }
  // The stream broke off before its end.
  throw new ApiError(0, {}, request);
}

function failureOf(error: Readonly<Record<string, unknown>>, request: string): ApiError {
  const wire = error as WireError;
  return error['answer']
    ? new RefusedImport(wire, error['answer'] as ImportAnswer, request)
    : new ApiError(wire.status ?? 500, wire, request);
}

async function sent(
  path: string,
  query: Query,
  signal: AbortSignal,
  headers: Record<string, string>,
  body: () => BodyInit,
): Promise<Response> {
  const request = `POST ${callAddress(path)}`;
  return authorised(
    async (bearer) => {
      const all = {
        accept: 'application/json',
        ...headers,
        authorization: `Bearer ${bearer}`,
        'accept-language': currentLanguage(),
      };
      const response = await fetch(callAddress(path, query), {
        method: 'POST',
        headers: all,
        body: body(),
        signal,
      }).catch((error: unknown) => {
        if (signal.aborted) throw error;
        throw new ApiError(0, {}, request);
      });
      if (response.ok) return response;
      throw new ApiError(
        response.status,
        ((await response.json().catch(() => ({}))) as WireError | undefined) ?? {},
        request,
      );
    },
    request,
    signal,
  );
}

async function* linesOf(response: Response): AsyncIterable<ImportLine> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value = '' } = await reader.read();
    rest += value;
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line) yield JSON.parse(line) as ImportLine;
    if (done) return;
  }
}
