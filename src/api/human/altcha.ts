/** Proof of work by ALTCHA: self-hosted, no outside service. Token: base64 of `{challenge, solution}` as JSON. */
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import type { Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { once, type LimitServer } from '../limits.ts';
import type { HumanAdapter } from './adapter.ts';

const validMs = 10 * 60_000;
/** Derivations of one challenge: about a second of a browser's work, one derivation of ours. */
const usual = { cost: 1000, least: 500, most: 1500 };

export function openAltcha(server: LimitServer, work = usual): HumanAdapter {
  const secretOf = (purpose: string) => server.hash('altcha', purpose).toString('base64');
  const secrets = { hmacSignatureSecret: secretOf('challenge'), hmacKeySignatureSecret: secretOf('key') };
  return {
    async challenge() {
      const expiresAt = new Date(server.tokenNow().getTime() + validMs);
      const counter = randomInt(work.least, work.most);
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: work.cost,
        counter,
        deriveKey,
        expiresAt,
        ...secrets,
      });
      return { kind: 'altcha', challenge };
    },
    async verify(token) {
      const payload = payloadOf(token);
      if (!payload) return false;
      const done = await verifySolution({ ...payload, deriveKey, ...secrets }).catch(() => undefined);
      const { signature, parameters } = payload.challenge;
      if (!done?.verified || !signature || !parameters.expiresAt) return false;
      return once(server, 'altcha', signature, new Date(parameters.expiresAt * 1000));
    },
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function payloadOf(token: string): Payload | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(token, 'base64').toString());
    const whole =
      isObject(value) && isObject(value.challenge) && isObject(value.challenge.parameters) && isObject(value.solution);
    return whole ? (value as unknown as Payload) : undefined;
  } catch {
    return undefined;
  }
}
