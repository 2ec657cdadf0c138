/** Hand-over codes: 60 s, single use, stored hashed, bound to user and target origin (3-decisions 3). */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { ownOrigin, requireOwnPage } from '../../../api/ownPage.ts';
import { callOf, requireSession, type SignIn } from '../../../api/plugins/session.ts';
import type { Owner, TokenPair } from '../../../api/sessions.ts';
import { seoulDay } from '../../../core/dates.ts';
import { refuse } from '../../../core/problem.ts';
import { judgeRedirect, withHandover } from '../../../core/web/redirect.ts';
import { registeredOrigins } from './clientSites.server.ts';
import { readLevels } from '../member/memberProfile.server.ts';

const seconds = 60;
const prefix = 'ho_';

export const isHandover = (token: string): boolean => token.startsWith(prefix);

const schema = {
  tags: ['member'],
  summary: 'One-time code that takes the session to a registered site',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['target'],
    properties: { target: { type: 'string', minLength: 1, maxLength: 2000 } },
  },
  response: {
    200: {
      description: 'code, and the target with the code in it',
      type: 'object',
      properties: { refreshToken: { type: 'string' }, redirect: { type: 'string' } },
    },
  },
};

/** Fastify plugin for the prefix `/api/platform`. */
export async function handoverRoutes(app: FastifyInstance): Promise<void> {
  const server = app.signIn;
  app.post<{ Body: { target: string } }>(
    '/token/handover',
    { schema, onRequest: [requireSession, requireOwnPage] },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const call = callOf(request);
      const target = judgeRedirect(request.body.target, ownOrigin(request), await registeredOrigins(server.database));
      if (target.kind !== 'site') return refuse('E_REF', { field: 'target' });
      const code = prefix + randomBytes(32).toString('base64url');
      const now = server.tokenNow();
      await server.database.write(call, async (tx) => {
        await tx.query(sql`insert into sys_handover (hash, corp_id, user_id, session_id, origin, expires_at)
          values (${server.hash('handover', code)}, ${call.corpId}, ${call.userId}, ${request.session!.id}, ${target.origin},
            ${new Date(now.getTime() + seconds * 1000)})`);
      });
      return { refreshToken: code, redirect: withHandover(target.to, code) };
    },
  );
}

/** A new session for the origin that the code was made for; E_TOKEN for anything else. */
export async function redeemHandover(server: SignIn, code: string, request: FastifyRequest): Promise<TokenPair> {
  const now = server.tokenNow();
  const [row] = await server.database.ask(sql`
    update sys_handover set used_at = ${now} where hash = ${server.hash('handover', code)} and used_at is null
      and expires_at > ${now} returning corp_id as "corpId", user_id as id, session_id as sid, origin`);
  const made = row as (Owner & { sid: string; origin: string }) | undefined;
  // A page of another origin names itself; a server that redeems names nobody.
  const from =
    request.headers.origin ?? (request.headers['sec-fetch-site'] === 'same-origin' ? ownOrigin(request) : undefined);
  if (!made || (from !== undefined && from !== made.origin)) return refuse('E_TOKEN');
  const owner = { id: made.id, corpId: made.corpId };
  return server.database.write({ corpId: owner.corpId, userId: owner.id }, async (tx) => {
    // The session that handed over must still live, and with it person and company be active.
    const [live] = await tx.query<{ levels: unknown }>(
      sql`select session_levels(${made.sid}::uuid, ${owner.corpId}, ${owner.id}, ${now}) as levels`,
    );
    if (!live?.levels) return refuse('E_TOKEN');
    const levels = await readLevels((all) => Promise.all(all.map((s) => tx.query(s))), owner, seoulDay(server.now()));
    return server.sessions.start(tx, owner, made.origin, levels, now);
  });
}
