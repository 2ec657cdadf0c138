/** Sign-in calls below `/api/platform` (3-decisions 2). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireOwnPage } from '../../../api/ownPage.ts';
import { bearerOf, claimsOf, languageOf } from '../../../api/plugins/session.ts';
import { ProblemError, refuse } from '../../../core/problem.ts';
import { isHandover, redeemHandover } from '../client/clientHandover.server.ts';
import { enterYard, yardIsOpen } from './memberGuest.server.ts';
import { signIn } from './memberLogin.server.ts';
import type { Profile } from './memberProfile.server.ts';
import { newAccess, newPair, profileByAccess, profileByRefresh, signOut } from './memberSession.server.ts';
import * as schemas from './memberSchemas.ts';

interface LoginBody {
  loginId?: string;
  loginPw?: string;
  rememberMe?: boolean;
  systemCd?: schemas.SystemCode;
}

const serviceOf: Readonly<Record<schemas.SystemCode, string>> = {
  PLATFORM: 'platform',
  FW: 'fw',
  SHIPWORK: 'shipwork',
};

const loginResult = (
  tokens: { accessToken: string | null; refreshToken: string | null },
  { user, corp, menu, commonCode }: Profile,
  system: schemas.SystemCode = 'PLATFORM',
) => ({ ...tokens, user, corp, menu, commonCode, systemCode: system, serviceCode: serviceOf[system] });

const deviceOf = (request: FastifyRequest) =>
  (request.headers['user-agent'] ?? '').replace(/[^\x20-\x7e]/g, '').slice(0, 200);

/** Fastify plugin for the prefix `/api/platform`; needs `registerSession` on the app. */
export async function memberRoutes(app: FastifyInstance): Promise<void> {
  const server = app.signIn;
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  app.post<{ Body: LoginBody }>('/member/login', { schema: schemas.login }, async (request) => {
    const { loginId = '', loginPw = '', systemCd } = request.body;
    const empty = Object.entries({ loginId: loginId.trim(), loginPw }).filter(([, value]) => value === '');
    if (empty.length) throw new ProblemError(empty.map(([field]) => ({ code: 'E_REQUIRED', field })));
    const done = await signIn(server, {
      loginId,
      loginPw,
      device: deviceOf(request),
      address: request.ip,
      lang: languageOf(request),
    });
    request.signedIn = { id: Number(done.user.id), corpId: Number(done.corp.id) };
    return loginResult(done, done, systemCd);
  });

  app.get('/member/login/demo', { schema: schemas.yard }, async () => ({ open: await yardIsOpen(server) }));

  app.post('/member/login/demo', { schema: schemas.enterYard, onRequest: requireOwnPage }, async (request) => {
    const visitor = { address: request.ip, device: deviceOf(request), lang: languageOf(request) };
    const done = await enterYard(server, visitor);
    request.signedIn = { id: Number(done.user.id), corpId: Number(done.corp.id) };
    return loginResult(done, done);
  });

  app.get<{ Querystring: { systemCd?: schemas.SystemCode } }>(
    '/member/profile',
    { schema: schemas.profile },
    async (request) => {
      const claims = await claimsOf(request, ['access', 'refresh']);
      const { systemCd } = request.query;
      if (claims.typ === 'access') {
        const profile = await profileByAccess(server, claims, languageOf(request));
        return loginResult({ accessToken: null, refreshToken: null }, profile, systemCd);
      }
      const taken = await profileByRefresh(server, bearerOf(request)!, claims, languageOf(request));
      return loginResult(taken, taken, systemCd);
    },
  );

  app.post('/member/logout', { schema: schemas.logout }, async (request, reply) => {
    await signOut(server, await claimsOf(request, ['access', 'refresh']));
    return reply.code(204).send();
  });

  const presented = async (request: FastifyRequest<{ Querystring: { refreshToken?: string } }>) => {
    const token = request.query.refreshToken ?? bearerOf(request) ?? refuse('E_TOKEN');
    return { token, claims: await claimsOf(request, ['refresh'], token) };
  };
  app.get<{ Querystring: { refreshToken?: string } }>(
    '/token/access',
    { schema: schemas.newAccess },
    async (request) => {
      const { token, claims } = await presented(request);
      return newAccess(server, token, claims);
    },
  );
  app.get<{ Querystring: { refreshToken?: string } }>(
    '/token/refresh',
    { schema: schemas.newPair },
    async (request) => {
      const { refreshToken } = request.query;
      if (refreshToken !== undefined && isHandover(refreshToken)) return redeemHandover(server, refreshToken, request);
      const { token, claims } = await presented(request);
      return newPair(server, token, claims);
    },
  );
}
