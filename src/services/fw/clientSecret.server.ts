/** Secrets of registered sites: shown once, when issued, and computed again when a signature is judged. */
import { randomBytes } from 'node:crypto';
import { seoulTime } from '../../core/dates.ts';
import { refuse } from '../../core/problem.ts';
import type { Behaviour, Call } from '../../database/behaviour.ts';
import type { client } from './client.ts';

type Seal = NonNullable<Call['seal']>;

export const secretOf = (seal: Seal, clientId: string, salt: string): string =>
  seal('client secret', clientId, salt).toString('base64url');

export const clientBehaviour: Behaviour<typeof client> = {
  actions: {
    issueSecret: {
      async run({ seal, now }, stored) {
        const secretSalt = randomBytes(24).toString('base64url');
        const clientSecret = secretOf(seal ?? refuse('E_UNAVAILABLE'), stored.clientId as string, secretSalt);
        return { changes: { secretSalt, secretDtm: seoulTime(now).slice(0, 16) }, answer: { clientSecret } };
      },
    },
  },
};
