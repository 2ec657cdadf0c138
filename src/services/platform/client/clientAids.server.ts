/** Aids of development (3-decisions 3): the admin-key profile and the quick-login list. Neither exists in production. */
import type { FastifyInstance } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import { bearerOf, claimsOf, languageOf } from '../../../api/plugins/session.ts';
import { refuse } from '../../../core/problem.ts';
import { profileByRefresh } from '../member/memberSession.server.ts';
import { quickLogins } from '../member/quickLogins.server.ts';

const tags = ['member'];
const only = (properties: Record<string, unknown>) => ({ type: 'object', additionalProperties: false, properties });

/** Fastify plugin for the prefix `/api/platform`. */
export async function aidRoutes(app: FastifyInstance): Promise<void> {
  const server = app.signIn;
  const { adminKey, quickLogin } = server.aids;
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  const same = (a: string, b: string) => timingSafeEqual(server.hash('admin key', a), server.hash('admin key', b));
  app.get(
    '/member/profile/admin',
    {
      schema: {
        tags,
        summary: 'Profile by admin key and refresh token; off without a configured key',
        querystring: only({}),
      },
    },
    async (request) => {
      if (server.production || adminKey === undefined) return refuse('E_NOTFOUND');
      const claims = await claimsOf(request, ['refresh']);
      const key = request.headers['x-admin-key'];
      if (typeof key !== 'string' || !same(key, adminKey)) return refuse('E_AUTH');
      const taken = await profileByRefresh(server, bearerOf(request)!, claims, languageOf(request));
      return { ...taken, systemCode: 'PLATFORM', serviceCode: 'platform' };
    },
  );

  const env = { type: 'string', enum: ['DEV', 'REAL'] };
  app.get<{ Querystring: { env?: 'DEV' | 'REAL' } }>(
    '/member/login/ez',
    { schema: { tags, summary: 'Accounts for a quick login; never in production', querystring: only({ env }) } },
    async (request) => {
      if (server.production || !quickLogin || request.query.env !== 'DEV') return refuse('E_NOTFOUND');
      return quickLogins;
    },
  );
}
