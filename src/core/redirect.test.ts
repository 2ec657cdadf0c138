import { describe, expect, it } from 'vitest';
import { judgeRedirect, originOf, withHandover } from './redirect.ts';

const own = 'https://desk.example';
const site = 'https://yard.example';
const registered = [site, 'http://localhost:8080'];

const evil = [
  '//other.example',
  '///other.example',
  '////other.example/a',
  '/\\other.example',
  '\\\\other.example',
  '\\/other.example',
  '/.//other.example',
  '/a/..//other.example',
  '/./..//other.example',
  '/\t/other.example',
  '/\n/other.example',
  '\thttps://yard.example',
  ' https://yard.example',
  'https://yard.example\u0000',
  'https://yard.example\u0085/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://yard.example/1',
  'file:///etc/passwd',
  'ftp://yard.example/',
  'https:yard.example',
  'https:/yard.example',
  'https:///yard.example',
  'https:\\\\yard.example',
  'https://yard.example\\@other.example',
  'https://yard.example@other.example',
  'https://yard.example:443@other.example',
  'https://yard.example%40other.example',
  'https://other.example@yard.example',
  'https://user:pw@yard.example',
  'https://other.example/https://yard.example',
  'https://other.example?https://yard.example',
  'https://other.example#https://yard.example',
  'https://yard.example.other.example',
  'https://other-yard.example',
  'https://sub.yard.example',
  'https://yard.example.',
  'https://yard.example:8443',
  'https://yard.example:0443',
  'http://yard.example',
  'HTTPS://OTHER.EXAMPLE',
  'https://yаrd.example',
  'https://yard。example',
  'https://[::1]',
  'https://127.1',
  'https://0x7f000001',
  'https://yard.example:99999',
  'yard.example',
  'desk.example/path',
  '@yard.example',
  '?//yard.example',
  `/${'a'.repeat(3000)}`,
];

describe('redirects', () => {
  it('counts at least 40 evil shapes', () => expect(new Set(evil).size).toBeGreaterThanOrEqual(40));
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
  it.each([site, `${site}/`, `${site}/a?b=1#c`, `${site}?b=//x`, 'http://localhost:8080/x'])('keeps the site %s', (wanted) =>
    expect(judgeRedirect(wanted, own, registered)).toMatchObject({ kind: 'site', to: wanted, origin: originOf(wanted) }),
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
