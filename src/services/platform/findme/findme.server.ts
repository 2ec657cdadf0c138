/** Lost login ids and passwords below `/api/platform/member/findme` (2-portal 2, 4, 7; 3-decisions 3). */
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { evenTime } from '../../../api/evenTime.ts';
import { limit } from '../../../api/limits.ts';
import { requireOwnPage } from '../../../api/ownPage.ts';
import { languageOf } from '../../../api/plugins/session.ts';
import { checkCode, markBrowser, useCode } from '../../../api/verification.ts';
import { refuse } from '../../../core/problem.ts';
import { resetPassword, type NewPassword } from './findmeReset.server.ts';
import * as schemas from './findmeSchemas.ts';
import { makeTicket, spendTicket, ticketCookie, ticketPath, ticketSeconds } from './findmeTicket.server.ts';
import { personOf, readRecipient } from '../join/joinCert.server.ts';
import { normalLoginId } from '../user/loginId.ts';

interface Contact {
  readonly certType: 'email' | 'mobile';
  readonly value: string;
}
interface Check extends Contact {
  readonly loginId: string;
  readonly cerNo: string;
}

const recipientOf = ({ certType, value }: Contact): string =>
  readRecipient(certType === 'mobile' ? { key: '1', cerPhone: value } : { key: '2', cerEmail: value }).recipient;

/** Whatever happens inside takes as long for somebody known as for nobody. */
const evenMs = 300;
const system = { corpId: 0, userId: 0 };

/** Fastify plugin for the prefix `/api/platform`. */
export async function findmeRoutes(app: FastifyInstance): Promise<void> {
  const server = app.signIn;
  const { database } = server;
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  app.get<{ Querystring: Contact }>('/member/findme/findLoginId', { schema: schemas.findLoginId }, async (request) => {
    const contact = recipientOf(request.query);
    await limit(server, 'findLoginId', { address: request.ip, value: contact });
    return evenTime(evenMs, async () => {
      const rows = await database.ask(sql`select l as "loginId" from find_login_ids(${contact}) l`);
      return rows.map(({ loginId }) => ({ loginId }));
    });
  });

  const check = { schema: schemas.findLoginPw, onRequest: requireOwnPage };
  app.get<{ Querystring: Check }>('/member/findme/findLoginPw', check, async (request, reply) => {
    const loginId = normalLoginId(request.query.loginId);
    const recipient = recipientOf(request.query);
    return evenTime(evenMs, async () => {
      const certId = await checkCode(request, { purpose: 'findPw', loginId, recipient }, request.query.cerNo);
      const owner = (await personOf(database, loginId, recipient)) ?? refuse('E_CERT', { field: 'cerNo' });
      const browser = markBrowser(request, reply);
      const ticket = await database.write({ corpId: owner.corpId, userId: 0 }, async (tx) => {
        await useCode(tx, certId, server.tokenNow());
        return makeTicket(tx, server, { loginId, browser }, owner, certId);
      });
      const secure = server.production;
      reply.setCookie(ticketCookie, ticket, {
        path: ticketPath,
        httpOnly: true,
        sameSite: 'strict',
        secure,
        maxAge: ticketSeconds,
      });
      return { message: 'success' };
    });
  });

  app.post<{ Body: NewPassword & { loginId: string } }>(
    '/member/findme/updateLoginPw',
    { schema: schemas.updateLoginPw, onRequest: requireOwnPage },
    async (request, reply) => {
      const loginId = normalLoginId(request.body.loginId);
      return evenTime(evenMs, async () => {
        const ticket = request.cookies[ticketCookie] ?? '';
        const browser = markBrowser(request, reply);
        const [rows] = await database.read(system, [
          sql`select id, "corpId" from sign_in(${loginId.replace(/[\0\p{Cs}]/gu, '?')})`,
        ]);
        const owner = rows![0] as { id: number; corpId: number } | undefined;
        if (!owner || ticket === '') return refuse('E_CERT', { text: 'ticketOver' });
        await database.write({ corpId: owner.corpId, userId: 0 }, async (tx) => {
          await spendTicket(tx, server, { ticket, loginId, browser }, owner);
          await resetPassword(tx, server, owner, request.body, languageOf(request));
        });
        reply.clearCookie(ticketCookie, { path: ticketPath });
        return { message: 'success' };
      });
    },
  );
}
