/** Ticket of a password reset: 5 minutes, single use, bound to login id, code and browser (3-decisions 3). */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { SignIn } from '../../../api/plugins/session.ts';
import type { Owner } from '../../../api/sessions.ts';
import { refuse } from '../../../core/problem.ts';
import type { Transaction } from '../../../database/executor.ts';

export const ticketSeconds = 300;
export const ticketCookie = 'pwTicket';
export const ticketPath = '/api/platform/member/findme';

export interface TicketOf {
  readonly ticket: string;
  readonly loginId: string;
  readonly browser: string;
}

const hashOf = ({ hash }: SignIn, { ticket, loginId, browser }: TicketOf) =>
  hash('pw ticket', ticket, loginId, browser);

/**
 * Writes a new ticket for the person. A browser's codes of one owner stand in one row: the ticket of a later code takes
 * the place of the former one's. No code earns two, for `useCode` spends it in the same transaction.
 */
export async function makeTicket(
  tx: Transaction,
  server: SignIn,
  of: Omit<TicketOf, 'ticket'>,
  owner: Owner,
  certId: number,
) {
  const ticket = randomBytes(32).toString('base64url');
  const now = server.tokenNow();
  await tx.query(sql`insert into sys_ticket (hash, cert_id, corp_id, user_id, expires_at)
    values (${hashOf(server, { ...of, ticket })}, ${certId}, ${owner.corpId}, ${owner.id},
      ${new Date(now.getTime() + ticketSeconds * 1000)})
    on conflict (cert_id) do update set hash = excluded.hash, corp_id = excluded.corp_id, user_id = excluded.user_id,
      expires_at = excluded.expires_at, used_at = null`);
  return ticket;
}

/** Spends the ticket with the transaction; E_CERT unless it is the person's, of this browser, in time and unused. */
export async function spendTicket(tx: Transaction, server: SignIn, of: TicketOf, owner: Owner): Promise<void> {
  const now = server.tokenNow();
  const rows = await tx.query(sql`update sys_ticket set used_at = ${now}
    where hash = ${hashOf(server, of)} and corp_id = ${owner.corpId} and user_id = ${owner.id} and used_at is null
      and expires_at > ${now} returning 1`);
  if (!rows.length) refuse('E_CERT', { text: 'ticketOver' });
}
