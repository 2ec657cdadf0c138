/** What an attacker does with tokens (3-decisions 3): forges, confuses, swaps and presents them again; floods the login. */
import { createHmac, generateKeyPairSync, hkdfSync, randomUUID } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import type { InjectOptions } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../../src/api/app.ts';
import { limitRules } from '../../../src/api/limitRules.ts';
import { readSettings } from '../../../src/api/settings.ts';
import { routes } from '../../../src/services/index.server.ts';
import { testSealKey } from '../../support/app.ts';
import { openYard, password, secret, type Yard } from '../../support/yard.ts';

let yard: Yard;
beforeAll(async () => {
  yard = await openYard();
});
afterAll(() => yard.close());
afterEach(() =>
  yard.owner(
    `delete from sys_limit; update platform_user set fail_cnt = 0, lock_yn = 'N', lock_dtm = null, st_cd = 'ACTIVE'`,
  ),
);

const call = (url: string, token?: string, options: Omit<InjectOptions, 'url'> = {}) =>
  yard.app.inject({
    url: `/api/${url}`,
    ...options,
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...options.headers },
  });
const login = (loginId: string, loginPw: string, remoteAddress = '203.0.113.1', headers: Record<string, string> = {}) =>
  yard.app.inject({
    method: 'POST',
    url: '/api/platform/member/login',
    payload: { loginId, loginPw },
    remoteAddress,
    headers,
  });
interface Pair {
  accessToken: string;
  refreshToken: string;
}
const enter = async (): Promise<Pair> => (await login('sales2@demo.example', password)).json() as Pair;
const refresh = async (token: string) => {
  const answer = await call('platform/token/refresh', token);
  return { status: answer.statusCode, ...(answer.json() as Partial<Pair>) };
};
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>;
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Every door that a token opens. */
const doors: readonly (readonly [path: string, kinds: readonly string[]])[] = [
  ['probe', ['access']],
  ['platform/mypage/me', ['access']],
  ['platform/mypage/session', ['access']],
  ['platform/mypage/pref', ['access']],
  ['platform/member/profile', ['access', 'refresh']],
  ['platform/token/access', ['refresh']],
  ['platform/token/refresh', ['refresh']],
];
async function opensNothing(token: string, what: string): Promise<void> {
  for (const [path] of doors) {
    const answer = await call(path, token);
    expect([answer.statusCode, (answer.json() as { code: string }).code], `${what}: ${path}`).toEqual([401, 'E_TOKEN']);
    expect(answer.body).not.toContain(token);
  }
  for (const path of ['platform/token/access', 'platform/token/refresh']) {
    // Longer than any token of ours: refused before it is looked at.
    const status = token.length > 1024 ? 400 : 401;
    expect(
      (await call(`${path}?refreshToken=${encodeURIComponent(token)}`)).statusCode,
      `${what} in the query: ${path}`,
    ).toBe(status);
  }
}

describe('forged tokens', () => {
  // ASVS 9.1.1-9.2.3
  test('another algorithm, another key of ours, a key that comes along, a nested or changed token: none opens a door', async () => {
    const { accessToken, refreshToken } = await enter();
    const claims = claimsOf(accessToken);
    const { kid: _, ...plain } = claims;
    const derive = (purpose: string) => new Uint8Array(hkdfSync('sha256', secret, '', `hangro ${purpose}`, 32));
    const right = derive('token');
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const sign = (header: { alg: string } & Record<string, unknown>, key: Uint8Array | typeof rsa.privateKey) =>
      new SignJWT(plain).setProtectedHeader(header).sign(key);
    const [head, body, signature] = accessToken.split('.') as [string, string, string];
    const hand = (header: unknown, payload: string, by: (text: string) => string) =>
      `${part(header)}.${payload}.${by(`${part(header)}.${payload}`)}`;
    const hs = (key: string | Uint8Array) => (text: string) =>
      createHmac('sha256', key).update(text).digest('base64url');
    const forged: Readonly<Record<string, string>> = {
      'no algorithm': new UnsecuredJWT(plain).encode(),
      ...Object.fromEntries(
        ['none', 'None', 'NONE', 'nOnE', ''].map((alg) => [`alg ${alg}`, `${part({ alg })}.${body}.${signature}`]),
      ),
      'HS384 with the right key': await sign({ alg: 'HS384' }, right),
      'HS512 with the right key': await sign({ alg: 'HS512' }, right),
      'RS256 with a key that comes along': await sign(
        { alg: 'RS256', jwk: rsa.publicKey.export({ format: 'jwk' }) },
        rsa.privateKey,
      ),
      'ES256 with a key that comes along': await sign(
        { alg: 'ES256', jwk: ec.publicKey.export({ format: 'jwk' }) },
        ec.privateKey,
      ),
      'HS256 with a public key as the secret': hand(
        { alg: 'HS256' },
        body,
        hs(rsa.publicKey.export({ type: 'spki', format: 'pem' }).toString()),
      ),
      'the secret itself as the key': hand({ alg: 'HS256' }, body, hs(secret)),
      'the key of the refresh chain': await sign({ alg: 'HS256' }, derive('refresh chain')),
      'the key of hashes': await sign({ alg: 'HS256' }, derive('hash')),
      'an empty key': hand({ alg: 'HS256' }, body, () => hs('')('x')),
      'a key from a file name': hand({ alg: 'HS256', kid: '../../../../dev/null' }, body, hs('')),
      'a key from an address': hand(
        { alg: 'HS256', jku: 'https://other.example/jwks', x5u: 'https://other.example/x' },
        body,
        hs(''),
      ),
      'an unknown critical header': await sign({ alg: 'HS256', crit: ['exp'], exp: 1 }, right).catch(
        () => `${head}.${body}.x`,
      ),
      'without a signature': `${head}.${body}.`,
      'without a body': `${head}..${signature}`,
      'half a signature': `${head}.${body}.${signature.slice(0, 20)}`,
      'a longer signature': `${head}.${body}.${signature}AA`,
      'four parts': `${accessToken}.x`,
      'a wrapped token': hand({ alg: 'HS256', cty: 'JWT' }, part({ token: accessToken }), hs('x')),
      'body and signature of two tokens': `${head}.${body}.${refreshToken.split('.')[2]!}`,
    };
    for (const [what, token] of Object.entries(forged)) await opensNothing(token, what);
    expect((await call('probe', accessToken)).statusCode).toBe(200);
  });

  test('rightly signed, but with claims that we never write', async () => {
    const { accessToken } = await enter();
    const claims = claimsOf(accessToken);
    const key = new Uint8Array(hkdfSync('sha256', secret, '', 'hangro token', 32));
    const odd: readonly Record<string, unknown>[] = [
      { ...claims, typ: undefined },
      ...['id', 'ACCESS', 'ticket', 'handover', ['access'], { a: 1 }].map((typ) => ({ ...claims, typ })),
      { ...claims, exp: undefined },
      { ...claims, exp: String(claims['exp']) },
      { ...claims, nbf: (claims['exp'] as number) + 10 },
      ...[0, -21, 1.5, '21', [21], null, 2 ** 53].map((id) => ({ ...claims, id })),
      ...['1', null, [2], 0].map((corpId) => ({ ...claims, corpId })),
      ...[randomUUID(), "' or 1=1 --", [claims['sid']], null].map((sid) => ({ ...claims, sid })),
    ];
    for (const payload of odd) {
      const token = await new SignJWT(payload).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(key);
      await opensNothing(token, JSON.stringify(payload));
    }
  });

  test('a token of the wrong kind opens none of the other kind’s doors', async () => {
    const { accessToken, refreshToken } = await enter();
    for (const [path, kinds] of doors) {
      expect((await call(path, refreshToken)).statusCode, path).toBe(kinds.includes('refresh') ? 200 : 401);
      if (!kinds.includes('access')) expect((await call(path, accessToken)).statusCode, path).toBe(401);
    }
  });

  test('neither a hand-over code nor a cookie nor the query of another call is a bearer token', async () => {
    const { accessToken } = await enter();
    await yard.owner(
      `insert into sys_handover (hash, corp_id, user_id, session_id, origin, expires_at) values ($1, 2, 21, $2, 'https://yard.example', now() + interval '1 day')`,
      [yard.app.signIn.hash('handover', 'ho_code'), claimsOf(accessToken)['sid']],
    );
    for (const [path] of doors) expect((await call(path, 'ho_code')).statusCode, path).toBe(401);
    expect((await call('platform/token/access?refreshToken=ho_code')).statusCode).toBe(401);
    for (const query of [
      `accessToken=${accessToken}`,
      `token=${accessToken}`,
      `authorization=Bearer%20${accessToken}`,
    ]) {
      expect((await call(`probe?${query}`)).statusCode, query).toBe(401);
    }
    expect((await call('probe', undefined, { headers: { cookie: `accessToken=${accessToken}` } })).statusCode).toBe(
      401,
    );
    for (const header of [
      `Basic ${accessToken}`,
      `Bearer`,
      `Bearer  ${accessToken}`,
      `Bearer ${accessToken}, Bearer x`,
      accessToken,
    ]) {
      expect(
        (await call('probe', undefined, { headers: { authorization: header } })).statusCode,
        header.slice(0, 12),
      ).toBe(401);
    }
  });
});

describe('a stolen refresh token', () => {
  test('at 9 s it answers what the owner got; at 11 s it ends the session, with what the thief had made at 9 s', async () => {
    const first = await enter();
    const owner = await refresh(first.refreshToken);
    yard.later(9000);
    const thief = await refresh(first.refreshToken);
    expect([thief.status, thief.refreshToken]).toEqual([200, owner.refreshToken]);
    yard.later(2000);
    expect((await refresh(first.refreshToken)).status).toBe(401);
    for (const { accessToken, refreshToken } of [owner, thief]) {
      expect((await call('probe', accessToken)).statusCode).toBe(401);
      expect((await refresh(refreshToken!)).status).toBe(401);
    }
  });

  test('a descendant does not save the line: who uses the thief’s newest token after the alarm gets nothing', async () => {
    const first = await enter();
    const line = [first.refreshToken];
    for (let i = 0; i < 4; i++) {
      line.push((await refresh(line.at(-1)!)).refreshToken!);
      yard.later(11_000);
    }
    const access = (await call('platform/token/access', line.at(-1)!)).json() as Pair;
    expect((await call('probe', access.accessToken)).statusCode).toBe(200);
    expect((await refresh(line[2]!)).status).toBe(401);
    for (const token of line) expect((await refresh(token)).status).toBe(401);
    expect((await call('probe', access.accessToken)).statusCode).toBe(401);
    const [row] = await yard.owner('select revoked_why from sys_session where id = $1', [
      claimsOf(first.refreshToken)['sid'],
    ]);
    expect(row).toEqual({ revoked_why: 'REUSE' });
  });

  test('thief and owner at the same moment, late: neither goes on', async () => {
    const first = await enter();
    await refresh(first.refreshToken);
    yard.later(11_000);
    const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(first.refreshToken)));
    expect(answers.map((a) => a.status)).toEqual(Array(6).fill(401));
  });
});

describe('login flood', () => {
  test('on one id from a hundred addresses at once: three guesses are judged, whatever the addresses', async () => {
    const addresses = Array.from({ length: 100 }, (_, i) => `198.51.100.${i + 1}`);
    const codes = (await Promise.all(addresses.map((from, i) => login('sales2@demo.example', `guess${i}`, from)))).map(
      (a) => a.statusCode,
    );
    expect(codes.filter((code) => code === 401)).toHaveLength(3);
    expect(codes.filter((code) => code === 429)).toHaveLength(97);
    const [row] = await yard.owner('select fail_cnt::int as n, st_cd from platform_user where id = 21');
    expect(row).toEqual({ n: 3, st_cd: 'ACTIVE' });
  });

  test('one address cannot pass for many by a header of its own', async () => {
    const { most } = limitRules.login.address;
    const forged = (i: number) => ({
      'x-forwarded-for': `198.51.100.${i}`,
      'x-real-ip': `198.51.100.${i}`,
      forwarded: `for=198.51.100.${i}`,
      'true-client-ip': `198.51.100.${i}`,
    });
    const answers = await Promise.all(
      Array.from({ length: most + 5 }, (_, i) => login(`nobody${i}@demo.example`, 'x', '203.0.113.50', forged(i))),
    );
    expect(answers.filter((a) => a.statusCode === 429)).toHaveLength(5);
  });

  // ASVS 4.1.3
  test('nor in production from an address that is not set; behind a set balancer each caller counts alone', async () => {
    const settings = readSettings({
      APP_ENV: 'production',
      DATABASE_URL: 'postgres://owner@localhost/x',
      APP_SECRET: secret,
      SEAL_KEY: testSealKey,
      PUBLIC_ORIGINS: 'https://desk.example',
      TRUSTED_PROXIES: '10.0.0.0/24',
    });
    const app = await buildApp({
      settings: { ...settings, appSecret: secret },
      database: yard.app.signIn.database,
      resources: [],
      behaviours: {},
      routes,
    });
    const from = (remoteAddress: string, forwarded: string, loginId: string) =>
      app.inject({
        method: 'POST',
        url: '/api/platform/member/login',
        remoteAddress,
        headers: { 'x-forwarded-for': forwarded },
        payload: { loginId, loginPw: 'x' },
      });
    try {
      const { most } = limitRules.login.address;
      const codes = async (peer: string, forwarded: (i: number) => string, word: string) =>
        (
          await Promise.all(
            Array.from({ length: most + 5 }, (_, i) => from(peer, forwarded(i), `${word}${i}@demo.example`)),
          )
        ).map((a) => a.statusCode);
      const public_ = await codes('203.0.113.60', (i) => `198.51.100.${i}`, 'a');
      expect(public_.filter((code) => code === 429)).toHaveLength(5);
      const neighbour = await codes('10.0.1.1', (i) => `198.51.100.${i}`, 'd');
      expect(neighbour.filter((code) => code === 429)).toHaveLength(5);
      const behind = await codes('10.0.0.1', (i) => `198.51.100.${i}`, 'b');
      expect(new Set(behind)).toEqual(new Set([401]));
      // What a caller writes into the header itself stands left of what the balancer adds.
      const lying = await codes('10.0.0.1', (i) => `192.0.2.${i}, 203.0.113.61`, 'c');
      expect(lying.filter((code) => code === 429)).toHaveLength(5);
    } finally {
      await app.close();
    }
  });
});
