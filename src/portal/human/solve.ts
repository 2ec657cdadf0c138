/** Solves a proof of work outside the page's own thread; one worker a challenge. */
import type { Challenge } from 'altcha-lib';
import type { Solved } from './work.ts';

/** Token of the server's adapter: base64 of `{challenge, solution}`. Throws when it cannot be solved. */
export function solve(challenge: Challenge, signal: AbortSignal): Promise<string> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return new Promise<string>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Solved>) =>
      'solution' in data && data.solution
        ? resolve(btoa(JSON.stringify({ challenge, solution: data.solution })))
        : reject(new Error('failed' in data ? data.failed : 'not solved')),
    );
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    signal.addEventListener('abort', () => reject(new Error('given up')));
    worker.postMessage(challenge, []);
  }).finally(() => worker.terminate());
}
