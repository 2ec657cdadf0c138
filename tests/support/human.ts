/**
 * What a person's browser sends as proof: a challenge signed as the server signs its own, solved. Good for one call. It is
 * next to no work, as many tests need one; whole ones are solved in `human.test.ts`.
 */
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { openAltcha } from '../../src/api/human/altcha.ts';
import type { TestApp } from './app.ts';

const easy = { cost: 1, least: 1, most: 1 };

export async function humanToken(app: TestApp): Promise<string> {
  const { challenge } = (await openAltcha(app.app.signIn, easy).challenge()) as { challenge: Challenge };
  const token = { challenge, solution: await solveChallenge({ challenge, deriveKey }) };
  return Buffer.from(JSON.stringify(token)).toString('base64');
}
