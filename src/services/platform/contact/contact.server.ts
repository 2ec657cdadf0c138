/** Calls that change the own telephone or e-mail, below `/api/platform/mypage` (3-decisions 5). */
import type { FastifyInstance } from 'fastify';
import { giveBack, limit } from '../../../api/limits.ts';
import { requireOwnPage } from '../../../api/ownPage.ts';
import { callOf, requireSession } from '../../../api/plugins/session.ts';
import { checkCode, sendCode } from '../../../api/verification.ts';
import { ProblemError } from '../../../core/problem.ts';
import { othersOf } from '../../../database/save/others.ts';
import { members } from '../../../record/defaults.ts';
import { resources } from '../../index.ts';
import { readContact } from '../join/joinCert.server.ts';
import { meShown } from '../mypage/meResource.ts';
import { missing } from '../user/newPassword.ts';
import { user } from '../user/user.ts';
import { changeContact, demandOther, demandPassword, ownContacts } from './contactChange.server.ts';
import * as schemas from './contactSchemas.ts';

interface Wanted {
  readonly certType: 'mobile' | 'email';
  readonly value: string;
}
interface Proven extends Wanted {
  readonly cerNo?: string;
  readonly loginPw?: string;
}

const named = { mobile: ['phone', 'SMS'], email: ['email', 'MAIL'] } as const;
/** What is wanted, in the form in which it is stored. E_REQUIRED, E_PATTERN at the field. */
function readWanted({ certType, value }: Wanted) {
  const [name, kind] = named[certType];
  return { name, ...readContact(kind, value, name) };
}

/** Fastify plugin for the prefix `/api/platform`. */
export async function contactRoutes(app: FastifyInstance): Promise<void> {
  const server = app.signIn;
  const { database } = server;
  app.addHook('onRequest', requireSession);
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  const config = { resource: user.prefix };

  app.post<{ Body: Wanted }>(
    '/mypage/contactCode',
    { config, schema: schemas.contactCode, onRequest: requireOwnPage },
    async (request, reply) => {
      const call = callOf(request);
      const { name, kind, recipient } = readWanted(request.body);
      const contacts = await database.write(call, (tx) => ownContacts(tx, call));
      demandOther(contacts, name, recipient);
      const { loginId } = contacts;
      return sendCode(request, reply, { purpose: 'contact', loginId, kind, recipient, send: async () => true });
    },
  );

  app.post<{ Body: Proven }>(
    '/mypage/contact',
    { config, schema: schemas.contact, onRequest: requireOwnPage },
    async (request) => {
      const call = callOf(request);
      const { cerNo = '', loginPw = '' } = request.body;
      const { name, recipient } = readWanted(request.body);
      const gaps = missing({ cerNo, loginPw }, ['cerNo', 'loginPw']);
      if (gaps.length) throw new ProblemError(gaps);
      // Guesses of the password are counted apart from tries of the code.
      const keys = { address: request.ip, account: String(call.userId) };
      await limit(server, 'ownPassword', keys);
      const { loginId } = await database.write(call, (tx) => demandPassword(tx, call, loginPw));
      await giveBack(server, 'ownPassword', keys);
      const certId = await checkCode(request, { purpose: 'contact', loginId, recipient }, cerNo);
      const saving = { database, resource: user, all: resources, behaviour: {}, othersOf, call };
      const { row, undoCode } = await database.write(call, (tx) =>
        changeContact(tx, server, saving, { name, value: recipient, certId }),
      );
      // In production only the former ways learn it.
      return { me: members(row, meShown), ...(call.production ? {} : { undoCode }) };
    },
  );
}
