import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  document.head.innerHTML = '';
  vi.unstubAllEnvs();
});

async function configWith(metas: Record<string, string>, developing: boolean) {
  for (const [name, content] of Object.entries(metas)) {
    const meta = document.createElement('meta');
    meta.name = `hangro-${name}`;
    meta.content = content;
    document.head.append(meta);
  }
  vi.stubEnv('DEV', developing);
  vi.resetModules();
  return import('./config.ts');
}

it('takes environment and domains from the page that the server wrote', async () => {
  const metas = { env: 'dev', 'cookie-domain': 'desk.yard.co.kr', 'root-domain': 'yard.co.kr' };
  const { environment, isProduction, sessionConfig } = await configWith(metas, false);
  expect([environment, isProduction]).toEqual(['dev', false]);
  expect(sessionConfig).toMatchObject({ cookieDomain: 'desk.yard.co.kr', rootDomain: 'yard.co.kr' });
});

it('lets the build name cookies and their domain', async () => {
  vi.stubEnv('VITE_ACCESS_COOKIE', 'a');
  vi.stubEnv('VITE_COOKIE_DOMAIN', 'b.example');
  const { sessionConfig } = await configWith({ 'cookie-domain': 'yard.co.kr' }, false);
  expect(sessionConfig).toMatchObject({ accessCookie: 'a', refreshCookie: 'hangro_rt', cookieDomain: 'b.example' });
});

it.each([
  [{}, false, 'production'],
  [{}, true, 'local'],
  [{ env: 'production' }, true, 'production'],
  [{ env: 'something' }, true, 'production'],
  [{ env: 'yh' }, false, 'yh'],
] as const)('%j, developing %s, counts as %s', async (metas, developing, environment) =>
  expect((await configWith(metas, developing)).environment).toBe(environment),
);
