/** Calls that send a verification code (2-portal 7, 3-decisions 3). They never tell whether an account exists. */
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { requireOwnPage } from '../../../api/ownPage.ts';
import { sendCode } from '../../../api/verification.ts';
import { refuse } from '../../../core/problem.ts';
import type { Database } from '../../../database/executor.ts';
import { isEmail, isMobile } from '../../../fields/formatted/contactShape.ts';
import * as schemas from './joinCertSchemas.ts';
import { isLoginId, normalLoginId } from '../user/loginId.ts';

interface CertQuery {
  readonly key: '1' | '2';
  readonly loginId: string;
  readonly cerPhone?: string;
  readonly cerEmail?: string;
}

/** The recipient in the form in which it is stored: digits, or lower case. E_REQUIRED, E_PATTERN. */
export function readRecipient({ key, cerPhone = '', cerEmail = '' }: Omit<CertQuery, 'loginId'>) {
  return key === '1' ? readContact('SMS', cerPhone, 'cerPhone') : readContact('MAIL', cerEmail, 'cerEmail');
}

/** The same of a number or an address that stands in `field`. */
export function readContact(kind: 'SMS' | 'MAIL', typed: string, field: string) {
  const text = kind === 'SMS' ? typed.replace(/\D/g, '') : typed.trim().toLowerCase();
  if (text === '') return refuse('E_REQUIRED', { field });
  const good = kind === 'SMS' ? isMobile(text) : isEmail(text);
  return good
    ? ({ kind, recipient: text } as const)
    : refuse('E_PATTERN', { field, text: kind === 'SMS' ? 'mobile' : 'email' });
}

export function readLoginId(typed: string): string {
  const loginId = normalLoginId(typed);
  return isLoginId(loginId) ? loginId : refuse('E_PATTERN', { field: 'loginId', text: 'loginId' });
}

/** The person whose login id and contact belong together; undefined otherwise. Both in their stored form. */
export async function personOf(
  database: Database,
  loginId: string,
  contact: string,
): Promise<{ id: number; corpId: number } | undefined> {
  const [row] = await database.ask(sql`select * from member_contact(${loginId}, ${contact})`);
  return row as { id: number; corpId: number } | undefined;
}

/** Fastify plugin for the prefix `/api/platform`. */
export async function joinCertRoutes(app: FastifyInstance): Promise<void> {
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  app.get<{ Querystring: CertQuery }>(
    '/member/join/sendCert',
    { schema: schemas.sendCert, onRequest: requireOwnPage },
    async (request, reply) => {
      const loginId = readLoginId(request.query.loginId);
      return sendCode(request, reply, {
        purpose: 'join',
        loginId,
        ...readRecipient(request.query),
        send: async () => true,
      });
    },
  );

  app.get<{ Querystring: CertQuery }>(
    '/member/join/sendCertForFindPw',
    { schema: schemas.sendCertForFindPw, onRequest: requireOwnPage },
    async (request, reply) => {
      const loginId = normalLoginId(request.query.loginId);
      const to = readRecipient(request.query);
      const send = async () => (await personOf(app.signIn.database, loginId, to.recipient)) !== undefined;
      return sendCode(request, reply, { purpose: 'findPw', loginId, ...to, send });
    },
  );
}
