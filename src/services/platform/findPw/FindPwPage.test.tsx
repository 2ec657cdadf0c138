/** Find password: code, countdown, verified, new password, login; every message of the catalogue (2-portal 4, 5, 8). */
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { listen, showPage } from '../../../../tests/support/portal.tsx';
import type { Answer } from '../../../../tests/support/portal.tsx';
import FindPwPage from './FindPwPage.tsx';

let server: Awaited<ReturnType<typeof listen>>;
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  await server.close();
});

const success: Answer = { body: { message: 'success' } };
const show = async (
  answers: Record<string, Answer> = {},
  address = '/portal/find/pw?loginId=sales2%40demo.example',
) => {
  const code: Answer = { body: { message: 'success', authenNo: '123456' } };
  server = await listen({ sendCertForFindPw: code, findLoginPw: success, updateLoginPw: success, ...answers });
  const router = await showPage(<FindPwPage />, address);
  await screen.findByRole('heading', { name: '비밀번호 찾기' });
  return router;
};
const field = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`)!;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const said = async () => (await screen.findByRole('alertdialog')).querySelector('p')?.textContent;
const refused = async () => {
  await waitFor(() => expect(document.querySelector('.pt-refusal [role=alert]')?.textContent).toBeTruthy());
  return document.querySelector('.pt-refusal [role=alert]')?.textContent;
};
const errorAt = (id: string) => document.querySelector(`#${id}-error`)?.textContent;
const sendCode = async () => {
  await userEvent.type(field('contact'), '01000000007');
  await press('인증번호 받기');
};
const verify = async () => {
  await sendCode();
  await waitFor(() => expect(field('cerNo').value).toBe('123456'));
  await press('확인');
  await screen.findByRole('heading', { name: '새 비밀번호' });
};

test('what must be filled in says so, at every step', async () => {
  await show();
  const musts = () => [...document.querySelectorAll('input[aria-required=true]')].map(({ id }) => id);
  expect(musts()).toEqual(['loginId', 'contact', 'cerNo']);
  expect(screen.getAllByText('필수')).toHaveLength(3);
  await verify();
  expect(musts()).toEqual(['newPw', 'newPwConfirm']);
});

test('without id or contact no code is sent, and the focus goes to the first gap', async () => {
  await show({}, '/portal/find/pw');
  await press('인증번호 받기');
  expect(screen.getByRole('link', { name: '아이디를 입력해주세요.' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '휴대전화번호를 입력해 주세요.' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field('loginId')));
  expect(server.heard).toEqual([]);
});

test('a code that is sent is counted down, shown in brackets and filled in where the server tells it', async () => {
  await show();
  await sendCode();
  await screen.findByText('인증번호가 발송되었습니다. [123456]');
  expect(field('cerNo').value).toBe('123456');
  expect(document.activeElement).toBe(field('cerNo'));
  expect(screen.getByRole('timer').textContent).toMatch(/^남은 시간 0[45]:/);
  expect(screen.getByRole('button', { name: '다시 받기' })).toBeTruthy();
  const query = Object.fromEntries(server.heard[0]!.url.searchParams);
  expect(query).toEqual({ key: '1', loginId: 'sales2@demo.example', cerPhone: '01000000007' });
});

test('in production the code stays with its receiver', async () => {
  await show({ sendCertForFindPw: success });
  await sendCode();
  await screen.findByText('인증번호가 발송되었습니다.');
  expect(field('cerNo').value).toBe('');
});

test('another id or contact makes the code void', async () => {
  await show();
  await sendCode();
  await screen.findByRole('timer');
  await userEvent.type(field('contact'), '{Backspace}8');
  expect(screen.queryByRole('timer')).toBeNull();
  expect(field('cerNo').value).toBe('');
  await press('확인');
  expect(screen.getByText('먼저 인증번호를 받아 주세요.')).toBeTruthy();
});

test('a code that cannot be sent: the message of the catalogue, no countdown', async () => {
  await show({ sendCertForFindPw: { body: { message: 'no gateway' } } });
  await sendCode();
  expect(await refused()).toBe('인증번호 발송하는데 실패하였습니다.관리자에게 문의하세요.');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.queryByRole('timer')).toBeNull();
});

test('time over: told once, and the code has to be asked for again', async () => {
  await show();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await sendCode();
  await screen.findByRole('timer');
  await vi.advanceTimersByTimeAsync(301_000);
  expect(await said()).toBe('인증번호 입력시간이 초과되었습니다.');
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('timer')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '다시 받기' }));
});

test('a wrong code is told at its field: the server speaks, then whom to ask', async () => {
  await show({ findLoginPw: { status: 400, body: { code: 'E_CERT', message: '인증번호가 올바르지 않습니다.' } } });
  await sendCode();
  await screen.findByRole('timer');
  await userEvent.clear(field('cerNo'));
  await userEvent.type(field('cerNo'), '00 0a00 1');
  expect(field('cerNo').value).toBe('000001');
  await press('확인');
  await waitFor(() => expect(errorAt('cerNo')).toMatch(/^인증번호가 올바르지 않습니다\.\s오류가 반복되면/));
  await waitFor(() => expect(document.activeElement).toBe(field('cerNo')));
  expect(field('cerNo').getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  // Whoever types again begins anew.
  await userEvent.type(field('cerNo'), '{Backspace}2');
  expect(errorAt('cerNo')).toBeUndefined();
});

test('a server that cannot answer is no fault of the code', async () => {
  await show({ findLoginPw: { status: 503, body: {} } });
  await sendCode();
  await waitFor(() => expect(field('cerNo').value).toBe('123456'));
  await press('확인');
  expect(await refused()).toContain('오류가 반복되면 관리자에게 문의하세요.');
  expect(errorAt('cerNo')).toBeUndefined();
});

test('the new password: faults while it is typed, then done, then the login with the id', async () => {
  const router = await show();
  await verify();
  expect(document.activeElement).toBe(field('newPw'));
  await userEvent.type(field('newPw'), 'abc');
  expect(screen.queryByText('비밀번호 형식이 올바르지 않습니다.')).toBeNull();
  await userEvent.type(field('newPw'), 'defgh');
  expect(screen.getByText('비밀번호 형식이 올바르지 않습니다.')).toBeTruthy();
  await userEvent.clear(field('newPw'));
  await userEvent.type(field('newPw'), 'Sales2!26');
  expect(screen.getByText(/비밀번호에 아이디나 회사명을 넣을 수 없습니다/)).toBeTruthy();
  // Two things wrong: both in the summary as well, with the keyboard at the first.
  await userEvent.type(field('newPwConfirm'), 'x');
  expect(screen.queryByRole('link', { name: '비밀번호가 서로 일치하지 않습니다.' })).toBeNull();
  await press('비밀번호 변경');
  expect(screen.getByRole('link', { name: '비밀번호가 서로 일치하지 않습니다.' }).getAttribute('href')).toBe(
    '#newPwConfirm',
  );
  await waitFor(() => expect(document.activeElement).toBe(field('newPw')));
  await userEvent.clear(field('newPw'));
  await userEvent.clear(field('newPwConfirm'));
  await userEvent.type(field('newPw'), 'Harbour!26');
  await userEvent.type(field('newPwConfirm'), 'Harbour!2');
  await press('비밀번호 변경');
  expect(errorAt('newPwConfirm')).toBe('비밀번호가 서로 일치하지 않습니다.');
  expect(server.heard.map(({ url }) => url.pathname)).not.toContain('/platform/member/findme/updateLoginPw');
  await userEvent.type(field('newPwConfirm'), '6{Enter}');
  expect(await said()).toBe('정상적으로 비번이 변경되었습니다. 로그인 후 이용해주세요.');
  expect(server.heard.at(-1)?.body).toEqual({
    loginId: 'sales2@demo.example',
    newPw: 'Harbour!26',
    newPwConfirm: 'Harbour!26',
  });
  await press('확인');
  await waitFor(() => expect(router.state.location.pathname).toBe('/portal/login'));
  expect(router.state.location.search).toBe('?loginId=sales2%40demo.example');
});

test('a ticket that is over leads back to the code, which says so', async () => {
  const over = { status: 400, body: { code: 'E_CERT', message: '인증 시간이 지났습니다.' } };
  await show({ updateLoginPw: over });
  await verify();
  await userEvent.type(field('newPw'), 'Harbour!26');
  await userEvent.type(field('newPwConfirm'), 'Harbour!26{Enter}');
  await screen.findByRole('heading', { name: '비밀번호 찾기' });
  expect(errorAt('cerNo')).toContain('인증 시간이 지났습니다.');
  expect(document.activeElement).toBe(field('cerNo'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
