/** What a person's browser sends as proof: the server's own challenge, solved. Good for one call. */
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { TestApp } from './app.ts';

export async function humanToken(app: TestApp): Promise<string> {
  const answer = await app.app.inject('/api/platform/human/challenge');
  if (answer.statusCode !== 200) throw new Error(`no challenge: ${answer.body}`);
  const { challenge } = answer.json() as { challenge: Challenge };
  const token = { challenge, solution: await solveChallenge({ challenge, deriveKey }) };
  return Buffer.from(JSON.stringify(token)).toString('base64');
}
