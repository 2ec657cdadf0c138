import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/executor.ts';
import { registerWeb } from './plugins/web.ts';
import type { Settings } from './settings.ts';

export interface AppParts {
  readonly settings: Settings & { readonly appSecret: string };
  readonly database: Database;
  /** Folder of the built browser application; absent: the server answers calls only. */
  readonly webFolder?: string;
}

/** The server without its socket: every capability registered, ready to listen or to be injected into. */
export async function buildApp({ database, webFolder }: AppParts): Promise<FastifyInstance> {
  const app = Fastify({ forceCloseConnections: true });
  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/health/ready', async () => {
    await database.read({ corpId: 0, userId: 0 }, [sql`select 1`]);
    return { status: 'ready' };
  });
  if (webFolder) await registerWeb(app, webFolder);
  return app;
}
