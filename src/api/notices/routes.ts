/** What a person is told of, by calls and live (`platform/notify/…`). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Notice, NoticeCounts } from '../../core/notice.ts';
import { refuse } from '../../core/problem.ts';
import type { Resource } from '../../core/resource.ts';
import type { Database } from '../../database/executor.ts';
import { callOf, claimsOf, requireSession } from '../plugins/session.ts';
import { openHub } from './hub.ts';
import { countsQuery, noticesQuery, readStatement, stirOwn } from './rows.ts';
import { noticeSchemas } from './schema.ts';
import { sendNotices } from './stream.ts';

const usualSize = 30;
const mostSize = 100;
const mostIds = 500;

export function registerNotices(
  app: FastifyInstance,
  { database, resources }: { readonly database: Database; readonly resources: readonly Resource[] },
): void {
  const hub = openHub(database);
  app.stopping.addEventListener('abort', () => hub.end());
  app.addHook('onClose', () => hub.close());
  const route = (name: keyof typeof noticeSchemas) => ({
    onRequest: requireSession,
    schema: { ...noticeSchemas[name] } as Record<string, unknown>,
  });

  app.get('/platform/notify/counts', route('counts'), async (request) => {
    const call = callOf(request);
    const [[counts]] = await database.read<[[NoticeCounts]]>(call, [
      countsQuery(resources, call, request.session!.levels),
    ]);
    return counts;
  });

  app.get('/platform/notify/list', route('list'), async (request) => {
    const { before, size } = request.query as { before?: string; size?: string };
    const asked = Math.min(numberOf(size, 'size') ?? usualSize, mostSize);
    const call = callOf(request);
    const [content] = await database.read<[Notice[]]>(call, [
      noticesQuery(resources, call, request.session!.levels, { before: numberOf(before, 'before'), size: asked }),
    ]);
    return { content };
  });

  app.post('/platform/notify/read', route('read'), async (request, reply) => {
    const call = callOf(request);
    const { ids, last } = chosen(request);
    await database.write(call, async (tx) => {
      await tx.query(readStatement(call, ids, last));
      // The other pages of the person count anew.
      await tx.query(stirOwn(call.userId));
    });
    return reply.code(204).send();
  });

  app.get('/platform/notify/stream', route('stream'), async (request, reply) => {
    // All guests are one person: they would end each other's streams.
    if (request.session!.guest) return refuse('E_GUEST');
    const { exp } = await claimsOf(request, ['access']);
    if (app.stopping.aborted) return refuse('E_UNAVAILABLE');
    sendNotices(reply, hub, request.session!, new Date(exp * 1000), app.signIn.tokenNow());
    return reply;
  });
}

function numberOf(text: string | undefined, field: string): number | undefined {
  if (text === undefined || text === '') return undefined;
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : refuse('E_PAGE', { field, args: [mostSize] });
}

function chosen(request: FastifyRequest): { ids: readonly number[] | undefined; last: number } {
  const { ids, upTo } = (request.body ?? {}) as { ids?: unknown; upTo?: unknown };
  const whole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
  if (ids === undefined && whole(upTo)) return { ids: undefined, last: upTo };
  return Array.isArray(ids) && ids.length > 0 && ids.length <= mostIds && ids.every(whole)
    ? { ids, last: 0 }
    : refuse('E_IDS');
}
