/** Replies of visitors below `platform/board/reply`, of members below `platform/system/reply` (2-portal 7, 3-decisions 3). */
import { sql } from 'kysely';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireHuman } from '../../../../api/human/index.ts';
import { giveBack, limit } from '../../../../api/limits.ts';
import { requireOwnPage } from '../../../../api/ownPage.ts';
import { hashPassword, passwordFits } from '../../../../api/passwords.ts';
import { requireSession } from '../../../../api/plugins/session.ts';
import { ProblemError, refuse, type Problem } from '../../../../core/problem.ts';
import { board } from '../../system/board.ts';
import { imitationProblems } from './imitation.rules.ts';
import { replyTable } from './insertReply.server.ts';
import { ownerProblems, replyProblems } from './reply.rules.ts';
import {
  dropReply,
  drawn,
  lockReply,
  nickname,
  replyText,
  rewriteReply,
  writeReply,
  type SentPicture,
  type StoredReply,
} from './replyWrite.server.ts';
import { system } from '../reading.server.ts';
import { idIn, idOf } from '../routes.server.ts';
import * as schemas from '../schemas.ts';

interface Owner {
  readonly writerNm?: string;
  readonly password?: string;
}
interface Written extends Owner {
  readonly boardId?: number;
  readonly replyDesc?: string;
  readonly pictures?: readonly SentPicture[];
}

const config = { resource: board.prefix };
/** Ten pictures as the page makes them smaller, as base64. */
const bodyLimit = 16 * 1024 * 1024;
const success = { message: 'success' };

const demand = (problems: readonly Problem[]) => {
  if (problems.length) throw new ProblemError(problems);
};
const words = ({ writerNm = '', password = '' }: Owner) => ({ writerNm, password });

/** Fastify plugin for the prefix `/api/platform`. */
export async function replyRoutes(app: FastifyInstance): Promise<void> {
  const server = app.signIn;
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  /** Counted before the work of verification is done: a flood costs nothing more. */
  const visitor = async (request: FastifyRequest) => {
    await limit(server, 'reply', { address: request.ip });
    await requireHuman(request);
  };
  /** Works on the reply of whoever knows its nickname and password. */
  const asOwner = async (
    id: number,
    { writerNm, password }: Required<Owner>,
    work: (reply: StoredReply, change: Change) => Promise<void>,
  ) => {
    const keys = { reply: String(id) };
    await limit(server, 'replyPassword', keys);
    // The password is judged outside the transaction that changes: hashing would hold a connection for long.
    const found = await server.database.write(system, (tx) => lockReply(tx, id, server.now()));
    const fits = await passwordFits(password, found.pwHash);
    if (found.pwHash === null) refuse('E_AUTH', { text: 'replyOfMember' });
    if (!fits || found.writerNm !== nickname(writerNm)) refuse('E_AUTH', { field: 'password', text: 'replyPassword' });
    await work(found, (change) =>
      server.database.write({ ...system, now: server.now() }, async (tx) =>
        change(tx, await lockReply(tx, id, server.now())),
      ),
    );
    await giveBack(server, 'replyPassword', keys);
  };

  app.post<{ Body: Written }>(
    '/board/reply',
    { config, bodyLimit, schema: schemas.write, onRequest: requireOwnPage },
    async (request, reply) => {
      const { boardId, replyDesc = '', pictures = [], ...owner } = request.body;
      demand([...replyProblems({ ...words(owner), replyDesc }, true), ...imitationProblems(owner.writerNm ?? '')]);
      await visitor(request);
      const html = replyText(replyDesc);
      const writer = { writerNm: nickname(owner.writerNm!), pwHash: await hashPassword(owner.password!) };
      const id = await writeReply(server, boardId!, writer, html, await drawn(html, pictures));
      return reply.code(201).send({ ...success, id });
    },
  );

  app.patch<{ Body: Written }>(
    '/board/reply/:id',
    { config, bodyLimit, schema: schemas.change, onRequest: requireOwnPage },
    async (request) => {
      const { replyDesc = '', pictures = [], ...owner } = request.body;
      demand(replyProblems({ ...words(owner), replyDesc }, true));
      await visitor(request);
      const html = replyText(replyDesc);
      await asOwner(idOf(request), words(owner), async (_found, change) => {
        const images = await drawn(html, pictures);
        await change((tx, held) => rewriteReply(server, tx, held, html, images));
      });
      return success;
    },
  );

  app.delete('/board/reply/:id', { config, schema: schemas.remove, onRequest: requireOwnPage }, async (request) => {
    const owner = words({ ...(request.query as Owner), ...(request.body as Owner | null) });
    demand(ownerProblems(owner));
    await visitor(request);
    await asOwner(idOf(request), owner, (_found, change) => change((tx, held) => dropReply(server, tx, held)));
    return success;
  });
}

type Change = (work: (tx: Parameters<typeof dropReply>[1], held: StoredReply) => Promise<void>) => Promise<void>;

/** Fastify plugin for the prefix `/api/platform`. */
export async function memberReplyRoutes(app: FastifyInstance): Promise<void> {
  const server = app.signIn;
  app.addHook('onRequest', requireSession);
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  const member = async (request: FastifyRequest) => {
    const { userId, corpId } = request.session!;
    await limit(server, 'memberReply', { account: `${corpId}/${userId}` });
  };
  /** May keep the boards. */
  const keeper = ({ session }: FastifyRequest) => session!.operator && (session!.levels[board.menus[0].menu] ?? 0) >= 2;
  /** Only the writer, or a keeper. */
  const demandMine = (request: FastifyRequest, { userId, corpId }: StoredReply) => {
    const { session } = request;
    const mine = session!.userId === userId && session!.corpId === corpId;
    if (!mine && !keeper(request)) refuse('E_AUTH', { text: 'replyOfOther' });
  };
  const changing = (
    request: FastifyRequest,
    work: (tx: Parameters<typeof dropReply>[1], held: StoredReply) => Promise<void>,
  ) =>
    server.database.write({ ...system, now: server.now() }, async (tx) => {
      const held = await lockReply(tx, idOf(request), server.now());
      demandMine(request, held);
      await work(tx, held);
    });

  // What visitors read of a post says nothing of who asks: a member learns apart from it which replies open to them.
  app.get<{ Querystring: { boardId?: string } }>('/system/reply', { config, schema: schemas.mine }, async (request) => {
    const { userId, corpId } = request.session!;
    const own = sql`r.user_corp_id = ${corpId}::bigint and r.user_id = ${userId}::bigint`;
    const [rows] = await server.database.read(system, [
      sql`select r.id from ${replyTable} r
        where r.parent_id = ${idIn(request.query.boardId)}::bigint and ${keeper(request) ? sql`true` : own} order by r.id`,
    ]);
    return { ids: rows!.map(({ id }) => id) };
  });

  app.post<{ Body: Written }>(
    '/system/reply',
    { config, bodyLimit, schema: schemas.memberWrite },
    async (request, reply) => {
      const { boardId, replyDesc = '', pictures = [] } = request.body;
      const html = replyText(replyDesc);
      await member(request);
      const { userId, corpId } = request.session!;
      const [rows] = await server.database.read({ userId, corpId }, [
        sql`select user_nm as "writerNm" from platform_user where corp_id = ${corpId}::bigint and id = ${userId}::bigint`,
      ]);
      const { writerNm } = rows![0] as { writerNm: string };
      const id = await writeReply(server, boardId!, { userId, corpId, writerNm }, html, await drawn(html, pictures));
      return reply.code(201).send({ ...success, id });
    },
  );

  app.patch<{ Body: Written }>(
    '/system/reply/:id',
    { config, bodyLimit, schema: schemas.memberChange },
    async (request) => {
      const { replyDesc = '', pictures = [] } = request.body;
      const html = replyText(replyDesc);
      await member(request);
      const images = await drawn(html, pictures);
      await changing(request, (tx, held) => rewriteReply(server, tx, held, html, images));
      return success;
    },
  );

  app.delete('/system/reply/:id', { config, schema: schemas.memberRemove }, async (request) => {
    await member(request);
    await changing(request, (tx, held) => dropReply(server, tx, held));
    return success;
  });
}
