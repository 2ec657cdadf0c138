import { describe, expect, it } from 'vitest';
import { evilRedirects as evil } from '../../../tests/support/evilRedirects.ts';
import { judgeRedirect, originOf, withHandover } from './redirect.ts';

const own = 'https://desk.example';
const site = 'https://yard.example';
const registered = [site, 'http://localhost:8080'];

describe('redirects', () => {
  it('counts at least 40 evil shapes', () => expect(new Set(evil).size).toBeGreaterThanOrEqual(40));
  // ASVS 3.7.2
  it.each(evil)('sends %j home', (wanted) =>
    expect(judgeRedirect(wanted, own, registered)).toEqual({ kind: 'path', to: '/' }),
  );
  it.each([undefined, null, 7, ['/rs4/clnt'], { to: '/' }, ''])('takes no %j', (wanted) =>
    expect(judgeRedirect(wanted, own, registered)).toEqual({ kind: 'path', to: '/' }),
  );
  it('keeps a path of this origin with query and hash', () =>
    expect(judgeRedirect('/rs4/clnt?keyword=%ED%95%9C#top', own, [])).toEqual({
      kind: 'path',
      to: '/rs4/clnt?keyword=%ED%95%9C#top',
    }));
  it.each([site, `${site}/`, `${site}/a?b=1#c`, `${site}?b=//x`, 'http://localhost:8080/x'])(
    'keeps the site %s',
    (wanted) =>
      expect(judgeRedirect(wanted, own, registered)).toMatchObject({
        kind: 'site',
        to: wanted,
        origin: originOf(wanted),
      }),
  );
  it('an own address in absolute form counts only when registered', () =>
    expect(judgeRedirect(`${own}/rs4`, own, registered).to).toBe('/'));
});

describe('hand-over codes in addresses', () => {
  it('replaces the placeholder, wherever it stands', () => {
    expect(withHandover(`${site}/in?t={refreshToken}`, 'a+b')).toBe(`${site}/in?t=a%2Bb`);
    expect(withHandover(`${site}/in/%7BrefreshToken%7D`, 'abc')).toBe(`${site}/in/abc`);
  });
  it('is appended when the address names none, and leaves one that stands there', () => {
    expect(withHandover(`${site}/in?a=1#top`, 'abc')).toBe(`${site}/in?a=1&refreshToken=abc#top`);
    expect(withHandover(`${site}/in?refreshToken=x`, 'abc')).toBe(`${site}/in?refreshToken=x`);
  });
});
