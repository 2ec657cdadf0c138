import fc from 'fast-check';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { token } from '../../../tests/support/tokenServer.ts';
import { destinationOf, followRedirect, loginAddress, safeRedirect } from './redirect.ts';
import { dropTokens, keepTokens } from '../tokens/tokenStore.ts';

const origin = 'https://desk.example';

describe('safeRedirect', () => {
  it.each(['/', '/rs4/clnt', '/rs4/clnt?keyword=%ED%95%9C&sort=clntNm,asc#top', '/rs4/clnt/12/show'])(
    'keeps %s',
    (path) => expect(safeRedirect(path, origin)).toBe(path),
  );
  it.each([
    undefined,
    null,
    '',
    'rs4/clnt',
    '//other.example',
    '///other.example',
    '/\\other.example',
    '\\\\other.example',
    '/.//other.example',
    '/a/..//other.example',
    'https://other.example/',
    'https://desk.example@other.example',
    'javascript:alert(1)',
    ' /rs4/clnt',
    '/rs4\n/clnt',
    '/\t/other.example',
  ])('drops %j', (path) => expect(safeRedirect(path, origin)).toBe('/'));
  it('never leaves the origin, whatever is asked', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '@',
      ':',
      'a',
      'other.example',
      '\t',
      '%2f',
      '?',
      '#',
      'javascript:',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
        const answer = safeRedirect(pieces.join(''), origin);
        expect(new URL(answer, origin).origin).toBe(origin);
        expect(answer).toMatch(/^\/(?!\/)/);
      }),
    );
  });
});

describe('loginAddress', () => {
  it('carries the wanted path, and nothing for the root', () => {
    expect(loginAddress('/rs4/clnt?page=2')).toBe('/platform/member/login?redirect=%2Frs4%2Fclnt%3Fpage%3D2');
    expect(loginAddress('/')).toBe('/platform/member/login');
  });
});

describe('where a redirect leads (3-decisions 3)', () => {
  const site = 'https://yard.example';
  let server: Server;
  let wanted: string[];
  let answered: string;
  beforeEach(async () => {
    wanted = [];
    answered = `${site}/in?refreshToken=ho_code`;
    server = createServer((req, res) => {
      let body = '';
      req.on('data', (data: Buffer) => (body += data.toString()));
      req.on('end', () => {
        const { target } = JSON.parse(body) as { target: string };
        wanted.push(target);
        const registered = target.startsWith(site);
        res
          .writeHead(registered ? 200 : 400)
          .end(JSON.stringify(registered ? { redirect: answered } : { code: 'E_REF' }));
      });
    }).listen(0);
    await new Promise((done) => server.once('listening', done));
    vi.stubEnv('VITE_API_BASE', `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`);
    keepTokens({ access: token(60), refresh: token(600) });
  });
  afterEach(async () => {
    dropTokens();
    vi.unstubAllEnvs();
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });

  it('a registered site comes back with a code in it', async () => {
    expect(await destinationOf(`${site}/in`, '/', origin)).toEqual({ site: `${site}/in?refreshToken=ho_code` });
    expect(wanted).toEqual([`${site}/in`]);
  });
  it('an unregistered site gives home, as does an answer that leads elsewhere', async () => {
    expect(await destinationOf('https://other.example/in', '/', origin)).toEqual({ path: '/' });
    answered = 'https://other.example/in';
    expect(await destinationOf(`${site}/in`, '/platform_m/home', origin)).toEqual({ path: '/platform_m/home' });
  });
  it('what is neither path nor site gives home and is not even asked for', async () => {
    const evil = [
      '//o.example',
      '/\\o.example',
      'javascript:alert(1)',
      'https://yard.example@o.example',
      'https:o',
      '/.//o',
      '',
      null,
    ];
    for (const one of evil) expect([one, await destinationOf(one, '/', origin)]).toEqual([one, { path: '/' }]);
    expect(wanted).toEqual([]);
  });
  it('a path moves within, a site leaves', async () => {
    const [go, leave] = [vi.fn(), vi.fn()];
    await followRedirect('/rs4/clnt?a=1', '/', go, leave);
    await followRedirect(`${site}/in`, '/', go, leave);
    expect(go.mock.calls).toEqual([['/rs4/clnt?a=1']]);
    expect(leave.mock.calls).toEqual([[`${site}/in?refreshToken=ho_code`]]);
  });
});
