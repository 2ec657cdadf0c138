// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../session/calls/error.ts';
import { runConfirmed, useWarnings } from './useWarnings.tsx';

const warning = (...keys: string[]) =>
  new ApiError(
    409,
    { code: 'E_WARN', errors: keys.map((warn) => ({ code: 'E_RANGE', message: `${warn}?`, warn })) },
    'PATCH /x',
  );
afterEach(cleanup);

function Page({
  run,
  onEnd,
}: {
  run: (confirmed: readonly string[]) => Promise<string>;
  onEnd: (done?: string) => void;
}) {
  const { ask, question } = useWarnings();
  return (
    <>
      <button type="button" onClick={() => void runConfirmed(run, (error) => ask(error.problems)).then(onEnd)}>
        save
      </button>
      {question}
    </>
  );
}

/** Warns of what was not confirmed yet, one after the other. */
const warns = (...keys: string[]) =>
  vi.fn(async (confirmed: readonly string[]) => {
    const left = keys.find((key) => !confirmed.includes(key));
    if (left) throw warning(left);
    return 'saved';
  });

test('each warning is asked about once, and the call goes through with what was confirmed', async () => {
  const [run, onEnd] = [warns('much', 'late'), vi.fn()];
  render(<Page run={run} onEnd={onEnd} />);
  fireEvent.click(screen.getByText('save'));
  await screen.findByText('much?');
  fireEvent.click(screen.getByText('desk.form.save_anyway'));
  await screen.findByText('late?');
  fireEvent.click(screen.getByText('desk.form.save_anyway'));
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledExactlyOnceWith('saved'));
  expect(run.mock.calls.map(([confirmed]) => confirmed)).toEqual([[], ['much'], ['much', 'late']]);
});

test('whoever looks again has saved nothing; another refusal is thrown', async () => {
  const [run, onEnd] = [warns('much'), vi.fn()];
  render(<Page run={run} onEnd={onEnd} />);
  fireEvent.click(screen.getByText('save'));
  await screen.findByText('much?');
  fireEvent.click(screen.getByText('desk.form.look_again'));
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledExactlyOnceWith(undefined));
  expect(run).toHaveBeenCalledOnce();
  const never = async () => Promise.reject(warning('much'));
  await expect(runConfirmed(never, async () => true, ['much'])).rejects.toBeInstanceOf(ApiError);
});
