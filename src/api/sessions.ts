/** Rows of sys_session: one for each sign-in, holding the hash of the refresh token that is good now (3-decisions 3). */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Level } from '../core/authority.ts';
import type { Statement, Transaction } from '../database/executor.ts';
import type { Claims, TokenKind, Tokens } from './tokens.ts';

export type Levels = Readonly<Record<string, Level>>;
export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
}
export interface Lifetimes {
  readonly accessSeconds: number;
  readonly refreshSeconds: number;
}
/** A person of a company. */
export interface Owner {
  readonly id: number;
  readonly corpId: number;
}

/** A rotated token that comes again this soon is a lost answer or a second tab; later it is a stolen one. */
const graceMs = 10_000;

/** A session ends for good so long after its sign-in, however often its tokens rotate (3-decisions 5). */
const longestSeconds = 90 * 24 * 60 * 60;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
const expiry = (now: Date, seconds: number): number => Math.floor(now.getTime() / 1000) + seconds;
const fresh = (): string => randomBytes(16).toString('base64url');

const levelsOf = (claims: Claims, now: Date): Statement =>
  sql`session_levels(${claims.sid}, ${claims.corpId}, ${claims.id}, ${now})`;

/**
 * One row: `levels`, the authority in force; null unless the session lives, and person and company are active. `guest` in a
 * demo yard; `stale` when authority may have been taken away since.
 */
export const liveSession = (claims: Claims, now: Date): Statement => sql`select ${levelsOf(claims, now)} as levels,
  session_stale(${claims.sid}) as stale, exists (select 1 from sys_demo_yard where corp_id = ${claims.corpId}) as guest`;

/** Ends sessions of a person, for instance after a change of password; `except` may go on. */
export const revokeSessions = (owner: Owner, why: string, now: Date, except?: string): Statement =>
  sql`update sys_session set revoked_at = ${now}, revoked_why = ${why}
    where corp_id = ${owner.corpId} and user_id = ${owner.id} and revoked_at is null and id is distinct from ${except ?? null}::uuid`;

export const revokeSession = (claims: Owner & Pick<Claims, 'sid'>, why: string, now: Date): Statement =>
  sql`update sys_session set revoked_at = ${now}, revoked_why = ${why}
    where corp_id = ${claims.corpId} and user_id = ${claims.id} and id = ${claims.sid} and revoked_at is null`;

/** Keeps the authority in force until the next profile fetch. */
export const keepLevels = (claims: Claims, levels: Levels, now: Date): Statement =>
  sql`update sys_session set menu_levels = ${JSON.stringify(levels)}::jsonb, last_used_at = ${now}, levels_stale = false
    where corp_id = ${claims.corpId} and id = ${claims.sid}`;

/** The authority that a session goes by, held until the transaction ends. */
export const heldLevels = (claims: Claims): Statement =>
  sql`select menu_levels as levels from sys_session where corp_id = ${claims.corpId} and id = ${claims.sid} for update`;

export interface Presented {
  /** The refresh token to go on with: the presented one, or its successor when it was rotated a moment ago. */
  readonly refreshToken: string;
  readonly claims: Claims;
}

export interface SessionDesk {
  /** Opens a session inside the transaction of a sign-in. */
  start(tx: Transaction, owner: Owner, device: string, levels: Levels, now: Date): Promise<TokenPair>;
  access(owner: Owner, sid: string, now: Date): Promise<string>;
  /**
   * Takes a refresh token, holding its row for the transaction. Undefined when the session is over, or has just been
   * ended here because a token rotated long ago came again; the transaction must be kept either way.
   */
  present(tx: Transaction, token: string, claims: Claims, now: Date): Promise<Presented | undefined>;
  /** The same, and a new refresh token takes the place of the good one. */
  rotate(tx: Transaction, token: string, claims: Claims, now: Date): Promise<Presented | undefined>;
}

interface Standing {
  token_hash: Buffer;
  previous_hash: Buffer | null;
  rotated_ms: number | null;
  expires: number;
  created: number;
}

export function openSessions(tokens: Tokens, { accessSeconds, refreshSeconds }: Lifetimes): SessionDesk {
  const sign = (owner: Owner, sid: string, typ: TokenKind, jti: string, exp: number) =>
    tokens.sign({ id: owner.id, corpId: owner.corpId, sid, typ, jti, exp });
  const access: SessionDesk['access'] = (owner, sid, now) =>
    sign(owner, sid, 'access', fresh(), expiry(now, accessSeconds));

  /** Signing the same claims again gives the successor that the first presenter was answered. */
  async function successor(claims: Claims, exp: number): Promise<Presented> {
    const next = { ...claims, jti: tokens.following(claims.jti), exp };
    return { claims: next, refreshToken: await sign(claims, claims.sid, 'refresh', next.jti, exp) };
  }

  async function stand(tx: Transaction, token: string, claims: Claims, now: Date) {
    const [row] = await tx.query<Standing>(sql`select s.token_hash, s.previous_hash,
        (extract(epoch from s.rotated_at) * 1000)::float8 as rotated_ms, extract(epoch from s.expires_at)::float8 as expires,
        extract(epoch from s.created_at)::float8 as created
      from sys_session s where s.id = ${claims.sid} and s.corp_id = ${claims.corpId} and ${levelsOf(claims, now)} is not null
      for update`);
    if (!row) return undefined;
    const hash = hashOf(token);
    if (row.token_hash.equals(hash)) return { good: true, row };
    const late = now.getTime() - (row.rotated_ms ?? 0) > graceMs;
    // Two steps back is never a lost answer: nobody holds a successor's successor without the successor.
    if (late || !row.previous_hash?.equals(hash)) {
      await tx.query(revokeSession(claims, 'REUSE', now));
      return undefined;
    }
    return { good: false, row };
  }

  return {
    access,
    async start(tx, owner, device, levels, now) {
      const sid = randomUUID();
      const exp = expiry(now, Math.min(refreshSeconds, longestSeconds));
      const refreshToken = await sign(owner, sid, 'refresh', fresh(), exp);
      await tx.query(sql`insert into sys_session
        (id, corp_id, user_id, token_hash, device, menu_levels, created_at, last_used_at, expires_at)
        values (${sid}, ${owner.corpId}, ${owner.id}, ${hashOf(refreshToken)}, ${device}, ${JSON.stringify(levels)}::jsonb,
          ${now}, ${now}, to_timestamp(${exp}))`);
      return { accessToken: await access(owner, sid, now), refreshToken };
    },
    async present(tx, token, claims, now) {
      const standing = await stand(tx, token, claims, now);
      if (!standing) return undefined;
      return standing.good ? { refreshToken: token, claims } : successor(claims, standing.row.expires);
    },
    async rotate(tx, token, claims, now) {
      const standing = await stand(tx, token, claims, now);
      if (!standing) return undefined;
      if (!standing.good) return successor(claims, standing.row.expires);
      const last = Math.floor(standing.row.created) + longestSeconds;
      const next = await successor(claims, Math.min(expiry(now, refreshSeconds), last));
      await tx.query(sql`update sys_session set previous_hash = token_hash, token_hash = ${hashOf(next.refreshToken)},
          rotated_at = ${now}, expires_at = to_timestamp(${next.claims.exp}), last_used_at = ${now}
        where corp_id = ${claims.corpId} and id = ${claims.sid}`);
      return next;
    },
  };
}
