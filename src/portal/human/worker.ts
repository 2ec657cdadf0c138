/** Works on a challenge in a thread of its own; answers the solution or why there is none. */
import { solveChallenge } from 'altcha-lib';
import type { Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Solved } from './solve.ts';

addEventListener('message', ({ data: challenge }: MessageEvent<Challenge>) => {
  const tell = (solved: Solved) => postMessage(solved);
  void solveChallenge({ challenge, deriveKey }).then(
    (solution) => tell({ solution }),
    (error: unknown) => tell({ failed: String(error) }),
  );
});
