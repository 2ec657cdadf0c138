import { describe, expect, it, vi } from 'vitest';
import { bearerKind, isValid, readToken } from './token.ts';

const now = Date.UTC(2026, 10, 20);
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (secondsFromNow: number) =>
  `${base64({ alg: 'HS256' })}.${base64({ id: 5, corpId: 2, exp: now / 1000 + secondsFromNow })}.sig`;

describe('isValid', () => {
  it('takes a token that decodes and ends later', () => expect(isValid(token(1), now)).toBe(true));
  it('refuses one that ends now or earlier', () => {
    expect(isValid(token(0), now)).toBe(false);
    expect(isValid(token(-60), now)).toBe(false);
  });
  it('refuses none, the text undefined, and what cannot be decoded, which it logs without the token', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect([undefined, '', 'undefined', 'abc', 'a.b.c'].map((t) => isValid(t, now))).toEqual(Array(5).fill(false));
    expect(warn).toHaveBeenCalledTimes(2);
    expect(JSON.stringify(warn.mock.calls)).not.toContain('a.b.c');
    warn.mockRestore();
  });
  it('refuses a token without an end', () => expect(isValid(`x.${base64({ id: 1 })}.y`, now)).toBe(false));
  it('reads user and company', () => expect(readToken(token(9))).toMatchObject({ id: 5, corpId: 2 }));
});

describe('bearerKind', () => {
  it.each([
    [token(60), token(600), 'access'],
    [token(-1), token(600), 'refresh'],
    [undefined, token(600), 'refresh'],
    [token(-1), token(-1), 'none'],
    [undefined, undefined, 'none'],
    [token(60), undefined, 'access'],
  ])('chooses', (access, refresh, kind) => expect(bearerKind({ access, refresh }, now)).toBe(kind));
});
