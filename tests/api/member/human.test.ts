/** Human verification (3-decisions 3): proof of work of our own, and reCAPTCHA against a real listener. */
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { registerHuman, requireHuman } from '../../../src/api/human/index.ts';
import { openRecaptcha } from '../../../src/api/human/recaptcha.ts';
import { registerErrors } from '../../../src/api/plugins/errors.ts';
import { readSettings } from '../../../src/api/settings.ts';
import { startApp, type TestApp } from '../../support/app.ts';
import { listenHttp, type HttpListener } from '../../support/listeners.ts';

let app: TestApp;
let google: HttpListener;
let plain: FastifyInstance;
let guarded: FastifyInstance;
beforeAll(async () => {
  [app, google] = await Promise.all([startApp(), listenHttp()]);
  plain = await desk({});
  guarded = await desk({ RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'keep', RECAPTCHA_VERIFY_URL: google.url });
});
afterAll(() => Promise.all([app.close(), google.close(), plain.close(), guarded.close()]));

/** A call that demands a person, on the server's own sign-in parts. */
async function desk(env: Record<string, string>): Promise<FastifyInstance> {
  const server = Fastify();
  registerErrors(server, []);
  server.decorate('signIn', app.app.signIn);
  registerHuman(server, readSettings(env));
  const open = async (request: Parameters<typeof requireHuman>[0]) => {
    await requireHuman(request);
    return { message: 'success' };
  };
  server.post('/open', open);
  server.delete('/open', open);
  return server;
}
const statusOf = async (server: FastifyInstance, reCaptchaToken: unknown) =>
  (await server.inject({ method: 'POST', url: '/open', payload: { reCaptchaToken } })).statusCode;

async function solved(
  change: (token: { challenge: Challenge; solution: unknown }) => void = () => undefined,
): Promise<string> {
  const answer = await app.app.inject('/api/platform/human/challenge');
  const { kind, challenge } = answer.json() as { kind: string; challenge: Challenge };
  expect([kind, answer.headers['cache-control']]).toEqual(['altcha', 'no-store']);
  const token = { challenge, solution: await solveChallenge({ challenge, deriveKey }) };
  change(token);
  return Buffer.from(JSON.stringify(token)).toString('base64');
}

describe('proof of work', () => {
  test('a solved challenge opens once, for any process', async () => {
    const token = await solved();
    expect(await statusOf(plain, token)).toBe(200);
    expect(await statusOf(plain, token)).toBe(400);
    const second = await desk({});
    expect(await statusOf(second, token)).toBe(400);
    await second.close();
  });

  test('the query carries it as well', async () => {
    const url = `/open?reCaptchaToken=${encodeURIComponent(await solved())}`;
    expect((await plain.inject({ method: 'DELETE', url })).statusCode).toBe(200);
  });

  test('two at the same moment: one opens', async () => {
    const token = await solved();
    const codes = await Promise.all([statusOf(plain, token), statusOf(plain, token)]);
    expect(codes.sort()).toEqual([200, 400]);
  });

  test('an easier, altered, unsigned or guessed one does not', async () => {
    const easier = await solved(({ challenge }) => void (challenge.parameters.cost = 1));
    const unsigned = await solved(({ challenge }) => void delete challenge.signature);
    const longer = await solved(({ challenge }) => void (challenge.parameters.expiresAt! += 3600));
    const guessed = await solved((token) => void (token.solution = { counter: 1, derivedKey: '00'.repeat(32) }));
    for (const token of [easier, unsigned, longer, guessed]) expect(await statusOf(plain, token)).toBe(400);
  });

  test('neither does one that came too late', async () => {
    const token = await solved();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
    try {
      expect(await statusOf(plain, token)).toBe(400);
    } finally {
      vi.useRealTimers();
    }
  });

  test.each([undefined, '', 'x', 5, ['a', 'b'], {}, 'e30=', 'bnVsbA==', 'W10=', 'a'.repeat(9000)])(
    'nor %j',
    async (token) => {
      const answer = await plain.inject({ method: 'POST', url: '/open', payload: { reCaptchaToken: token } });
      expect(answer.json()).toMatchObject({ status: 400, code: 'E_HUMAN' });
    },
  );
});

describe('reCAPTCHA', () => {
  test('names its site key, never its secret', async () => {
    const answer = await guarded.inject('/api/platform/human/challenge');
    expect(answer.json()).toEqual({ kind: 'recaptcha', siteKey: 'site' });
  });

  test('asks the configured address with secret and token', async () => {
    google.answer = { status: 200, body: '{"success":true}' };
    expect(await statusOf(guarded, 'from the widget')).toBe(200);
    expect(Object.fromEntries(new URLSearchParams(google.heard.at(-1)!.body))).toEqual({
      secret: 'keep',
      response: 'from the widget',
      remoteip: '127.0.0.1',
    });
  });

  test.each(['{"success":false}', '{"success":"true"}', 'null', '{}'])('%s is a no', async (body) => {
    google.answer = { status: 200, body };
    expect(await statusOf(guarded, 'token')).toBe(400);
  });

  test('a broken other side is our failure, not the person’s', async () => {
    for (const answer of [{ status: 500 }, { status: 200, body: 'oops' }]) {
      google.answer = answer;
      expect(await statusOf(guarded, 'token')).toBe(503);
    }
    google.answer = null;
    const hasty = openRecaptcha({ siteKey: 's', secret: 'k', verifyUrl: google.url }, 200);
    await expect(hasty.verify('token', '127.0.0.1')).rejects.toThrow('E_UNAVAILABLE');
  });
});
