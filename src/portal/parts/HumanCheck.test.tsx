/** Human verification: the box works and hands over a token that the server's check accepts (3-decisions 3). */
import { createChallenge, verifySolution } from 'altcha-lib';
import type { Challenge, Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listen, showPage } from '../../../tests/support/portal.tsx';
import { work } from '../human/work.ts';
import { HumanCheck } from './HumanCheck.tsx';

/** The test's surroundings have no threads: the same work in this one. */
class Thread extends EventTarget {
  postMessage(challenge: Challenge): void {
    void work(challenge).then((data) => this.dispatchEvent(new MessageEvent('message', { data })));
  }
  terminate(): void {}
}

let server: Awaited<ReturnType<typeof listen>>;
beforeEach(() => vi.stubGlobal('Worker', Thread));
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await server.close();
});

const secrets = { hmacSignatureSecret: 'a secret of this test', hmacKeySignatureSecret: 'another one' };
const challenge = () => createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 10, counter: 5, deriveKey, ...secrets });
const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: '로봇이 아닙니다' });

test('a ticked box works, says so, and the token proves the work', async () => {
  server = await listen({ challenge: { body: { kind: 'altcha', challenge: await challenge() } } });
  const tokens: (string | undefined)[] = [];
  await showPage(<HumanCheck onToken={(token) => tokens.push(token)} />);
  await userEvent.click(await box());
  await waitFor(() => expect(screen.getByText('확인되었습니다')).toBeTruthy(), { timeout: 5000 });
  expect((await box()).checked).toBe(true);
  const payload = JSON.parse(atob(tokens[0]!)) as Payload;
  expect((await verifySolution({ ...payload, deriveKey, ...secrets })).verified).toBe(true);

  await userEvent.click(screen.getByRole('button', { name: '다시 확인' }));
  expect(tokens.at(-1)).toBeUndefined();
  await waitFor(async () => expect((await box()).checked).toBe(false));
  expect(server.heard).toHaveLength(2);
});

test('without a challenge it is told, and can be tried again', async () => {
  server = await listen({ challenge: { status: 429, body: { code: 'E_RATE', message: 'no' } } });
  await showPage(<HumanCheck onToken={() => undefined} />);
  await screen.findByText('확인하지 못했습니다. 다시 시도해 주세요.');
  expect(screen.getByRole('group', { name: '사람 확인' })).toBeTruthy();
});
