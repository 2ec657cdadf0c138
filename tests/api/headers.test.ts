/** Security headers on every answer: pages, files, calls, refusals, and what is no request at all (3-decisions 3). */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../src/api/app.ts';
import { earlySource } from '../../src/api/plugins/early.ts';
import { readSettings } from '../../src/api/settings.ts';
import { behaviours, routes } from '../../src/services/index.server.ts';
import { resources } from '../../src/services/index.ts';
import { startApp, testSealKey, testSecret, type TestApp } from '../support/app.ts';

let app: TestApp;
let folder: string;
const servers: Partial<Record<'local' | 'production', FastifyInstance>> = {};
beforeAll(async () => {
  app = await startApp();
  folder = mkdtempSync(path.join(tmpdir(), 'hangro-web-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(
    path.join(folder, 'index.html'),
    '<!doctype html><html><head><title>x</title></head><body></body></html>',
  );
  for (const name of ['main-1.js', 'QuickLogins-2.js', 'QuickLogins-3.css'])
    writeFileSync(path.join(folder, 'assets', name), '/* x */');
  for (const env of ['local', 'production'] as const) {
    const settings = readSettings({
      ...{ APP_ENV: env, APP_SECRET: testSecret, SEAL_KEY: testSealKey, DATABASE_URL: app.urls.ownerUrl },
      ...{ PUBLIC_ORIGINS: 'http://localhost', TRUSTED_PROXIES: 'none' },
    });
    const server = await buildApp({
      settings: { ...settings, appSecret: testSecret },
      ...{ database: app.database, resources, behaviours, routes, webFolder: folder, maxLag: 60_000 },
    });
    await server.listen({ port: 0, host: '127.0.0.1' });
    servers[env] = server;
  }
});
afterAll(async () => {
  await Promise.all(Object.values(servers).map((server) => server.close()));
  await app.close();
  rmSync(folder, { recursive: true });
});

const answers = [
  ['a page', 'GET', '/portal/login', 200],
  ['the root', 'GET', '/', 200],
  ['a file', 'GET', '/assets/main-1.js', 200],
  ['a file that is not there', 'GET', '/assets/none.js', 404],
  ['a call without a session', 'GET', '/api/rs4/clnt/list', 401],
  ['a call of nobody', 'GET', '/api/nowhere', 404],
  ['a refused call', 'GET', '/api/platform/member/join/sendCert', 403],
  ['broken input', 'POST', '/api/platform/member/login', 400],
  ['an answer of a call', 'GET', '/api/platform/token/access', 401],
  ['health', 'GET', '/health/live', 200],
] as const;

/** Directives of a policy by name. */
const directives = (policy: string): Record<string, string[]> =>
  Object.fromEntries(
    policy
      .split(';')
      .filter(Boolean)
      .map((part) => {
        const [name = '', ...sources] = part.trim().split(/\s+/);
        return [name, sources];
      }),
  );

// ASVS 3.2.1
describe.each(['local', 'production'] as const)('%s', (env) => {
  test.each(answers)('%s', async (_what, method, url, status) => {
    const answer = await servers[env]!.inject({
      method,
      url,
      headers: { 'content-type': 'application/json' },
      ...(method === 'POST' ? { payload: '{' } : {}),
    });
    expect(answer.statusCode, answer.body).toBe(status);
    const { headers } = answer;
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'SAMEORIGIN',
    });
    const policy = directives(String(headers['content-security-policy']));
    expect(policy).toMatchObject({
      ...{
        'default-src': ["'self'"],
        'script-src': ["'self'", earlySource],
        'script-src-attr': ["'none'"],
        'object-src': ["'none'"],
      },
      ...{
        'frame-ancestors': ["'self'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'"],
        'connect-src': ["'self'"],
      },
    });
    expect(JSON.stringify(policy)).not.toMatch(/unsafe-eval|\*|http:|https:/);
    for (const name of ['server', 'x-powered-by', 'access-control-allow-origin'])
      expect(headers).not.toHaveProperty(name);
    const strict = headers['strict-transport-security'];
    if (env === 'production')
      expect(Number(/max-age=(\d+)/.exec(String(strict))![1])).toBeGreaterThanOrEqual(31_536_000);
    else expect(strict).toBeUndefined();
    expect('upgrade-insecure-requests' in policy).toBe(env === 'production');
    if (url.startsWith('/api/') && !url.includes('docs')) expect(headers['cache-control']).toBe('no-store');
  });

  // ASVS 3.4.1-3.4.6
  test('an address that no route can be asked for', async () => {
    for (const url of ['/api/%ZZ', '/%E0%A4%A', `/api/rs4/clnt/${'x'.repeat(300)}`]) {
      const { statusCode, headers } = await servers[env]!.inject(url);
      expect([400, 404], url).toContain(statusCode);
      expect(headers, url).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': expect.stringMatching(/default-src '(none|self)'.*frame-ancestors '(none|self)'/),
      });
    }
  });

  test('what is no request at all', async () => {
    const { port } = servers[env]!.server.address() as AddressInfo;
    const text = await new Promise<string>((done, fail) => {
      let heard = '';
      const socket = net.connect(port, '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'));
      socket.setEncoding('utf8').on('data', (part: string) => (heard += part));
      socket.on('error', fail).on('close', () => done(heard));
    });
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    for (const line of [
      'x-content-type-options: nosniff',
      'referrer-policy: no-referrer',
      "content-security-policy: default-src 'none'",
    ])
      expect(text).toContain(line);
  });

  test('parts of the pages that help developers are served outside production only', async () => {
    for (const name of ['QuickLogins-2.js', 'QuickLogins-3.css', '%51uickLogins-2.js', 'x/../QuickLogins-2.js']) {
      const { statusCode } = await servers[env]!.inject(`/assets/${name}`);
      if (env === 'production') expect(statusCode, name).toBe(404);
    }
    expect((await servers[env]!.inject('/assets/QuickLogins-2.js')).statusCode).toBe(env === 'production' ? 404 : 200);
  });
});

// ASVS 13.4.2, 15.2.3
test('in production none of the calls that help developers answers, whatever comes with it', async () => {
  const server = servers.production!;
  const call = (url: string, headers: Record<string, string> = {}) =>
    server.inject({ url: `/api/platform/member/${url}`, headers });
  expect((await call('login/ez?env=DEV')).statusCode).toBe(404);
  expect((await call('profile/admin', { 'x-admin-key': 'undefined', authorization: 'Bearer x' })).statusCode).toBe(404);
  expect((await call('login/forcely?client_id=ez&userId=sales2@demo.example')).statusCode).toBe(401);
  const own = { 'sec-fetch-site': 'same-origin' };
  const sent = await call('join/sendCert?key=2&loginId=new@demo.example&cerEmail=new@demo.example', own);
  expect(sent.json()).toEqual({ message: 'success' });
  expect(sent.headers['set-cookie']).toMatch(/; Secure; SameSite=Strict/);
});

test('a service called at another origin is let through, and nothing else', async () => {
  const settings = readSettings({
    DATABASE_URL: app.urls.ownerUrl,
    VITE_API_BASE_SHIPWORK: 'https://shipwork.example/api',
  });
  const server = await buildApp({
    settings: { ...settings, appSecret: testSecret },
    ...{ database: app.database, resources, behaviours, routes, webFolder: folder },
  });
  const { headers } = await server.inject('/portal/login');
  await server.close();
  const policy = directives(String(headers['content-security-policy']));
  expect(policy['connect-src']).toEqual(["'self'", 'https://shipwork.example']);
  expect(policy['default-src']).toEqual(["'self'"]);
});

describe('the description of the calls', () => {
  const open = async (env: 'local' | 'production', headers: Record<string, string> = {}) =>
    Promise.all(
      ['/api/docs', '/api/docs/json', '/api/docs/yaml'].map(
        async (url) => (await servers[env]!.inject({ url, headers })).statusCode,
      ),
    );

  test('is open to everybody outside production', async () => expect(await open('local')).toEqual([200, 200, 200]));

  test('is for persons of the operator alone in production, by header or by the cookie of the desk', async () => {
    const [oper, yard] = await Promise.all(['oper', 'admin2'].map(async (who) => (await app.as(who)).token!));
    expect(await open('production')).toEqual([401, 401, 401]);
    expect(await open('production', { authorization: `Bearer ${yard!}` })).toEqual([403, 403, 403]);
    expect(await open('production', { cookie: `hangro_at=${yard!}` })).toEqual([403, 403, 403]);
    expect(await open('production', { authorization: `Bearer ${oper!}` })).toEqual([200, 200, 200]);
    expect(await open('production', { cookie: `hangro_at=${oper!}` })).toEqual([200, 200, 200]);
  });
});

// ASVS 14.3.1-14.3.3
test('no call that reads is kept by a cache unless it says so itself', async () => {
  const { paths } = (await servers.local!.inject('/api/docs/json')).json<{ paths: Record<string, object> }>();
  const { token } = await app.as('admin2');
  const silent: string[] = [];
  // A stream of events ends with its page; it says no-store as it begins.
  for (const address of Object.keys(paths).filter((one) => 'get' in paths[one]! && !one.endsWith('/stream'))) {
    const url = address.replace('{system}', 'rs4').replaceAll(/\{[^}]*\}/g, '1');
    const answer = await app.app.inject({
      url,
      headers: { authorization: `Bearer ${token!}`, 'sec-fetch-site': 'same-origin' },
    });
    if (!answer.headers['cache-control']) silent.push(address);
  }
  expect(Object.keys(paths).length).toBeGreaterThan(300);
  expect(silent).toEqual([]);
});
