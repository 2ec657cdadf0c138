import { afterEach, describe, expect, it } from 'vitest';
import { dropCookie, expiryOf, readCookie, writeCookie } from './cookies.ts';
import { rememberDomain, rememberedId, rememberId } from './remember.ts';

afterEach(() => {
  for (const name of ['a', 'b']) dropCookie(name);
  rememberId(undefined);
});

describe('cookies', () => {
  it.each(['expires', 'max-age', 'path', 'domain', 'secure', 'SameSite', 'SAMESITE', 'Path'])(
    'none may be called %s (1-foundations 5)',
    (name) => expect(() => writeCookie(name, '1')).toThrow(name),
  );
  it.each([
    ['1y', 365 * 86_400],
    ['2m', 60 * 86_400],
    ['14d', 14 * 86_400],
    ['12h', 43_200],
    ['30min', 1800],
    ['45s', 45],
  ])('%s ends after its time (1-foundations 9)', (life, seconds) =>
    expect(expiryOf(life, 1_000_000).getTime()).toBe(1_000_000 + seconds * 1000),
  );
  it.each(['14', 'd', '1w', '-1d', '1.5d', '', '1 d', '1D'])('takes no life of %j', (life) =>
    expect(() => expiryOf(life)).toThrow(),
  );
  it('are read, written and dropped', () => {
    writeCookie('a', '가 b;=c', { life: '1d' });
    writeCookie('b', '2');
    expect([readCookie('a'), readCookie('b')]).toEqual(['가 b;=c', '2']);
    dropCookie('a');
    expect(readCookie('a')).toBeUndefined();
  });
});

describe('the remembered id', () => {
  it('stands on the root domain that it shares with the redirect, else on the configured one (2-portal 9)', () => {
    const domainFor = (redirect: string | null) => rememberDomain(redirect, 'yard.co.kr', 'desk.yard.co.kr');
    expect(domainFor('https://lmate.yard.co.kr/in?a=1')).toBe('yard.co.kr');
    expect(domainFor('https://yard.co.kr')).toBe('yard.co.kr');
    for (const other of ['https://other.co.kr/', 'https://evilyard.co.kr', '/rs4/clnt', 'javascript:alert(1)', null])
      expect(domainFor(other)).toBe('desk.yard.co.kr');
    expect(rememberDomain('https://lmate.yard.co.kr', '', '')).toBe('');
  });
  it('is kept, replaced and forgotten', () => {
    rememberId('one@demo.example');
    rememberId('two@demo.example', '/rs4/clnt');
    expect(rememberedId()).toBe('two@demo.example');
    rememberId(undefined);
    expect(rememberedId()).toBe('');
  });
});
