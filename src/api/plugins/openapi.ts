/** OpenAPI of every call at `/api/docs` (3-decisions 2). */
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../../core/problem.ts';
import type { Settings } from '../settings.ts';
import { requireSession } from './session.ts';

/** Collects the routes registered after it. In production the description is for persons of the operator alone. */
export async function registerOpenapi(
  app: FastifyInstance,
  { production, accessCookie }: Pick<Settings, 'production' | 'accessCookie'>,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: { title: '항로 Hangro', version: '0.1.0' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
  });
  // The page lives under the policy of every other page (plugins/safety).
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: false,
    ...(production ? { uiHooks: { onRequest: demandOperator(accessCookie) } } : {}),
  });
}

/** A page that somebody opens brings no header, but the cookie that the desk keeps its token in. */
const demandOperator =
  (accessCookie: string) =>
  async (request: FastifyRequest): Promise<void> => {
    const kept = request.cookies[accessCookie];
    if (kept !== undefined) request.headers.authorization ??= `Bearer ${kept}`;
    await requireSession(request);
    if (!request.session!.operator) refuse('E_AUTH');
  };
