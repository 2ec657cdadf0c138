/**
 * The security log: sign-ins, codes, recoveries, changes of persons and authority, exports of sessions, and whatever was
 * refused for want of a session, of authority or of patience. One line of the server's log each, member `security`: who
 * (person and company by id), from which address, what, how it ended. Never what was typed: a login id that nobody has
 * signed in with stands as a keyed hash, by which tries at one account are told from tries at many (ASVS 16.2, 16.3).
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Owner } from './sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whom the call signed in. */
    signedIn: Owner | null;
    /** Code of the error object with which the call was refused. */
    refusal: string | null;
  }
}

/** Calls that matter whatever they answer, by method and route. */
const events: Readonly<Record<string, string>> = {
  'POST /api/platform/member/login': 'signIn',
  'POST /api/platform/member/login/demo': 'guestSignIn',
  'POST /api/platform/member/logout': 'signOut',
  'POST /api/platform/token/handover': 'handover',
  'GET /api/platform/member/login/forcely': 'siteSignIn',
  'GET /api/login/platform': 'siteSignIn',
  'POST /api/platform/member/findme/findLoginPw': 'recovery',
  'POST /api/platform/member/findme/updateLoginPw': 'recovery',
  'POST /api/platform/member/join': 'join',
  'PATCH /api/platform/mypage/me': 'person',
  'POST /api/platform/mypage/contactCode': 'contact',
  'POST /api/platform/mypage/contact': 'contact',
  'POST /api/platform/member/contact/undo': 'contactUndo',
  'POST /api/platform/mypage/changePw': 'password',
  'POST /api/platform/mypage/withdraw': 'withdrawal',
  'DELETE /api/platform/mypage/session': 'sessionsEnded',
};
/** Resources by which administrators decide who may what. */
const administered = new Set(['platform/user', 'platform/auth', 'platform/corp', 'fw/client']);
const turnedAway = new Set([401, 403, 429]);

function eventOf({ method, routeOptions }: FastifyRequest): string | undefined {
  const named = events[`${method} ${routeOptions.url ?? ''}`];
  if (named) return named;
  const writes = !['GET', 'HEAD', 'OPTIONS'].includes(method);
  return writes && administered.has(routeOptions.config?.resource ?? '') ? 'administration' : undefined;
}

/** Login id of a sign-in as a hash: sixteen hexadecimal digits. */
function triedAccount({ body, server }: FastifyRequest): string | undefined {
  const { loginId } = (body ?? {}) as { readonly loginId?: unknown };
  if (typeof loginId !== 'string' || loginId.length > 100) return undefined;
  return server.signIn.hash('security log', loginId.trim().toLowerCase()).toString('hex').slice(0, 16);
}

/** Needs `registerSession`, for persons stand in the session. */
export function registerSecurityLog(app: FastifyInstance): void {
  app.decorateRequest('signedIn', null);
  app.decorateRequest('refusal', null);
  app.addHook('onResponse', async (request, { statusCode }) => {
    const event = eventOf(request);
    if (!event && !turnedAway.has(statusCode)) return;
    const { session, signedIn, refusal, ip: address, method, routeOptions, params } = request;
    const { id: record } = (params ?? {}) as { readonly id?: string };
    const who = signedIn ? { userId: signedIn.id, corpId: signedIn.corpId } : session;
    const done = statusCode < 400;
    const security = {
      ...{ event: event ?? 'refused', outcome: done ? 'done' : (refusal ?? String(statusCode)) },
      ...{ call: `${method} ${routeOptions.url ?? 'none'}`, address },
      ...(who ? { person: who.userId, company: who.corpId } : { account: triedAccount(request) }),
      ...(record !== undefined && { record }),
    };
    request.log[done ? 'info' : 'warn']({ security }, 'security');
  });
}
