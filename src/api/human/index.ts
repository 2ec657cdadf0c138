/** Human verification: the challenge call, and `requireHuman` for calls that demand it. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../../core/problem.ts';
import { limit } from '../limits.ts';
import type { Settings } from '../settings.ts';
import type { HumanAdapter } from './adapter.ts';
import { openAltcha } from './altcha.ts';
import { openRecaptcha } from './recaptcha.ts';

declare module 'fastify' {
  interface FastifyInstance {
    human: HumanAdapter;
  }
}

const longest = 8192;

/** Adds `app.human` and the call; needs `registerSession` on the app. reCAPTCHA when its keys are configured. */
export function registerHuman(app: FastifyInstance, { recaptcha }: Settings): void {
  app.decorate('human', recaptcha ? openRecaptcha(recaptcha) : openAltcha(app.signIn));
  const schema = { tags: ['human'], summary: 'What the browser needs to show that a person is there' };
  app.get('/api/platform/human/challenge', { schema }, async (request, reply) => {
    await limit(app.signIn, 'human', { address: request.ip });
    reply.header('cache-control', 'no-store');
    return app.human.challenge();
  });
}

/** E_HUMAN unless `reCaptchaToken` in the body or the query is good; for both adapters the name of 2-portal 7. */
export async function requireHuman(request: FastifyRequest): Promise<void> {
  const tokens = [request.body, request.query].map(
    (part) => (part as { reCaptchaToken?: unknown } | null | undefined)?.reCaptchaToken,
  );
  const token = tokens.find((value) => value !== undefined);
  if (typeof token !== 'string' || token === '' || token.length > longest) return refuse('E_HUMAN');
  if (!(await request.server.human.verify(token, request.ip))) refuse('E_HUMAN');
}
