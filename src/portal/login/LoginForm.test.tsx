/** The login form: what is missing, refusals, pauses, remembered and wanted ids (2-portal 2 and 5; 3-decisions 3). */
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { listen, showPage } from '../../../tests/support/portal.tsx';
import type { Answer } from '../../../tests/support/portal.tsx';
import { rememberId } from '../../session/tokens/remember.ts';
import { LoginForm } from './LoginForm.tsx';

let server: Awaited<ReturnType<typeof listen>> | undefined;
afterEach(async () => {
  cleanup();
  rememberId(undefined);
  await server?.close();
  server = undefined;
});

const id = () => screen.getByLabelText<HTMLInputElement>('아이디');
const pw = () => screen.getByLabelText<HTMLInputElement>('비밀번호');
const show = () => showPage(<LoginForm redirect={null} />);
const refused = (body: object, headers = {}): Record<string, Answer> => ({ login: { status: 429, body, headers } });

test('what is missing is told letter for letter, and the focus goes to it', async () => {
  server = await listen({});
  await show();
  expect(document.activeElement).toBe(id());
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('alertdialog').textContent).toContain('로그인 ID를 입력해주세요.');
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(id());
  await userEvent.type(id(), 'sales2@demo.example{Enter}');
  expect(screen.getByRole('alertdialog').textContent).toContain('로그인 PASSWORD를 입력해주세요.');
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(pw());
  expect(server.heard).toEqual([]);
});

test('both fields say that they must be filled in, as on other forms', async () => {
  await show();
  expect([id(), pw()].map((input) => input.getAttribute('aria-required'))).toEqual(['true', 'true']);
  expect(screen.getAllByText('필수')).toHaveLength(2);
});

test('a refusal is told, what was typed stays, the password is chosen for typing anew', async () => {
  server = await listen({ login: { status: 401, body: { code: 'E_LOGIN', message: '올바르지 않습니다.' } } });
  await show();
  await userEvent.type(id(), ' sales2@demo.example ');
  await userEvent.type(pw(), 'Wrong!2611{Enter}');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('올바르지 않습니다.'));
  expect(server.heard[0]?.body).toMatchObject({
    loginId: 'sales2@demo.example',
    loginPw: 'Wrong!2611',
    rememberMe: false,
  });
  expect([id().value, pw().value]).toEqual([' sales2@demo.example ', 'Wrong!2611']);
  expect([pw().selectionStart, pw().selectionEnd]).toEqual([0, 10]);
});

test('too many attempts: the pause is counted down and nothing is sent until it is over', async () => {
  server = await listen(refused({ code: 'E_RATE', message: '요청이 너무 많습니다.' }, { 'retry-after': '2' }));
  await show();
  await userEvent.type(id(), 'sales2@demo.example');
  await userEvent.type(pw(), 'Wrong!2611{Enter}');
  await waitFor(() => expect(screen.getByRole('timer').textContent).toBe('00:02 후에 다시 시도할 수 있습니다.'));
  const button = screen.getByRole('button', { name: '로그인' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(button);
  expect(server.heard).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('timer')).toBeNull(), { timeout: 4000 });
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(button.getAttribute('aria-disabled')).toBeNull();
});

test('no answer at all is told in words', async () => {
  server = await listen({ login: { status: 500, body: { code: 'E_INTERNAL', message: 'no' } } });
  await show();
  await userEvent.type(id(), 'a@b.kr');
  await userEvent.type(pw(), 'x{Enter}');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('로그인하지 못했습니다.'));
});

test('the remembered id is there, and one named in the address goes before it', async () => {
  rememberId('kept@demo.example');
  await show();
  expect([id().value, screen.getByRole<HTMLInputElement>('checkbox').checked]).toEqual(['kept@demo.example', true]);
  expect(document.activeElement).toBe(pw());
  cleanup();
  await showPage(<LoginForm loginId="wanted@demo.example" redirect={null} />);
  expect(id().value).toBe('wanted@demo.example');
});
