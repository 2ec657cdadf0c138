/** What a person keeps for themself: column layouts, saved searches, folded menus. */
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../../core/problem.ts';
import { callOf, requireSession } from '../../api/plugins/session.ts';

const keyPattern = '^[A-Za-z0-9][A-Za-z0-9_.:/-]{0,79}$';
const mostKeys = 500;
const bodyLimit = 16 * 1024;
const deepest = 20;
const tags = ['preferences'];

/** JSON that the database can keep: no control zero, no half characters, not nested beyond reason. */
function storable(value: unknown, depth = 0): boolean {
  if (depth > deepest) return false;
  if (typeof value === 'string') return !/[\0\p{Cs}]/u.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, part]) => storable(key) && storable(part, depth + 1));
}

/** Fastify plugin for the prefix `/api/platform`. */
export async function prefRoutes(app: FastifyInstance): Promise<void> {
  const { database } = app.signIn;
  app.addHook('onRequest', requireSession);
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  const list = {
    tags,
    summary: 'Own preferences; all of them without `keys`',
    querystring: {
      type: 'object',
      properties: { keys: { type: 'string', maxLength: 10_000 } },
      additionalProperties: false,
    },
  };
  app.get<{ Querystring: { keys?: string } }>('/mypage/pref', { schema: list }, async (request) => {
    const call = callOf(request);
    const keys = request.query.keys?.split(',').map((key) => key.trim());
    if (keys?.some((key) => key.includes('\0'))) refuse('E_PATTERN', { field: 'keys' });
    const [content] = await database.read(call, [
      sql`select key, value from sys_pref where corp_id = ${call.corpId} and user_id = ${call.userId}
        and (${keys ?? null}::text[] is null or key = any(${keys ?? null}::text[])) order by key`,
    ]);
    return { content };
  });

  const put = {
    tags,
    summary: 'Keep a preference; null forgets it',
    params: { type: 'object', properties: { key: { type: 'string', pattern: keyPattern } } },
    response: { 204: { type: 'null', description: 'kept' } },
  };
  app.put<{ Params: { key: string } }>('/mypage/pref/:key', { schema: put, bodyLimit }, async (request, reply) => {
    const call = callOf(request);
    const { key } = request.params;
    if (request.body === undefined || !storable(request.body)) return refuse('E_BODY');
    const ofPerson = sql`corp_id = ${call.corpId} and user_id = ${call.userId}`;
    await database.write(call, async (tx) => {
      if (request.body === null)
        return void (await tx.query(sql`delete from sys_pref where ${ofPerson} and key = ${key}`));
      const stored = await tx.query(sql`insert into sys_pref (corp_id, user_id, key, value, updated_at)
        select ${call.corpId}, ${call.userId}, ${key}, ${JSON.stringify(request.body)}::jsonb, ${call.now}
        where (select count(*) from sys_pref where ${ofPerson} and key <> ${key}) < ${mostKeys}
        on conflict (corp_id, user_id, key) do update set value = excluded.value, updated_at = excluded.updated_at
        returning key`);
      if (stored.length === 0) refuse('E_RANGE', { field: 'key', args: [mostKeys] });
    });
    return reply.code(204).send();
  });
}
