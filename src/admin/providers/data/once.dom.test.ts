import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../session/calls/error.ts';
import { once } from './once.ts';

afterEach(() => void vi.useRealTimers());

/** Sends, notes the key, and fails as told. */
async function attempt(asked: string, failure?: Error): Promise<string> {
  let sent = '';
  await once(asked, async (key) => {
    sent = key;
    if (failure) throw failure;
  }).catch(() => undefined);
  return sent;
}
const lost = new ApiError(0, {}, 'POST /a');

test('what is sent again because its answer was lost has the same key; another wish has another', async () => {
  const first = await attempt('a', lost);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(await attempt('b')).not.toBe(first);
  expect(await attempt('a', new ApiError(502, {}, 'POST /a'))).toBe(first);
  expect(await attempt('a', new ApiError(409, { code: 'E_KEY_BUSY' }, 'POST /a'))).toBe(first);
  expect(await attempt('a')).toBe(first);
  expect(await attempt('a')).not.toBe(first);
});

test('an answer ends it, a refusal too', async () => {
  const first = await attempt('c', lost);
  expect(await attempt('c', new ApiError(400, { code: 'E_REQUIRED' }, 'POST /c'))).toBe(first);
  expect(await attempt('c')).not.toBe(first);
});

test('two that are under way at once are two', async () => {
  const keys: string[] = [];
  await Promise.all([1, 2].map(() => once('d', async (key) => keys.push(key))));
  expect(new Set(keys).size).toBe(2);
});

test('much later the same is wished once more', async () => {
  vi.useFakeTimers();
  const first = await attempt('e', lost);
  vi.advanceTimersByTime(16 * 60_000);
  expect(await attempt('e')).not.toBe(first);
});
