/** Calls about oneself below `/api/platform/mypage` (3-decisions 2; 10-platform, top). */
import { sql } from 'kysely';
import { othersOf } from '../../../database/save/others.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { giveBack, limit } from '../../../api/limits.ts';
import { requireOwnPage } from '../../../api/ownPage.ts';
import { callOf, requireSession } from '../../../api/plugins/session.ts';
import { revokeSession, revokeSessions } from '../../../api/sessions.ts';
import type { Values } from '../../../core/field.ts';
import { waitingQuery } from '../../groupware/waiting.server.ts';
import { ProblemError, refuse } from '../../../core/problem.ts';
import type { Call } from '../../../database/behaviour.ts';
import { recordQuery, recordText } from '../../../database/query/record.ts';
import { save } from '../../../database/save/save.ts';
import { members } from '../../../record/defaults.ts';
import { resources } from '../../index.ts';
import { meShown } from './meResource.ts';
import { changePassword, withdraw, type PasswordChange } from './mypagePerson.server.ts';
import * as schemas from './mypageSchemas.ts';
import { adminsQuery } from '../user/admins.server.ts';
import { missing } from '../user/newPassword.ts';
import { user } from '../user/user.ts';
import { userBehaviour } from '../user/user.server.ts';

/** What a person sees of their own row. */
const ownRow = (record: Values): Values => members(record, meShown);

/** Fastify plugin for the prefix `/api/platform`. */
export async function mypageRoutes(app: FastifyInstance): Promise<void> {
  const { database, tokenNow } = app.signIn;
  app.addHook('onRequest', requireSession);
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  const saving = (call: Call) => ({
    database,
    resource: user,
    all: resources,
    behaviour: userBehaviour,
    othersOf,
    call,
  });
  const config = { resource: user.prefix };

  app.get('/mypage/me', { config, schema: schemas.readMe }, async (request) => {
    const call = callOf(request);
    const text = recordText(user, await database.read(call, recordQuery(user, resources, call.userId, call)));
    const row = ownRow(JSON.parse(text ?? refuse('E_NOTFOUND')) as Values);
    const [waiting] = await database.read(call, [waitingQuery(call, call.userId)]);
    return { ...row, waiting };
  });

  app.patch('/mypage/me', { config, schema: schemas.changeMe }, async (request) => {
    const call = callOf(request);
    return ownRow(await save(saving(call), request.body, call.userId));
  });

  /** Guesses of the own password are counted, for whoever sits at a screen left open; what went well is given back. */
  async function counted(request: FastifyRequest, work: () => Promise<unknown>): Promise<void> {
    const keys = { address: request.ip, account: String(request.session!.userId) };
    await limit(app.signIn, 'ownPassword', keys);
    await work();
    await giveBack(app.signIn, 'ownPassword', keys);
  }

  app.post<{ Body: PasswordChange }>(
    '/mypage/changePw',
    { config, schema: schemas.changePw, onRequest: requireOwnPage },
    async (request, reply) => {
      const call = callOf(request);
      demandWords({ ...request.body }, ['oldPw', 'newPw', 'newPwConfirm']);
      const { id } = request.session!;
      await counted(request, () =>
        database.write(call, (tx) => changePassword(tx, call, request.body, id, tokenNow())),
      );
      return reply.code(204).send();
    },
  );

  app.post<{ Body: { loginPw: string; reason?: string | null } }>(
    '/mypage/withdraw',
    { config, schema: schemas.withdraw, onRequest: requireOwnPage },
    async (request, reply) => {
      const call = callOf(request);
      demandWords({ ...request.body }, ['loginPw']);
      const reason = request.body.reason?.replace(/[\0\p{Cs}]/gu, '').trim() || null;
      const { loginPw } = request.body;
      await counted(request, () => database.write(call, (tx) => withdraw(tx, call, loginPw, reason, tokenNow())));
      return reply.code(204).send();
    },
  );

  app.get('/mypage/session', { schema: schemas.sessions }, async (request) => {
    const call = callOf(request);
    const time = (column: string) =>
      sql`to_char(${sql.ref(column)} at time zone 'Asia/Seoul', 'YYYY-MM-DD HH24:MI:SS')`;
    const [content] = await database.read(call, [
      sql`select id, device, ${time('created_at')} as "createdAt", ${time('last_used_at')} as "lastUsedAt",
          id = ${request.session!.id}::uuid as current
        from sys_session where corp_id = ${call.corpId} and user_id = ${call.userId} and revoked_at is null
          and expires_at > ${tokenNow()} and (id = ${request.session!.id}::uuid or not ${request.session!.guest})
        order by last_used_at desc, id`,
    ]);
    return { content };
  });

  app.get('/mypage/admins', { schema: schemas.admins }, async (request) => {
    const call = callOf(request);
    const [content] = await database.read(call, [adminsQuery(call.corpId, call.userId)]);
    return { content };
  });

  app.delete<{ Querystring: { id?: string } }>(
    '/mypage/session',
    { schema: schemas.endSessions },
    async (request, reply) => {
      const call = callOf(request);
      const { id } = request.query;
      const person = { id: call.userId, corpId: call.corpId };
      const ended = id
        ? revokeSession({ ...person, sid: id }, 'ENDED', tokenNow())
        : revokeSessions(person, 'ENDED', tokenNow(), request.session!.id);
      await database.write(call, (tx) => tx.query(ended));
      return reply.code(204).send();
    },
  );
}

function demandWords(body: Readonly<Record<string, unknown>>, names: readonly string[]): void {
  const problems = missing(body, names);
  if (problems.length) throw new ProblemError(problems);
}
