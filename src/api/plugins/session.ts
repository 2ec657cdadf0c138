/** Who calls: bearer token → session row → `request.session`. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serverLanguage, type ServerLanguage } from '../../../i18n/server.ts';
import type { Level } from '../../core/authority.ts';
import { seoulDay } from '../../core/dates.ts';
import { refuse } from '../../core/problem.ts';
import { systemCorpId } from '../../core/resource.ts';
import type { Call } from '../../database/behaviour.ts';
import type { Database, Transaction } from '../../database/executor.ts';
import type { FileStore } from '../../database/files/store.ts';
import type { Hash } from '../hashes.ts';
import { ownOrigin } from '../ownPage.ts';
import {
  heldLevels,
  keepLevels,
  liveSession,
  openSessions,
  type Levels,
  type Lifetimes,
  type Owner,
  type SessionDesk,
} from '../sessions.ts';
import type { Claims, TokenKind, Tokens } from '../tokens.ts';

/** The caller. `levels` names every menu that is open to the company, with 0 where the person may nothing. */
export interface Session {
  readonly id: string;
  readonly userId: number;
  readonly corpId: number;
  readonly levels: Levels;
  /** A user of the system company. */
  readonly operator: boolean;
  /** A visitor who looks around in the demo yard. */
  readonly guest: boolean;
  readonly lang: ServerLanguage;
}

export interface SessionParts {
  readonly database: Database;
  readonly tokens: Tokens;
  readonly hash: Hash;
  readonly lifetimes: Lifetimes;
  /** The authority that a person has now, as it is declared and granted; `closed`: also of menus that no subscription opens. */
  readonly levelsNow?: (tx: Transaction, owner: Owner, today: string, closed?: 'closed') => Promise<Levels>;
  /** Bytes of files; absent where only sessions are served. */
  readonly files?: FileStore;
  /** Sets papers; absent where only sessions are served. */
  readonly paper?: Call['paper'];
  /** Receivers of messages that the settings name a way to. */
  readonly reaches?: readonly string[];
  /** Kinds of messages that the settings send out. */
  readonly sends?: Call['sends'];
  /** By which messages are signed. */
  readonly signing?: Call['signing'];
  /** The clock of the business. */
  readonly now: () => Date;
  /** The clock of tokens and sessions; browsers compare `exp` with their own, so it is the real one in operation. */
  readonly tokenNow: () => Date;
  readonly production: boolean;
  /** Aids of development; off in production. */
  readonly aids: { readonly adminKey?: string; readonly quickLogin: boolean };
}

/** What sign-in calls need of the server. */
export interface SignIn extends SessionParts {
  readonly sessions: SessionDesk;
}

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
  }
  interface FastifyInstance {
    signIn: SignIn;
  }
  interface FastifyContextConfig {
    /** Only reads, whatever its method: open to guests of the demo yard. */
    reads?: boolean;
  }
}

/** Adds `request.session` and `app.signIn`; routes demand a session with `onRequest: requireSession`. */
export function registerSession(app: FastifyInstance, parts: SessionParts): void {
  app.decorateRequest('session', null);
  app.decorate('signIn', { ...parts, sessions: openSessions(parts.tokens, parts.lifetimes) });
}

/** Language of the answer. */
export const languageOf = (request: FastifyRequest): ServerLanguage =>
  serverLanguage(request.headers['accept-language']);

/** The text after `Bearer`, if the header has that shape. */
export const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1];

/** Claims of the caller's token when it is of a wanted kind; E_TOKEN otherwise. The session itself is not looked at. */
export async function claimsOf(
  request: FastifyRequest,
  kinds: readonly TokenKind[],
  token = bearerOf(request),
): Promise<Claims> {
  const { tokens, tokenNow } = request.server.signIn;
  const claims = token === undefined ? undefined : await tokens.verify(token, tokenNow());
  return claims && kinds.includes(claims.typ) ? claims : refuse('E_TOKEN');
}

/**
 * Hook: answers 401 E_TOKEN unless an access token of a live session comes along. Costs one signature check the first
 * time a token is seen, and one statement in one round trip each time: a session ended anywhere ends at once. Guests may
 * only read, whatever authority their person has: E_GUEST.
 */
export async function requireSession(request: FastifyRequest): Promise<void> {
  const claims = await claimsOf(request, ['access']);
  const { database, tokenNow } = request.server.signIn;
  const [row] = await database.ask(liveSession(claims, tokenNow()));
  const levels = row?.levels && row.stale === true ? await lessened(request, claims) : (row?.levels as Levels | null);
  const guest = row?.guest === true;
  request.session = levels ? sessionOf(request, claims, levels, guest) : refuse('E_TOKEN');
  if (guest && !isReading(request)) refuse('E_GUEST');
}

/** What was taken away holds at once; what was given holds from the next fetch of the profile on, with its menus. */
function lessened({ server }: FastifyRequest, claims: Claims): Promise<Levels> {
  const { database, levelsNow, now, tokenNow } = server.signIn;
  return database.write({ corpId: claims.corpId, userId: claims.id }, async (tx) => {
    const [held] = await tx.query<{ levels: Levels }>(heldLevels(claims));
    const granted = (await levelsNow?.(tx, claims, seoulDay(now()))) ?? refuse('E_TOKEN');
    // A menu that no subscription opens any more is none of the company's: E_SUBSC.
    const levels = Object.fromEntries(
      Object.entries(held?.levels ?? {}).flatMap(([menu, level]) =>
        menu in granted ? [[menu, Math.min(level, granted[menu]!) as Level] as const] : [],
      ),
    );
    await tx.query(keepLevels(claims, levels, tokenNow()));
    return levels;
  });
}

const isReading = ({ method, routeOptions }: FastifyRequest): boolean =>
  method === 'GET' || method === 'HEAD' || routeOptions.config.reads === true;

export const sessionOf = (request: FastifyRequest, claims: Claims, levels: Levels, guest: boolean): Session => ({
  id: claims.sid,
  userId: claims.id,
  corpId: claims.corpId,
  levels,
  operator: claims.corpId === systemCorpId,
  guest,
  lang: languageOf(request),
});

/** For whom and when the work of this request happens; E_TOKEN when no session was demanded before. */
export function callOf(request: FastifyRequest): Call {
  const { session, server } = request;
  if (!session) return refuse('E_TOKEN');
  const now = server.signIn.now();
  const { corpId, userId, operator, lang } = session;
  const means = { ...meansOf(server.signIn), origin: ownOrigin(request) };
  return { corpId, userId, operator, lang, now, today: seoulDay(now), production: server.signIn.production, ...means };
}

/** What the server lends to whatever works for it. */
export function meansOf({ hash: seal, files, paper, reaches = [], sends = [], signing, database }: SessionParts) {
  const { sealer } = database;
  return {
    ...{ seal, reaches, sends },
    ...(files ? { files } : {}),
    ...(paper ? { paper } : {}),
    ...(signing ? { signing } : {}),
    ...(sealer ? { unseal: (...given: Parameters<typeof sealer.open>) => sealer.open(...given) } : {}),
  };
}
