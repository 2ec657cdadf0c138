/** Codes that show that somebody reads an address or a phone: 6 digits, 300 s, 5 tries, single use, one browser. */
import { randomBytes, randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { translate } from '../../i18n/server.ts';
import { refuse } from '../core/problem.ts';
import type { Transaction } from '../database/executor.ts';
import { evenTime } from './evenTime.ts';
import { limit } from './limits.ts';
import { enqueue } from './outbox/enqueue.ts';
import { languageOf, type SignIn } from './plugins/session.ts';

export type CertPurpose = 'join' | 'findId' | 'findPw' | 'contact';

/** What a code is bound to, besides the browser. `recipient` and `loginId` in the form in which they are stored. */
export interface CertOf {
  readonly purpose: CertPurpose;
  readonly loginId: string;
  readonly recipient: string;
}
export interface CodeOrder extends CertOf {
  readonly kind: 'MAIL' | 'SMS';
  /** Whether somebody is meant. If not, everything looks the same, nothing is sent and no code will fit. */
  send(): Promise<boolean>;
}
export interface CodeAnswer {
  /** `fail`: the message did not get out; it stays in the outbox, and the person is told (2-portal 8). */
  readonly message: 'success' | 'fail';
  /** The code itself; outside production only. */
  readonly authenNo?: string;
}

export const codeSeconds = 300;
const tries = 5;
const evenMs = 200;
const cookieName = 'cert';
const cookieShape = /^[\w-]{22}$/;

const browserOf = (request: FastifyRequest): string | undefined => {
  const value = request.cookies[cookieName];
  return value !== undefined && cookieShape.test(value) ? value : undefined;
};

/** The browser's own mark, kept from now on by an HttpOnly cookie; also what a ticket can be bound to. */
export function markBrowser(request: FastifyRequest, reply: FastifyReply): string {
  const mark = browserOf(request) ?? randomBytes(16).toString('base64url');
  const secure = request.server.signIn.production;
  reply.setCookie(cookieName, mark, {
    path: '/api/platform',
    httpOnly: true,
    sameSite: 'strict',
    secure,
    maxAge: 3600,
  });
  return mark;
}

const ownerHash = ({ hash }: SignIn, { purpose, loginId, recipient }: CertOf, browser: string) =>
  hash('cert owner', purpose, loginId, recipient, browser);
const codeHash = ({ hash }: SignIn, owner: Buffer, code: string) => hash('cert code', owner.toString('hex'), code);

/** Sends a new code, which replaces an older one of the same browser. E_RATE when too many were sent. */
export async function sendCode(request: FastifyRequest, reply: FastifyReply, order: CodeOrder): Promise<CodeAnswer> {
  const server = request.server.signIn;
  const { recipient } = order;
  const account = `${order.loginId} ${recipient}`;
  await limit(server, 'sendCert', { address: request.ip, recipient, account, accountDay: account });
  return evenTime(evenMs, async () => {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const owner = ownerHash(server, order, markBrowser(request, reply));
    const send = await order.send();
    const now = server.tokenNow();
    const expiresAt = new Date(now.getTime() + codeSeconds * 1000);
    const message = await server.database.write({ corpId: 0, userId: 0 }, async (tx) => {
      const hash = send ? codeHash(server, owner, code) : null;
      await tx.query(sql`insert into sys_cert (owner_hash, code_hash, tries_left, created_at, expires_at)
        values (${owner}, ${hash}::bytea, ${tries}, ${now}, ${expiresAt})
        on conflict (owner_hash) do update set code_hash = excluded.code_hash, tries_left = excluded.tries_left,
          created_at = excluded.created_at, expires_at = excluded.expires_at, used_at = null`);
      if (!send) return undefined;
      const lang = languageOf(request);
      const text = (key: string) => translate(lang, `outgoing.cert.${key}`, { code, minutes: codeSeconds / 60 });
      return enqueue(tx, {
        kind: order.kind,
        to: order.recipient,
        ...(order.kind === 'MAIL' ? { subject: text('subject'), text: text('mail') } : { text: text('sms') }),
        secret: code,
        expiresAt,
      });
    });
    if (!(await gotOut(request, order, message))) return { message: 'fail' };
    return { message: 'success', ...(server.production ? {} : { authenNo: code }) };
  });
}

/**
 * Whoever joins or names a new way for themselves is told of the very message. Of a forgotten password only the state of
 * the way out is told, which is the same for somebody known as for nobody.
 */
async function gotOut(
  { server: { outbox } }: FastifyRequest,
  { purpose, kind }: CodeOrder,
  message: number | undefined,
): Promise<boolean> {
  return purpose !== 'findPw' && message !== undefined ? outbox.deliver(message) : outbox.works(kind);
}

/**
 * Takes one of the code's tries. Answers the id of the code when it fits, still unused: `useCode` spends it together
 * with what it was for. E_CERT alike for a wrong, late, spent, unknown code or another browser.
 */
export async function checkCode(request: FastifyRequest, of: CertOf, code: string): Promise<number> {
  const server = request.server.signIn;
  await limit(server, 'checkCert', { address: request.ip, account: `${of.loginId} ${of.recipient}` });
  const owner = ownerHash(server, of, browserOf(request) ?? '');
  const [row] = await server.database.ask(sql`
    update sys_cert set tries_left = tries_left - 1
    where owner_hash = ${owner} and tries_left > 0 and used_at is null and expires_at > ${server.tokenNow()}
    returning id, coalesce(code_hash = ${codeHash(server, owner, code)}, false) as fits`);
  return row?.['fits'] === true ? (row['id'] as number) : refuse('E_CERT', { field: 'cerNo' });
}

/** Spends a code that `checkCode` found right; E_CERT when another call was quicker. Undone with the transaction. */
export async function useCode(tx: Transaction, id: number, now: Date): Promise<void> {
  const rows = await tx.query(
    sql`update sys_cert set used_at = ${now} where id = ${id} and used_at is null returning 1`,
  );
  if (!rows.length) refuse('E_CERT', { field: 'cerNo' });
}
