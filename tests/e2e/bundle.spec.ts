/** What is delivered to browsers: no secret, no demo account, no script in the page, and nothing that the policy would stop. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { deskSources } from '../../src/portal/draw/deskLinks.ts';
import { logIn } from './support/session.ts';

const web = path.resolve(import.meta.dirname, '../../dist/web');
const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(js|css|html|svg|json|map)$/.test(name),
);
const holding = (pattern: RegExp) => files.filter((name) => pattern.test(readFileSync(path.join(web, name), 'utf8')));

test('the bundle holds no password, no account, no key and no map of its sources', () => {
  expect(files.length).toBeGreaterThan(20);
  expect(holding(/Hangro!2611/)).toEqual([]);
  expect(holding(/[a-z]+\d?@demo\.example/)).toEqual([]);
  expect(holding(/APP_SECRET|SEAL_KEY|DATABASE_URL|SMTP_URL|SMS_TOKEN|RECAPTCHA_SECRET|\$argon2/)).toEqual([]);
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([]);
  expect(holding(/sourceMappingURL=/)).toEqual([]);
});

test('what helps developers stands in parts that a production server does not serve', () => {
  expect(holding(/x-admin-key|profile\/admin|job\/nightly/)).toEqual([]);
  for (const name of holding(/login\/ez|client_id=ez/)) expect(path.basename(name)).toMatch(/^QuickLogins[-.]/);
});

test('the page has no script of its own and no handler in its text', () => {
  const html = readFileSync(path.join(web, 'index.html'), 'utf8');
  for (const [, attributes, body] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    expect(attributes).toContain('src="/');
    expect(body!.trim()).toBe('');
  }
  expect(html).not.toMatch(/\son[a-z]+=|javascript:|<style/i);
});

test('portal and desk run under the policy without one breach', async ({ page }) => {
  const breaches: string[] = [];
  page.on('console', (message) => {
    if (/content security policy|refused to/i.test(message.text())) breaches.push(message.text());
  });
  for (const address of ['/portal/index', '/portal/login', '/portal/join', '/api/docs']) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
  }
  expect(breaches).toEqual([]);
});

test('a page of the desk names all that it will ask for, and nothing that is not there', async ({ request }) => {
  const preloads = JSON.parse(readFileSync(path.resolve(web, '../server/preloads.json'), 'utf8')) as Record<
    string,
    unknown
  >;
  for (const language of ['ko', 'en'] as const)
    for (const address of [
      '/platform/user',
      '/rs4/quot',
      '/groupware/appr',
      '/shipwork/pcr',
      '/bta/decl',
      '/3pl/io',
      '/',
    ])
      for (const form of [false, true])
        for (const source of deskSources({ address, language, form })) expect(preloads).toHaveProperty([source]);
  const { accessToken } = await logIn('view2');
  const answer = await request.get('/rs4/quot/create', { headers: { cookie: `hangro_at=${accessToken}` } });
  const named = [...(await answer.text()).matchAll(/<link rel="(?:modulepreload|preload)"[^>]* href="([^"]+)"/g)];
  const scripts = named.map(([, href]) => href!);
  for (const part of ['FormScreen', 'Shell', 'resources-rs4', 'index.web'])
    expect(scripts.filter((href) => href.startsWith(`/assets/${part}-`) && href.endsWith('.js'))).toHaveLength(1);
  for (const href of scripts) expect((await request.get(href)).status(), href).toBe(200);
  // Who is not logged in is sent to the login and needs none of it.
  expect(await (await request.get('/rs4/quot/create')).text()).not.toContain(
    'modulepreload" crossorigin href="/assets/Shell',
  );
});
