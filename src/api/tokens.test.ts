import { SignJWT } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { openTokens, type Claims, type Tokens } from './tokens.ts';

const now = new Date('2026-11-20T00:00:00Z');
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const claims: Claims = {
  id: 12,
  corpId: 2,
  sid: '0b9f2c1e-6a55-4c3c-9b1a-2f3f6f0e8a11',
  typ: 'access',
  jti: 'x',
  exp: now.getTime() / 1000 + 60,
};
let tokens: Tokens;
beforeAll(async () => {
  tokens = await openTokens('a secret of the test, long enough to be one');
});
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('a token says what was signed, until its second of expiry', async () => {
  const token = await tokens.sign(claims);
  expect(await tokens.verify(token, now)).toMatchObject(claims);
  expect(await tokens.verify(token, at(59))).toMatchObject(claims);
  expect(await tokens.verify(token, at(60))).toBeUndefined();
  expect(await tokens.verify(await tokens.sign({ ...claims, jti: 'late' }), at(60))).toBeUndefined();
});

test('the same claims give the same token', async () => {
  expect(await tokens.sign(claims)).toBe(await tokens.sign({ ...claims }));
});

test('tokens of another secret, of alg none, of another algorithm and altered ones are nothing', async () => {
  const good = await tokens.sign({ ...claims, jti: 'good' });
  const [header, payload, signature] = good.split('.') as [string, string, string];
  const other = await openTokens('another secret of the test, long enough too');
  const raw = new TextEncoder().encode('a secret of the test, long enough to be one');
  const forged = [
    await other.sign(claims),
    await new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256' }).sign(raw),
    `${part({ alg: 'none', typ: 'JWT' })}.${payload}.`,
    `${part({ alg: 'none', typ: 'JWT' })}.${payload}.${signature}`,
    `${part({ alg: 'HS512', typ: 'JWT' })}.${payload}.${signature}`,
    `${header}.${part({ ...claims, corpId: 1 })}.${signature}`,
    `${header}.${payload}`,
    `${header}.${payload}.${signature.slice(1)}`,
    '',
    'undefined',
    `${good}.x`,
    'a.'.repeat(600),
  ];
  for (const token of forged) expect(await tokens.verify(token, now), token).toBeUndefined();
  expect(await tokens.verify(good, now)).toMatchObject({ id: 12 });
});

test.each([
  ['no kind', { typ: undefined }],
  ['another kind', { typ: 'admin' }],
  ['a text as id', { id: '12' }],
  ['company 0', { corpId: 0 }],
  ['half an id', { id: 1.5 }],
  ['a session that is no uuid', { sid: "1' or '1'='1" }],
  ['no jti', { jti: undefined }],
  ['no expiry', { exp: undefined }],
])('a signed token with %s is nothing', async (_what, change) => {
  const token = await tokens.sign({ ...claims, ...change } as unknown as Claims);
  expect(await tokens.verify(token, now)).toBeUndefined();
});

test('the next jti follows from the last one and the secret', async () => {
  const other = await openTokens('another secret of the test, long enough too');
  expect(tokens.following('x')).toBe(tokens.following('x'));
  expect(tokens.following('x')).not.toBe(tokens.following('y'));
  expect(tokens.following('x')).not.toBe(other.following('x'));
});

test('more tokens than are remembered are still told apart', async () => {
  const many = await Promise.all(Array.from({ length: 2100 }, (_, i) => tokens.sign({ ...claims, jti: `n${i}` })));
  for (const token of many) await tokens.verify(token, now);
  expect(await tokens.verify(many[0]!, now)).toMatchObject({ jti: 'n0' });
  expect(await tokens.verify(many[2099]!, now)).toMatchObject({ jti: 'n2099' });
});
