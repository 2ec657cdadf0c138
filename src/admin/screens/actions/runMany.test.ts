import { expect, test, vi } from 'vitest';
import { ApiError } from '../../../session/calls/error.ts';
import type { ManyDone } from '../../providers/data/recordCalls.ts';
import { byMessage, runMany } from './runMany.ts';

const late = (id: number) => ({
  ...{ id, code: 'E_WARN', message: 'late?' },
  errors: [{ code: 'E_RANGE', message: 'late?', warn: 'late' }],
});
const bare = { id: 9, code: 'E_REQUIRED', message: 'no item', errors: [{ code: 'E_REQUIRED', message: 'no item' }] };
/** Records 2 and 3 are late, 9 lacks something. */
const each = () =>
  vi.fn(async (ids: readonly number[], confirmed: readonly string[]): Promise<ManyDone> => {
    const asked = confirmed.includes('late') ? [] : ids.filter((id) => [2, 3].includes(id));
    return { failed: [...asked.map(late), ...(ids.includes(9) ? [bare] : [])] };
  });

test('what warns is asked about once and goes in a call of its own; what is refused is not sent again', async () => {
  const [call, ask] = [each(), vi.fn(async () => true)];
  expect(await runMany(call, ask, [1, 2, 3, 9])).toEqual({ made: [], failed: [bare], held: [], done: 3 });
  expect(ask).toHaveBeenCalledExactlyOnceWith(
    [
      { id: 2, message: 'late?' },
      { id: 3, message: 'late?' },
    ],
    1,
  );
  expect(call.mock.calls).toEqual([
    [[1, 2, 3, 9], []],
    [[2, 3], ['late']],
  ]);
});

test('whoever looks again leaves those that warn as they are', async () => {
  const call = each();
  expect(await runMany(call, async () => false, [1, 2])).toEqual({ made: [], failed: [], held: [2], done: 1 });
  expect(call).toHaveBeenCalledOnce();
});

test('where all go or none, the records of the refusal are named before anything has gone', async () => {
  const errors = [2, 3].map((id) => ({ code: 'E_RANGE', message: 'late?', warn: 'late', uid: String(id) }));
  const call = vi.fn(async (_ids: readonly number[], confirmed: readonly string[]): Promise<ManyDone> => {
    if (!confirmed.length) throw new ApiError(409, { code: 'E_WARN', errors }, 'POST /x');
    return {};
  });
  const ask = vi.fn(async () => true);
  expect(await runMany(call, ask, [1, 2, 3])).toMatchObject({ done: 3, held: [] });
  expect(ask.mock.calls).toEqual([[[2, 3].map((id) => ({ id, message: 'late?' })), 0]]);
  expect(await runMany(call, async () => false, [1, 2, 3])).toBeUndefined();
});

test('one that still warns of what was confirmed is not asked about for ever', async () => {
  const call = vi.fn(async () => ({ failed: [late(2)] }));
  expect(await runMany(call, async () => true, [2])).toMatchObject({ held: [2], done: 0 });
  expect(call).toHaveBeenCalledTimes(2);
});

test('a sentence is said once, with the names that it is about', () => {
  const warned = [2, 3, 2].map((id) => ({ id, message: 'late?' }));
  expect(byMessage([...warned, { id: 4, message: 'much?' }], (id) => `PC-${id}`)).toEqual([
    { message: 'late?', names: ['PC-2', 'PC-3'] },
    { message: 'much?', names: ['PC-4'] },
  ]);
});
