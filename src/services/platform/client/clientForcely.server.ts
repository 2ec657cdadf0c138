/** Sign-in of a person on the word of a registered site (3-decisions 2 and 3, `forcely` and `/api/login/platform`). */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { evenTime } from '../../../api/evenTime.ts';
import { limit, once } from '../../../api/limits.ts';
import { languageOf, type SignIn } from '../../../api/plugins/session.ts';
import type { Owner } from '../../../api/sessions.ts';
import { seoulDay } from '../../../core/dates.ts';
import { systemCorpId } from '../../../core/resource.ts';
import { refuse } from '../../../core/problem.ts';
import type { Transaction } from '../../../database/executor.ts';
import { clientOf } from './clientSites.server.ts';
import { secretOf } from '../../fw/clientSecret.server.ts';
import { normalLoginId } from '../user/loginId.ts';
import { readProfile } from '../member/memberProfile.server.ts';
import { quickClient, quickLogins } from '../member/quickLogins.server.ts';

interface SignedQuery {
  readonly client_id: string;
  /** The person's login id. */
  readonly userId: string;
  /** Moment of signing in seconds. */
  readonly ts?: string;
  /** HMAC-SHA256 in hex over client_id, userId and ts, joined by newlines. */
  readonly sig?: string;
}

const word = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength });
const schema = (summary: string) => ({
  tags: ['member'],
  summary,
  querystring: {
    type: 'object',
    additionalProperties: false,
    required: ['client_id', 'userId'],
    properties: {
      client_id: word(40),
      userId: word(100),
      ts: { type: 'string', pattern: '^\\d{10}$' },
      sig: { type: 'string', pattern: '^[0-9a-f]{64}$' },
    },
  },
});

const validSeconds = 60;
const evenMs = 200;

/** Fastify plugin for the prefix `/api`. */
export async function forcelyRoutes(app: FastifyInstance): Promise<void> {
  const server = app.signIn;
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  type Signed = FastifyRequest<{ Querystring: SignedQuery }>;
  app.get<{ Querystring: SignedQuery }>(
    '/platform/member/login/forcely',
    { schema: schema('Sign a person in on the word of a registered site') },
    async (request) => ({ ...(await enter(server, request)), systemCode: 'PLATFORM', serviceCode: 'platform' }),
  );
  app.get<{ Querystring: SignedQuery }>(
    '/login/platform',
    { schema: schema('Token of the linked platform') },
    async (request: Signed) => ({ accessToken: (await enter(server, request)).accessToken }),
  );
}

/** Opens a session; E_LOGIN alike for an unknown site or person and for a signature that is wrong, stale or used. */
async function enter(server: SignIn, request: FastifyRequest<{ Querystring: SignedQuery }>) {
  const { client_id: clientId, userId } = request.query;
  const loginId = normalLoginId(userId);
  await limit(server, 'forcely', { address: request.ip, account: loginId });
  return evenTime(evenMs, async () => {
    if (!(await isVouched(server, request.query))) return refuse('E_LOGIN');
    const [rows] = await server.database.read({ corpId: 0, userId: 0 }, [
      sql`select id, "corpId", "userSt", "corpSt" from sign_in(${loginId.replace(/[\0\p{Cs}]/gu, '?')})`,
    ]);
    const person = rows![0] as (Owner & { userSt: string; corpSt: string }) | undefined;
    if (person?.userSt !== 'ACTIVE' || person.corpSt !== 'ACTIVE') return refuse('E_LOGIN');
    const owner = { id: person.id, corpId: person.corpId };
    // No other site speaks for operators (3-decisions 5).
    if (owner.corpId === systemCorpId && clientId !== quickClient) return refuse('E_LOGIN');
    request.signedIn = owner;
    return server.database.write({ corpId: owner.corpId, userId: owner.id }, async (tx) => {
      if (clientId !== quickClient && !(await isAllowed(tx, owner, clientId))) return refuse('E_LOGIN');
      await noteArrival(tx, owner, clientId, server.now());
      const ask = (all: Parameters<typeof tx.query>[0][]) => Promise.all(all.map((s) => tx.query(s)));
      const { profile, levels } = await readProfile(
        (all) => ask([...all]),
        owner,
        seoulDay(server.now()),
        languageOf(request),
      );
      const pair = await server.sessions.start(tx, owner, clientId, levels, server.tokenNow());
      return { ...pair, ...profile };
    });
  });
}

/** Whether the person's company lets the site sign its persons in (3-decisions 5). */
async function isAllowed(tx: Transaction, { corpId }: Owner, clientId: string): Promise<boolean> {
  const rows = await tx.query(sql`select 1 from platform_corp_site
    where corp_id = ${corpId} and parent_id = ${corpId} and client_id = ${clientId}`);
  return rows.length > 0;
}

/** Who arrived by which site, in the trail of the person. A sign-in that rests after wrong passwords goes on resting. */
async function noteArrival(tx: Transaction, { corpId, id }: Owner, clientId: string, now: Date): Promise<void> {
  await tx.query(sql`update platform_user set last_login_dtm = ${now} where corp_id = ${corpId} and id = ${id}`);
  const changes = [{ field: 'clientId', from: null, to: clientId }];
  await tx.query(sql`insert into sys_audit (corp_id, table_nm, row_id, act, user_id, at, changes)
    values (${corpId}, 'platform_user', ${id}, 'arrive', ${id}, ${now}, ${JSON.stringify(changes)}::jsonb)`);
}

/** Whether the site may name people: by a fresh signature that comes for the first time, or unsigned where that is allowed. */
async function isVouched(server: SignIn, { client_id: clientId, userId, ts, sig }: SignedQuery): Promise<boolean> {
  const isQuick = clientId === quickClient && sig === undefined && server.aids.quickLogin && !server.production;
  if (isQuick) return quickLogins.some((login) => login.loginId === normalLoginId(userId));
  const site = await clientOf(server.database, clientId.replace(/[\0\p{Cs}]/gu, '?'));
  if (!site) return false;
  if (ts === undefined && sig === undefined) return site.unsigned && !server.production;
  if (ts === undefined || sig === undefined || site.salt === null) return false;
  const now = server.tokenNow().getTime();
  if (Math.abs(now - Number(ts) * 1000) > validSeconds * 1000) return false;
  const secret = secretOf(server.hash, site.clientId, site.salt);
  const expected = createHmac('sha256', secret).update([clientId, userId, ts].join('\n')).digest();
  if (!timingSafeEqual(expected, Buffer.from(sig, 'hex'))) return false;
  return once(server, 'forcely', sig, new Date(now + 2 * validSeconds * 1000));
}
