import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loginAddress, safeRedirect } from './redirect.ts';

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
