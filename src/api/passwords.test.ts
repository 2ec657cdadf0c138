import { expect, test } from 'vitest';
import { hashPassword, passwordFits } from './passwords.ts';

test('a password fits its own hash only, composed or not', async () => {
  const stored = await hashPassword('비밀Password!1');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwordFits('비밀Password!1', stored)).toBe(true);
  expect(await passwordFits('비밀Password!1'.normalize('NFD'), stored)).toBe(true);
  expect(await passwordFits('비밀Password!2', stored)).toBe(false);
});

test('without a usable hash nothing fits', async () => {
  for (const stored of [undefined, null, '', 'plain', 'Hangro!2611']) {
    expect(await passwordFits('Hangro!2611', stored)).toBe(false);
  }
});
