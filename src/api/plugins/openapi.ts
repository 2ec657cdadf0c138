/** OpenAPI of every call at `/api/docs` (3-decisions 2). */
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/** Collects the routes registered after it. */
export async function registerOpenapi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: { title: '항로 Hangro', version: '0.1.0' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
  });
  // The page lives under the policy of every other page (plugins/safety).
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: false });
}
