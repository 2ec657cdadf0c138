/** The public board calls below `/api/platform/board` (2-portal 7, 3-decisions 2). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { limit, once } from '../../../api/limits.ts';
import { requireOwnPage } from '../../../api/ownPage.ts';
import { revalidated } from '../../../api/revalidate.ts';
import { seoulDay } from '../../../core/dates.ts';
import { refuse } from '../../../core/problem.ts';
import type { Query } from '../../../database/query/search.ts';
import { board } from '../system/board.ts';
import { countView, readPopups, readPost, readPosts, readTop5 } from './reading.server.ts';
import * as schemas from './schemas.ts';

const config = { resource: board.prefix };
type ById = FastifyRequest<{ Params: { id: string } }>;

/** The id in the path; an address that is no positive whole number names nothing. */
export const idOf = (request: FastifyRequest): number => idIn((request as ById).params.id);
export const idIn = (text: string | undefined): number =>
  text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : refuse('E_NOTFOUND');

/** Fastify plugin for the prefix `/api/platform`. */
export async function boardRoutes(app: FastifyInstance): Promise<void> {
  const server = app.signIn;
  app.addHook('onSend', revalidated);

  app.get('/board/page', { config, schema: schemas.page }, (request) => readPosts(server, request.query as Query));
  app.get('/board/top5', { config, schema: schemas.top5 }, (request) => readTop5(server, request.query as Query));
  app.get('/board/popup', { config, schema: schemas.popup }, () => readPopups(server));
  app.get('/board/:id', { config, schema: schemas.read }, (request) =>
    readPost(server, idOf(request), request.query as Query),
  );

  app.post<{ Body: { id: number } }>(
    '/board/countUp',
    { config, schema: schemas.countUp, onRequest: requireOwnPage },
    async (request) => {
      await limit(server, 'boardView', { address: request.ip });
      const { id } = request.body;
      await countView(
        server,
        id,
        async () => !(await once(server, 'boardView', visitorToday(request, id), tomorrow(server.tokenNow()))),
      );
      return { message: 'success' };
    },
  );
}

/** Who looks at a post, as long as a day lasts: kept as a keyed hash only, and no cookie is needed for it. */
const visitorToday = (request: FastifyRequest, id: number): string =>
  JSON.stringify([id, seoulDay(request.server.signIn.now()), request.ip, request.headers['user-agent'] ?? '']);

const tomorrow = (now: Date) => new Date(now.getTime() + 86_400_000);
