import { hash } from '@node-rs/argon2';
import { expect, test, vi } from 'vitest';
import { ProblemError } from '../core/problem.ts';
import { cost, hashesAtOnce, hashesWaiting, hashPassword, passwordFits } from './passwords.ts';

let running = 0;
let most = 0;
// Another file of the process may have read it with the real hashes.
vi.hoisted(() => vi.resetModules());
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  const counted =
    <A extends unknown[], T>(work: (...args: A) => Promise<T>) =>
    async (...args: A): Promise<T> => {
      running += 1;
      most = Math.max(most, running);
      return work(...args).finally(() => (running -= 1));
    };
  return { ...real, hash: counted(real.hash), verify: counted(real.verify) };
});

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

// ASVS 11.4.2, 11.5.1
test('the cost is at least what OWASP names for argon2id', () => {
  expect(cost.memoryCost).toBeGreaterThanOrEqual(19 * 1024);
  expect(cost.timeCost).toBeGreaterThanOrEqual(2);
  expect(cost.parallelism).toBe(1);
});

test('a flood of passwords makes two hashes at once; what exceeds the line is refused before it costs anything', async () => {
  const stored = await hash('Hangro!2611', cost);
  most = 0;
  const flood = hashesAtOnce + hashesWaiting + 40;
  const answers = await Promise.allSettled(
    Array.from({ length: flood }, (_, i) => passwordFits(i % 2 ? 'Hangro!2611' : 'wrong', stored)),
  );
  expect(most).toBe(hashesAtOnce);
  // Memory of all hashes under way stays below 64 MiB.
  expect(most * cost.memoryCost).toBeLessThan(64 * 1024);
  const refused = answers.filter((a) => a.status === 'rejected');
  expect(refused).toHaveLength(40);
  for (const { reason } of refused) expect((reason as ProblemError).problems[0]!.code).toBe('E_UNAVAILABLE');
  expect(answers.slice(0, 4).map((a) => a.status === 'fulfilled' && a.value)).toEqual([false, true, false, true]);
  expect(await passwordFits('Hangro!2611', stored)).toBe(true);
});
