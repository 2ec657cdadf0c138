import { solveChallenge } from 'altcha-lib';
import type { Challenge, Solution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** What the thread answers. */
export type Solved = { readonly solution: Solution | null } | { readonly failed: string };

/** Works on a challenge; about a second of a browser's time. */
export const work = (challenge: Challenge): Promise<Solved> =>
  solveChallenge({ challenge, deriveKey }).then(
    (solution) => ({ solution }),
    (error: unknown) => ({ failed: String(error) }),
  );
