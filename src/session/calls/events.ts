/** An event stream of the server, read by a call with the bearer header: no token stands in an address. */
import { authorised } from './client.ts';
import { ApiError } from './error.ts';
import { callAddress } from './transport.ts';

/** The names of the events in a piece of a stream, and what of it is not whole yet. */
export function eventsOf(text: string): { readonly names: readonly string[]; readonly rest: string } {
  const blocks = text.split(/\r?\n\r?\n/);
  const rest = blocks.pop() ?? '';
  const names = blocks.flatMap((block) => /^event: ?(.+)$/m.exec(block)?.[1] ?? []);
  return { names, rest };
}

/** Reads until the server ends the stream. Throws ApiError where it does not begin, AbortError when `signal` says so. */
export function readEvents(path: string, onEvent: (name: string) => void, signal: AbortSignal): Promise<void> {
  const request = `GET /${path}`;
  return authorised(
    async (bearer) => {
      const answer = await fetch(callAddress(path), {
        headers: { accept: 'text/event-stream', authorization: `Bearer ${bearer}` },
        credentials: 'same-origin',
        signal,
      });
      if (!answer.ok || !answer.body) {
        const wire = (await answer.json().catch(() => ({}))) as { code?: string };
        throw new ApiError(answer.status, wire, request);
      }
      const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
      let unread = '';
      for (;;) {
        const { value, done } = await reader.read();
        if (done) return;
        const { names, rest } = eventsOf(unread + value);
        unread = rest;
        for (const name of names) onEvent(name);
      }
    },
    request,
    signal,
    true,
  );
}
