/** A thread of its own for the work, so that the page stays awake. */
import type { Challenge } from 'altcha-lib';
import { work } from './work.ts';

addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  void work(data).then((solved) => postMessage(solved));
});
